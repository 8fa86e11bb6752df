/** Words of the home page. */
export const home = {
  hero: { label: 'Welcome', bookLabel: 'Book Your Stay', exploreLabel: 'Explore Accommodations' },
  about: { linkLabel: 'Read our story' },
  enjoyments: { linkLabel: 'See everything you can do here' },
  accommodations: { compareLabel: 'Compare Accommodations', guidanceLabel: 'Contact Us for Guidance' },
}
