/** Words around the ready-made plans. */
export const days = { plans: { label: 'Three ready-made plans', take: 'Use this plan' } }
