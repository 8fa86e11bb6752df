/** Words of the footer. */
export const site = {
  footer: { linksHeading: 'Look around', contactHeading: 'Find us', copyright: '© {year} {{name}}' },
}
