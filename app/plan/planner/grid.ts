/** The mornings and afternoons of a plan, with the places that stand there. */
import type { Part } from '../choice.ts'
import { areNeighbours, isFar, isHalfDay, type Frame, type Neighbours, type Outing } from './outing.ts'

export type Slot = { day: number; part: Part }
export type Placed = Slot & { outing: Outing }

export type Rules = {
  frames: readonly Frame[]
  /** Whether the guest passes the far places on the way here and on. */
  passesBy: boolean
  neighbours: readonly Neighbours[]
}

/** Where a place may stand on a day that holds nothing else. */
export function partsFor(outing: Outing, { parts }: Frame, passesBy: boolean): readonly Part[] {
  if (parts.length < 2) return (isFar(outing) ? passesBy : isHalfDay(outing)) ? parts : []
  return isHalfDay(outing) ? parts : parts.slice(0, 1)
}

export class Grid {
  readonly rules: Rules
  readonly placed: readonly Placed[]

  constructor(rules: Rules, placed: readonly Placed[] = []) {
    this.rules = rules
    this.placed = placed
  }

  on(day: number): Outing[] {
    return this.placed.filter((each) => each.day === day).map(({ outing }) => outing)
  }

  holds(outing: Outing): boolean {
    return this.placed.some((each) => each.outing === outing)
  }

  isFree({ day, part }: Slot): boolean {
    return !this.placed.some((each) => each.day === day && each.part === part)
  }

  hasRoom(outing: Outing, slot: Slot): boolean {
    const { frames, passesBy, neighbours } = this.rules
    const frame = frames[slot.day]
    const goesWith = (other: Outing) =>
      isHalfDay(outing) &&
      isHalfDay(other) &&
      (isFar(outing) ? areNeighbours(outing, other, neighbours) !== undefined : !isFar(other))
    return (
      frame !== undefined &&
      this.isFree(slot) &&
      partsFor(outing, frame, passesBy).includes(slot.part) &&
      this.on(slot.day).every(goesWith)
    )
  }

  /** All that there is room for, the earliest first. */
  slotsFor(outing: Outing): Slot[] {
    return this.rules.frames
      .flatMap(({ parts }, day) => parts.map((part) => ({ day, part })))
      .filter((slot) => this.hasRoom(outing, slot))
  }

  /** With a place in the first of these slots that has room for it, if there is one. */
  with(outing: Outing, slots: readonly Slot[]): Grid {
    const slot = slots.find((each) => this.hasRoom(outing, each))
    return slot ? new Grid(this.rules, [...this.placed, { outing, ...slot }]) : this
  }
}
