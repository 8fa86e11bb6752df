/** What stands in for a picture that cannot be had: sun and hills, in the ink of the picture's caption band. */

/** Where a picture has no ink: what lies behind shines through, so that it suits both looks. */
const quiet = { ground: '#8a7a6a33', drawing: '#8a7a6a66' }
const onInk = '#f3e3c64d'

/** SVG as wide and high as its place: it has no size and no proportions of its own. */
export function drawStandIn(ink: string | undefined): string {
  const { ground, drawing } = ink ? { ground: ink, drawing: onInk } : quiet
  return (
    `<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="${ground}"/>` +
    `<svg x="35%" y="35%" width="30%" height="30%" viewBox="0 0 120 60" fill="${drawing}">` +
    '<circle cx="84" cy="12" r="9"/><path d="M0 60L40 10 68 44 82 28 120 60Z"/></svg></svg>'
  )
}
