/** Whether the guest's system has nothing against motion. Only in a browser. */
export const isMotionWelcome = (): boolean => matchMedia('(prefers-reduced-motion: no-preference)').matches
