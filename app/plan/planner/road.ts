/** The road of a day: to each of its places and back, or by one neighbour to the other. */
type Stop = { km: number; minutes: number }

export function roadOf(stops: readonly Stop[], between?: Stop): Stop {
  const times = between ? 1 : 2
  return [
    ...stops.map(({ km, minutes }) => ({ km: times * km, minutes: times * minutes })),
    ...(between ? [between] : []),
  ].reduce((sum, { km, minutes }) => ({ km: sum.km + km, minutes: sum.minutes + minutes }), { km: 0, minutes: 0 })
}
