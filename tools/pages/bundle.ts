import { build, type BuildOptions } from 'vite'

/** Bundles a file with all that it imports into one classic script. @param define constants of its code */
export async function bundleScript(
  root: string,
  entry: string,
  define: Record<string, string>,
  options: BuildOptions = {},
): Promise<{ code: string; licences: string }> {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: {
      write: false,
      license: true,
      lib: { entry, formats: ['iife'], name: 'script' },
      rolldownOptions: { output: { extend: true } },
      ...options,
    },
  })
  const files = (Array.isArray(output) ? output : 'output' in output ? [output] : []).flatMap((each) => each.output)
  const chunk = files.find((each) => each.type === 'chunk')
  const licences = files.find((each) => each.fileName.includes('license'))
  if (!chunk) throw new Error(`The script ${entry} was not built.`)
  return { code: chunk.code, licences: licences?.type === 'asset' ? String(licences.source) : '' }
}
