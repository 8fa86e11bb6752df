/** GitHub as edit/github.ts asks it, over a real repository. It refuses what its published schema does not have. */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { schema as published } from '@octokit/graphql-schema'
import type { CreateCommitOnBranchInput, UpdateRefsInput } from '@octokit/graphql-schema'
import { buildSchema, graphql, GraphQLError } from 'graphql'

const schema = buildSchema(published.idl, { assumeValidSDL: true })

type Files = Iterable<readonly [file: string, held: string | Uint8Array | null]>
/** When a connection is cut: before anything has arrived, after all was done, or within the answer. */
export type Cut = 'before' | 'after' | 'within'

const refused = (type: string) => new GraphQLError(type, { extensions: { type } })

export async function openFakeGitHub(files: Files) {
  const folder = mkdtempSync(join(tmpdir(), 'host-'))
  const run = (words: string[], input?: Uint8Array) =>
    execFileSync('git', words, { cwd: folder, input, stdio: 'pipe', maxBuffer: 100_000_000 })
  const git = (...words: string[]) => run(words).toString()
  const head = (branch = 'main') => git('for-each-ref', '--format=%(objectname)', `refs/heads/${branch}`).trim()

  /** @returns the commit */
  function commit(changed: Files, message = 'By somebody else', branch = 'main'): string {
    const data = (bytes: string | Uint8Array) => [`data ${Buffer.byteLength(bytes)}\n`, bytes, '\n']
    const parts = [`commit refs/heads/${branch}\n`, 'committer Owner <owner@localhost> now\n', ...data(message)]
    if (head(branch) !== '') parts.push(`from refs/heads/${branch}^0\n`)
    for (const [path, held] of changed)
      parts.push(...(held === null ? [`D ${path}\n`] : [`M 100644 inline ${path}\n`, ...data(held)]))
    run(['fast-import', '--quiet', '--date-format=now'], Buffer.concat(parts.map((part) => Buffer.from(part))))
    return head(branch)
  }

  const answers: Record<string, string> = {}
  /** What never changes is asked once. */
  const known = (...words: string[]) => (answers[words.join(' ')] ??= git(...words))
  const entryOf = (line: string) => {
    const [, kind, oid = '', name] = /^\d+ (\w+) (\w+)\t(.*)$/.exec(line)!
    const text = () => known('cat-file', 'blob', oid)
    return { name, oid, object: { __typename: kind === 'blob' ? 'Blob' : 'Tree', text, isTruncated: false } }
  }
  const commitAt = (oid: string): object => ({
    __typename: 'Commit',
    oid,
    message: () => known('show', '-s', '--format=%B', oid).trim(),
    history: ({ first }: { first: number }) => ({
      nodes: known('rev-list', `--max-count=${first}`, oid).split('\n').filter(Boolean).map(commitAt),
    }),
    parents: () => ({ nodes: known('rev-parse', `${oid}^@`).split('\n').filter(Boolean).map(commitAt) }),
    file({ path }: { path: string }) {
      const entries = known('ls-tree', oid, `${path}/`).split('\n').filter(Boolean).map(entryOf)
      for (const entry of entries) entry.name = entry.name!.slice(path.length + 1)
      return entries.length > 0 ? { object: { __typename: 'Tree', entries } } : null
    },
  })
  const refAt = (name: string) => (head(name) ? { name, target: commitAt(head(name)) } : null)
  const rootValue = {
    repository({ owner, name }: { owner: string; name: string }) {
      if (`${owner}/${name}` !== 'waridi/site') throw refused('NOT_FOUND')
      return { id: 'R_1', defaultBranchRef: refAt('main'), ref: () => refAt('draft') }
    },
    createCommitOnBranch({ input }: { input: CreateCommitOnBranchInput }) {
      const branch = input.branch.branchName!
      if (head(branch) !== input.expectedHeadOid) throw refused('STALE_DATA')
      const { additions, deletions } = input.fileChanges!
      const { headline, body = '' } = input.message
      const changed = new Map<string, Uint8Array | null>(deletions!.map(({ path }) => [path, null]))
      for (const { path, contents } of additions!) changed.set(path, Buffer.from(contents as string, 'base64'))
      return { commit: commitAt(commit(changed, `${headline}\n\n${body}`, branch)) }
    },
    updateRefs({ input }: { input: UpdateRefsInput }) {
      for (const { name, afterOid } of input.refUpdates) git('update-ref', name as string, afterOid as string)
      return {}
    },
  }

  const server = createServer(async (request, response) => {
    const cut = host.cuts.shift()
    if (cut === 'before') return void request.socket.destroy()
    const body = await new Response(request as unknown as BodyInit).text()
    const answer = (status: number, bytes: string | Buffer) => {
      if (cut === 'after') return void request.socket.destroy()
      response.writeHead(status, { 'Content-Length': Buffer.byteLength(bytes) })
      if (!cut) return void response.end(bytes)
      response.write(bytes.slice(0, 20), () => request.socket.destroy())
    }
    if (request.headers.authorization !== `Bearer ${host.key}`) return answer(401, '{}')
    const [, mark] = /^\/repos\/waridi\/site\/git\/blobs\/(\w+)$/.exec(request.url!) ?? []
    if (mark) return answer(200, run(['cat-file', 'blob', mark]))
    const { query: source, variables: variableValues } = JSON.parse(body)
    const { data, errors } = await graphql({ schema, source, variableValues, rootValue })
    answer(
      200,
      JSON.stringify({ data, errors: errors?.map(({ message, extensions }) => ({ ...extensions, message })) }),
    )
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')

  const host = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key: 'key',
    /** How the next requests are cut, each in its turn. */
    cuts: [] as (Cut | undefined)[],
    git,
    head,
    commit,
    /** Lines that a commit has taken out and put in. */
    difference: (version: string) => git('show', '--format=', '-U0', version).match(/^[+-](?![+-]{2} ).*/gm) ?? [],
    close() {
      server.close().closeAllConnections()
      rmSync(folder, { recursive: true })
    },
  }
  git('init', '-q', '--bare', '-b', 'main')
  commit(files)
  return host
}
