/** Words of the page of enjoyments. */
export const enjoyments = {
  bookLabel: 'Learn More & Book',
  whyChoose: { planLabel: 'Plan your stay', staysLabel: 'See the {{stayCountInWords}} places to stay' },
}
