/** The whole site map: each address and the file of its page. */
export const pages = [
  { path: '/', page: './pages/home/HomePage.tsx' },
  { path: '/accommodations', page: './pages/accommodations/AccommodationsPage.tsx' },
  { path: '/enjoyments', page: './pages/enjoyments/EnjoymentsPage.tsx' },
  { path: '/location', page: './pages/location/LocationPage.tsx' },
  { path: '/about-us', page: './pages/about/AboutPage.tsx' },
  { path: '*', page: './pages/not-found/NotFoundPage.tsx' },
] as const
