import { build } from 'vite'

/** Bundles `app/starter.ts` into one small classic script, to be written into every page. */
export async function bundleStarter(root: string): Promise<string> {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: 'app/starter.ts', formats: ['iife'], name: 'starter' },
      rolldownOptions: { output: { extend: true } },
    },
  })
  const chunk = (Array.isArray(output) ? output : 'output' in output ? [output] : [])
    .flatMap((each) => each.output)
    .find((each) => each.type === 'chunk')
  if (!chunk) throw new Error('The inline starter was not built.')
  return chunk.code.trim()
}
