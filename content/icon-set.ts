/** Every icon that content may choose: the whole set of lucide, of which only the chosen ones are built. */
import { readdirSync } from 'node:fs'

const folder = new URL('../node_modules/lucide-react/dist/esm/icons/', import.meta.url)

export const iconSet: ReadonlySet<string> = new Set(
  readdirSync(folder).flatMap((file) => /^(?!index\.)(.+)\.mjs$/.exec(file)?.[1] ?? []),
)
