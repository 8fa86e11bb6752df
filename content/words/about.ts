/** Words of About Us. */
export const about = { stays: { linkLabel: 'See where you’ll stay' } }
