import { isMotionWelcome } from '../browser/motion.ts'
import { switchLook } from './look.ts'

/** Shows the other look: as a circle that grows from the switch, if the browser can and reduced motion is off. */
export function switchLookInCircle(button: Element): void {
  const root = document.documentElement
  if (!document.startViewTransition || !isMotionWelcome()) {
    switchLook(root)
    return
  }
  const box = button.getBoundingClientRect()
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  const radius = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y))
  void document
    .startViewTransition(() => switchLook(root))
    .ready.then(
      () => {
        root.animate(
          { clipPath: [`circle(0 at ${x}px ${y}px)`, `circle(${radius}px at ${x}px ${y}px)`] },
          { duration: 400, easing: 'ease-out', pseudoElement: '::view-transition-new(root)' },
        )
      },
      () => {
        // The browser skipped the animation, but the look has changed.
      },
    )
}
