/** A branch at GitHub as the disk: one question reads it, and one commit takes all files or none. */
import { originalsFolder } from '../tools/pictures/accept-original.ts'
import { DiskProblem, KeyRefused, Moved, NoAnswer, type Base, type Changed, type Disk } from './disk.ts'

/** `repository` is "owner/name"; the key is sent to GitHub alone; by `browser`, an id, it knows its own copy. */
export type Access = { repository: string; key: string; browser: string }

export type HostDisk = Disk & {
  /** Copies what is not published to the branch `draft`, once for each last step, or takes out what was copied here. */
  copy: (version: string, changed: Changed, step: string) => Promise<void>
  /** What was copied, and what it was changed from; undefined where all is published. */
  draft: () => Promise<{ before: Base; now: Base } | undefined>
}

const noConnection = 'There is no connection to GitHub. Check that you’re online, and try again. Nothing is lost.'
const isDown = 'GitHub can’t answer at the moment. Try again in a few minutes. Nothing is lost.'
const hasEnded = 'GitHub doesn’t take this key any more. Press “Forget this key”, and make a new one. Nothing is lost.'
const mayNot = 'This key is not for this site, or may not change it. Make a new one, as the first sheet says.'

type TreeEntry = { name: string; oid: string; object?: { text?: string; isTruncated?: boolean } }
type Tree = { object: { entries: TreeEntry[] } } | null
type Version = { oid: string; history: { nodes: { message: string }[] }; content: Tree; map: Tree; pictures: Tree }

const site = 'query ($owner: String!, $name: String!) { repository(owner: $owner, name: $name)'
const parts = `fragment version on Commit {
  oid history(first: 30) { nodes { message } }
  content: file(path: "content") { ...texts }
  map: file(path: "assets/map") { ...texts }
  pictures: file(path: "${originalsFolder}") { object { ... on Tree { entries { name oid } } } } }
fragment texts on TreeEntry { object { ... on Tree { entries { name oid object { ... on Blob { text isTruncated } } } } } }`
const ofDraft = 'ref(qualifiedName: "refs/heads/draft") { target { ... on Commit { message } } }'
const head = `${site} { id defaultBranchRef { name target { ... on Commit { oid } } } ${ofDraft} } }`
const whole = `${site} { id defaultBranchRef { name target { ...version } } ${ofDraft} } } ${parts}`
const draftAsked = `${site} { ref(qualifiedName: "refs/heads/draft") { target {
  ...version ... on Commit { parents(first: 1) { nodes { ...version } } } } } } } ${parts}`
const put = 'createCommitOnBranch(input: $input) { commit { oid } }'
const move = 'updateRefs(input: $draft) { clientMutationId }'
const write = `mutation ($input: CreateCommitOnBranchInput!) { ${put} }`
const clear = `mutation ($draft: UpdateRefsInput!) { ${move} }`
const copy = `mutation ($draft: UpdateRefsInput!, $input: CreateCommitOnBranchInput!) { ${move} ${put} }`

type Ref<Target> = { target: Target } | null
type Main = { name: string; target: Version } | null
type Site = { repository: { id: string; defaultBranchRef: Main; ref: Ref<{ message: string }> } }
type DraftFound = { repository: { ref: Ref<Version & { parents: { nodes: Version[] } }> } }
type Made = { createCommitOnBranch: { commit: { oid: string } } }

async function base64(held: string | Blob): Promise<string> {
  // Of a text without waiting: the page may be about to be left.
  const bytes = typeof held === 'string' ? new TextEncoder().encode(held) : new Uint8Array(await held.arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

function baseOf({ oid, history, content, map, pictures }: Version): Base {
  const named = (path: string, folder: Tree) =>
    (folder?.object.entries ?? []).map((entry) => ({ ...entry, file: `${path}/${entry.name}` }))
  const texts = [...named('content', content), ...named('assets/map', map)]
    .filter(({ file }) => /\.(?:yaml|json|svg)$/.test(file))
    // What is no text is left out: the check says that it cannot be read.
    .flatMap(({ file, object }) => (object?.text == null || object.isTruncated ? [] : [[file, object.text] as const]))
  const marks = named(originalsFolder, pictures).filter(({ name }) => !name.startsWith('.'))
  const files = new Map([...texts, ...marks.map((each) => [each.file, each.oid] as const)])
  return { version: oid, files, message: history.nodes.map((each) => each.message).join('\n') }
}

export function gitHub({ repository, key, browser }: Access): HostDisk {
  const [owner, name] = repository.split('/')
  const headline = 'content: Draft'
  let branch = ''
  let id = ''
  /** What the branch `draft` says of itself: as it was found, or as it was copied from here. */
  let copied = ''

  async function request(path: string, init: RequestInit, accept = 'application/json'): Promise<Blob> {
    const headers = { Accept: accept, Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' }
    const signal = AbortSignal.timeout(60_000)
    const answer = fetch(`https://api.github.com${path}`, { ...init, headers, signal })
    const [response, bytes] = await answer
      .then(async (each) => [each, await each.blob()] as const)
      .catch(() => {
        throw new NoAnswer(noConnection)
      })
    if (response.status === 401) throw new KeyRefused(hasEnded)
    // Who asks too often is told when to come again, or that nothing is left for now.
    const isTooOften = response.headers.has('retry-after') || response.headers.get('x-ratelimit-remaining') === '0'
    if (response.status === 403 && !isTooOften) throw new KeyRefused(mayNot)
    if (!response.ok) throw new NoAnswer(isDown)
    return bytes
  }

  async function ask<Data>(query: string, variables: object = { owner, name }, isCopy = false): Promise<Data> {
    const body = JSON.stringify({ query, variables })
    // So much arrives also where the page is left meanwhile.
    const keepalive = isCopy && body.length < 60_000
    const answer = await (await request('/graphql', { method: 'POST', body, keepalive })).text()
    type Answered = { data: Data; errors?: { type?: string; message: string }[] }
    const { data, errors: [error] = [] } = JSON.parse(answer) as Answered
    if (error?.type === 'STALE_DATA') throw new Moved('Somebody else has published meanwhile. Try again.')
    if (/FORBIDDEN|NOT_FOUND/.test(error?.type ?? '')) throw new KeyRefused(mayNot)
    if (error) throw new DiskProblem(`GitHub has refused it: ${error.message}`)
    return data
  }

  /** Of any version: nothing that was published is gone. */
  const blobOf = (mark: string) =>
    request(`/repos/${repository}/git/blobs/${mark}`, {}, 'application/vnd.github.raw+json')

  async function commitOf(branchName: string, expectedHeadOid: string, changed: Changed, message: object) {
    const fileChanges = { additions: [] as object[], deletions: [] as object[] }
    for (const [path, held] of changed) {
      const isMark = path.startsWith(originalsFolder) && typeof held === 'string'
      if (held === null) fileChanges.deletions.push({ path })
      else fileChanges.additions.push({ path, contents: await base64(isMark ? await blobOf(held) : held) })
    }
    const target = { repositoryNameWithOwner: repository, branchName }
    return { branch: target, expectedHeadOid, message, fileChanges }
  }

  return {
    id: `github ${repository.toLowerCase()}`,
    writesAtOnce: false,
    async read(known) {
      const { repository: found } = await ask<Site>(known.version === '' ? whole : head)
      if (!found.defaultBranchRef) throw new KeyRefused(mayNot)
      const { name: branchName, target } = found.defaultBranchRef
      ;[id, branch] = [found.id, branchName]
      copied ||= found.ref?.target.message ?? ''
      if (target.oid === known.version) return known
      if (known.version !== '') return this.read({ ...known, version: '' })
      if (!target.content) throw new KeyRefused(mayNot)
      return baseOf(target)
    },
    async write(version, changed, message) {
      const { told = [], id: own } = message ?? {}
      const body = [...told.map((line) => `- ${line}`), '', `Edit: ${own}`].join('\n')
      const words = { headline: 'content: Publish what was changed in the editor', body }
      const input = await commitOf(branch, version, changed, words)
      return (await ask<Made>(write, { input })).createCommitOnBranch.commit.oid
    },
    picture: (_, mark) => blobOf(mark),
    watch(told) {
      addEventListener('online', () => told(false))
      document.addEventListener('visibilitychange', () => told(false))
    },
    async copy(version, changed, step) {
      const isNothing = changed.size === 0
      const body = `${step} ${browser}`
      if (isNothing ? !copied.endsWith(browser) : copied.endsWith(body)) return
      // What is undone is not to be offered anywhere; nor is a copy touched that another device has made meanwhile.
      if (isNothing && !(await ask<Site>(head)).repository.ref?.target.message.endsWith(browser)) return
      const draft = { repositoryId: id, refUpdates: [{ name: 'refs/heads/draft', afterOid: version, force: true }] }
      const input = await commitOf('draft', version, changed, { headline, body })
      await (isNothing ? ask(clear, { draft }) : ask(copy, { draft, input }, true))
      copied = isNothing ? '' : body
    },
    async draft() {
      const { ref } = (await ask<DraftFound>(draftAsked)).repository
      const [before] = ref?.target.parents.nodes ?? []
      const isDraft = ref?.target.history.nodes[0]?.message.startsWith(headline)
      return ref && before && isDraft ? { before: baseOf(before), now: baseOf(ref.target) } : undefined
    },
  }
}
