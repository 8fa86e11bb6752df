/**
 * Merges what was changed here with what somebody else has changed, field by field: each of our changes is made once more
 * in their text, so that its comments stay where they are. A field that both have changed is asked.
 */
import { parse } from 'yaml'
import { isGroup } from '../content/words.ts'
import type { Path } from '../tools/content/problem.ts'
import { isSameFile, markOf, withChanged, type Base, type Held } from './disk.ts'
import { isSame } from './field-path.ts'
import { pathText } from './owner-fields.ts'
import { withEntry, withKeys, withoutEntry, withSwap, withValue, type Value } from './yaml-text.ts'

type Versions<Kind> = { base: Kind; mine: Kind; theirs: Kind }
type Values = Versions<Value | undefined>
export type Side = 'mine' | 'theirs'

/** What both have changed: the path of a field, or the file of a picture. */
export type Question = { path: string; mine: Value | undefined; theirs: Value | undefined }
export type Choose = (question: Question) => Side | undefined

/** Whether our value is to be written over theirs. */
type IsMine = (values: Values, path: string) => boolean

/** @param choose which of two is taken; undefined where nobody has said so yet @returns theirs, with ours */
export function merge(files: Versions<Base['files']>, choose: Choose): { files: Base['files']; asked: Question[] } {
  const asked: Question[] = []
  const changed = new Map<string, Held | null>()
  const isMine: IsMine = ({ base, mine, theirs }, path) => {
    if (isSame(base, mine) || isSame(mine, theirs)) return false
    if (isSame(base, theirs)) return true
    const side = choose({ path, mine, theirs })
    if (side === undefined) asked.push({ path, mine, theirs })
    return side === 'mine'
  }
  for (const file of new Set([...files.base.keys(), ...files.mine.keys()])) {
    const [base, mine, theirs] = [files.base, files.mine, files.theirs].map((each) => each.get(file))
    if (isSameFile(base, mine) || isSameFile(mine, theirs)) continue
    const areTexts = typeof mine === 'string' && typeof theirs === 'string' && file.endsWith('.yaml')
    if (areTexts && !isSameFile(base, theirs))
      changed.set(file, mergeTexts(file, { base: (base ?? '') as string, mine, theirs }, isMine))
    else if (isMine({ base: markOf(base), mine: markOf(mine), theirs: markOf(theirs) }, file))
      changed.set(file, mine ?? null)
  }
  return { files: withChanged(files.theirs, changed), asked }
}

function mergeTexts(file: string, texts: Versions<string>, isMine: IsMine): string {
  const data = (text: string) => parse(text) as Value
  const all = { base: data(texts.base), mine: data(texts.mine), theirs: data(texts.theirs) }
  const named = (path: Path) => pathText(file.replaceAll(/^.*\/|\.yaml$/g, ''), all.theirs, path)
  let text = texts.theirs

  function mergeField({ base, mine, theirs }: Values, path: Path): void {
    if (isSame(base, mine) || isSame(mine, theirs)) return
    if (isGroup(base) && isGroup(mine) && isGroup(theirs)) {
      for (const key of Object.keys({ ...base, ...mine }))
        mergeField({ base: base[key], mine: mine[key], theirs: theirs[key] }, [...path, key])
      return
    }
    const areLists = Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)
    if ((areLists && mergeList({ base, mine, theirs }, path)) || !isMine({ base, mine, theirs }, named(path))) return
    // A comment above a fact that is settled stays.
    const isSettled = mine === undefined && path.length === 1
    text = isSettled ? withKeys(text, new Map([[String(path[0]), undefined]])) : withValue(text, path, mine)
  }

  /** @returns whether entries can be told apart: by their ids, or else by what they held */
  function mergeList({ base, mine, theirs }: Versions<Value[]>, path: Path): boolean {
    const idsOf = (list: Value[]) => list.map((entry) => (isGroup(entry) ? entry.id : undefined))
    const haveIds = [base, mine, theirs].every((list) => idsOf(list).every((id) => typeof id === 'string'))
    const held = (list: Value[]) => list.map((entry) => JSON.stringify(entry))
    const haveOnlyChanged = (list: Value[]) =>
      list.length === base.length &&
      held(list).every((entry, at) => held(base)[at] === entry || !held(base).includes(entry))
    const namesOf = (list: Value[]) => (haveIds ? (idsOf(list) as string[]) : held(haveOnlyChanged(list) ? base : list))
    const [before, ours, other] = [namesOf(base), namesOf(mine), namesOf(theirs)]
    const inOrder = (names: string[]) =>
      names.filter((name) => [before, ours, other].every((each) => each.includes(name)))
    const isMoved = !isSame(inOrder(ours), inOrder(before))
    const isMovedTwice = isMoved && !isSame(inOrder(other), inOrder(before))
    const isTwice = [before, ours, other].some((names) => new Set(names).size < names.length)
    const isLost = !haveIds && before.some((name) => !ours.includes(name) && !other.includes(name))
    if (isMovedTwice || isTwice || isLost) return false

    const names = [...new Set([...before, ...ours])].map((name) => {
      const [at, own] = [before.indexOf(name), ours.indexOf(name)]
      return { name, own, values: { base: base[at], mine: mine[own], theirs: theirs[other.indexOf(name)] } }
    })
    const isInBoth = ({ name }: { name: string }) => ours.includes(name) && other.includes(name)
    for (const { name, values } of names.filter(isInBoth)) mergeField(values, [...path, other.indexOf(name)])
    // Numbers of entries change from here on.
    const now = [...other]
    for (const { name, own, values } of names.filter((each) => !isInBoth(each))) {
      if (!isMine(values, `${named(path)}.${haveIds ? name : own + 1}`)) continue
      if (values.mine === undefined) {
        text = withoutEntry(text, [...path, now.indexOf(name)])
        now.splice(now.indexOf(name), 1)
      } else {
        const above = ours.slice(0, own).findLast((each) => now.includes(each)) ?? ''
        const isLast = !ours.slice(own).some((each) => before.includes(each))
        const after = isLast ? now.length - 1 : now.indexOf(above)
        text = withEntry(text, [...path, after], values.mine)
        now.splice(after + 1, 0, name)
      }
    }
    if (!isMoved) return true
    const wanted = inOrder(ours)
    for (const [to, name] of now.map((each) => (inOrder(ours).includes(each) ? wanted.shift()! : each)).entries())
      for (let at = now.indexOf(name); at > to; at -= 1) {
        text = withSwap(text, [...path, at - 1])
        now.splice(at - 1, 2, name, now[at - 1]!)
      }
    return true
  }

  mergeField(all, [])
  return text
}
