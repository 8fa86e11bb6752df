import { parseArgs } from 'node:util'

export type Network = { name: string; latency: number; bitsPerSecond: number }

/** Latency in milliseconds for every request, as Chromium's own throttling applies it; throughput both ways. */
export const networks: Record<string, Network> = {
  'slow-4g': { name: 'slow 4G (562 ms, 1.44 Mbit/s)', latency: 562.5, bitsPerSecond: 1_440_000 },
  'fast-3g': { name: 'fast 3G (150 ms, 1.6 Mbit/s)', latency: 150, bitsPerSecond: 1_600_000 },
}

export type Protocol = 'HTTP/1.1' | 'HTTP/2'

export type Options = {
  runs: number
  networks: Network[]
  protocols: Protocol[]
  /** Addresses of other sites, measured beside ours. */
  others: string[]
  parts: Part[]
}

const parts = ['loads', 'clicks', 'interactions', 'lighthouse'] as const
export type Part = (typeof parts)[number]

/**
 * Reads `--runs 7 --network slow-4g --protocol 2 --lighthouse --only clicks [addresses]`. @throws with a sentence for
 * the reader
 */
export function readOptions(args: string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '7' },
      network: { type: 'string', multiple: true, default: Object.keys(networks) },
      protocol: { type: 'string', multiple: true, default: ['1.1', '2'] },
      lighthouse: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true },
    },
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs is "${values.runs}"; it must be a whole number from 1.`)
  return {
    runs,
    networks: values.network.map((name) => {
      const network = networks[name]
      if (!network) throw new Error(`--network is "${name}"; there are: ${Object.keys(networks).join(', ')}.`)
      return network
    }),
    protocols: values.protocol.map((version) => (version === '2' ? 'HTTP/2' : 'HTTP/1.1')),
    others: positionals.map((address) => new URL(address).href),
    parts: values.only
      ? values.only.map((name) => {
          const part = parts.find((each) => each === name)
          if (!part) throw new Error(`--only is "${name}"; there are: ${parts.join(', ')}.`)
          return part
        })
      : parts.filter((part) => part !== 'lighthouse' || values.lighthouse),
  }
}
