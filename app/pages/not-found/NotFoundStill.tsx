import notFound from '../../../content/not-found.yaml'
import { NotFoundLost } from './NotFoundLost.tsx'

export function NotFound() {
  return <NotFoundLost {...notFound} />
}
