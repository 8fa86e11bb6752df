/** The placeholder for a picture that is not available: sun and hills, in the colour of its caption band. */

/** For pictures without a colour: half transparent, to suit both looks. */
const quiet = { ground: '#8a7a6a33', drawing: '#8a7a6a66' }
const onInk = '#f3e3c64d'

/** An SVG without a size of its own, so that it fills its frame. */
export function drawPlaceholder(ink: string | undefined): string {
  const { ground, drawing } = ink ? { ground: ink, drawing: onInk } : quiet
  return (
    `<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="${ground}"/>` +
    `<svg x="35%" y="35%" width="30%" height="30%" viewBox="0 0 120 60" fill="${drawing}">` +
    '<circle cx="84" cy="12" r="9"/><path d="M0 60L40 10 68 44 82 28 120 60Z"/></svg></svg>'
  )
}
