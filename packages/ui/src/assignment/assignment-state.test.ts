import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AssignmentState,
  begun,
  chosen,
  differenceOf,
  discarded,
  ended,
  isInConflict,
  isTouched,
  keptMine,
  received,
  startFrom,
  type Stored,
  theirsOf,
} from './assignment-state'

const stored = (tag: string, ...ids: number[]): Stored<number> => ({ ids, tag })
const sorted = (ids: Iterable<number>): number[] => [...ids].toSorted((a, b) => a - b)
const chosenIds = (state: AssignmentState<number>): number[] => sorted(state.selected)

describe('what is assigned, while it is changed', () => {
  it('follows the server as long as nobody has touched it', () => {
    const state = received(startFrom(stored('1', 1)), stored('2', 1, 2))
    expect(chosenIds(state)).toEqual([1, 2])
    expect(isInConflict(state)).toBe(false)
  })

  it('keeps what was chosen when somebody else saves, and says what they saved', () => {
    const state = received(chosen(startFrom(stored('1', 1)), [1, 3]), stored('2', 1, 2))
    expect(chosenIds(state)).toEqual([1, 3])
    expect(theirsOf(state)?.ids).toEqual([1, 2])
  })

  it('is no conflict when they saved the same, nor when only the name of the version is another', () => {
    const touched = chosen(startFrom(stored('1', 1)), [1, 3])
    expect(isTouched(received(touched, stored('2', 3, 1)))).toBe(false)
    const renamed = received(touched, stored('2', 1))
    expect(isInConflict(renamed)).toBe(false)
    expect(renamed.base.tag).toBe('2')
    expect(chosenIds(renamed)).toEqual([1, 3])
  })

  it('is no conflict when they saved a part of what was chosen', () => {
    const state = received(chosen(startFrom(stored('1', 1, 2)), [3, 4]), stored('2', 1, 3))
    expect(isInConflict(state)).toBe(false)
    expect(state.base.tag).toBe('2')
    expect(chosenIds(state)).toEqual([3, 4])
  })

  it('ceases to be a conflict when what was chosen is what they saved', () => {
    const state = chosen(received(chosen(startFrom(stored('1', 1)), [1, 3]), stored('2', 1, 2)), [1, 2])
    expect(isInConflict(state)).toBe(false)
    expect(isTouched(state)).toBe(false)
  })

  it('starts from theirs when theirs are taken, and saves over theirs when mine are kept', () => {
    const state = received(chosen(startFrom(stored('1', 1)), [3]), stored('2', 1, 2))
    expect(chosenIds(discarded(state))).toEqual([1, 2])
    const kept = keptMine(state)
    expect(chosenIds(kept)).toEqual([3])
    expect(kept.base.tag).toBe('2')
    expect(isInConflict(kept)).toBe(false)
  })

  it('is saved once the server has said so, whenever the new version is read', () => {
    const touched = begun(chosen(startFrom(stored('1', 1)), [1, 3]))
    const after = received(ended(touched, [1, 3], { status: 'saved' }), stored('2', 1, 3))
    const during = ended(received(touched, stored('2', 1, 3)), [1, 3], { status: 'saved' })
    for (const state of [after, during]) {
      expect(isTouched(state)).toBe(false)
      expect(isInConflict(state)).toBe(false)
      expect(state.base.tag).toBe('2')
    }
  })

  it('shows what the server left out of a save, and keeps what was chosen since', () => {
    const saved = ended(begun(chosen(startFrom(stored('1', 1)), [1, 2, 3])), [1, 2, 3], { status: 'saved' })
    const state = received(chosen(saved, [1, 2, 3, 4]), stored('2', 1, 2))
    expect(chosenIds(state)).toEqual([1, 2, 4])
    expect(sorted(state.base.ids)).toEqual([1, 2])
  })

  it('asks for a choice after a refusal, and knows theirs when they have been read', () => {
    const refused = ended(begun(chosen(startFrom(stored('1', 1)), [3])), [3], { status: 'conflict' })
    expect(isInConflict(refused)).toBe(true)
    expect(theirsOf(refused)).toBeUndefined()
    expect(theirsOf(received(refused, stored('2', 1, 2)))?.tag).toBe('2')
  })

  it('keeps what was chosen when a save fails, and forgets the words with the next choice', () => {
    const failed = ended(begun(chosen(startFrom(stored('1', 1)), [3])), [3], { status: 'failed', message: 'No.' })
    expect(failed).toMatchObject({ saving: 'failed', failure: 'No.' })
    expect(chosenIds(failed)).toEqual([3])
    expect(chosen(failed, [4]).failure).toBeUndefined()
  })

  it('counts only what is left of a save that has failed half-way, whenever that is read', () => {
    // Of two calls the first has stored 3, and the second, which adds 4 and takes 1 away, has failed.
    const saving = begun(chosen(startFrom(stored('1', 1)), [3, 4]))
    const failure = { status: 'failed', message: 'No.' } as const
    const after = received(ended(saving, [3, 4], failure), stored('2', 1, 3))
    const during = ended(received(saving, stored('2', 1, 3)), [3, 4], failure)
    for (const state of [after, during]) {
      expect(isInConflict(state)).toBe(false)
      expect(state).toMatchObject({ saving: 'failed', failure: 'No.' })
      expect(differenceOf(state.base.ids, state.selected)).toEqual({ added: [4], removed: [1] })
      expect(state.base.tag).toBe('2')
    }
  })

  it('tells versions without names apart by what is in them', () => {
    const state = received(chosen(startFrom<number>({ ids: [1, 2] }), [1]), { ids: [2, 1] })
    expect(isInConflict(state)).toBe(false)
    expect(isInConflict(received(state, { ids: [2, 5] }))).toBe(true)
  })
})

const set = fc.uniqueArray(fc.nat({ max: 9 }), { maxLength: 6 })
/** What can happen, in any order, but for a person giving a choice up. */
const event = fc.oneof(
  fc.record({ kind: fc.constant('received' as const), ids: set, tag: fc.nat({ max: 5 }) }),
  fc.record({ kind: fc.constant('begun' as const) }),
  fc.record({ kind: fc.constant('failed' as const) }),
  fc.record({ kind: fc.constant('conflict' as const) }),
)

describe('what was chosen', () => {
  it('is never lost to refreshes, failures and conflicts', () => {
    fc.assert(
      fc.property(set, set, fc.array(event, { maxLength: 20 }), (from, mine, events) => {
        let state = chosen(startFrom(stored('start', ...from)), mine)
        fc.pre(isTouched(state))
        for (const step of events) {
          if (step.kind === 'received') state = received(state, stored(String(step.tag), ...step.ids))
          else if (step.kind === 'begun') state = begun(state)
          else if (step.kind === 'failed') state = ended(state, [], { status: 'failed', message: 'No.' })
          else state = ended(state, [], { status: 'conflict' })
          // Only a server that already has the same ends the choice.
          if (!isTouched(state)) return
          expect(chosenIds(state)).toEqual(sorted(mine))
        }
        if (isInConflict(state)) state = keptMine(state)
        expect(chosenIds(state)).toEqual(sorted(mine))
      }),
    )
  })

  it('differs by what was added and what was removed, and by nothing else', () => {
    fc.assert(
      fc.property(set, set, (before, after) => {
        const { added, removed } = differenceOf(before, new Set(after))
        const rebuilt = new Set([...before.filter((id) => !removed.includes(id)), ...added])
        expect(sorted(rebuilt)).toEqual(sorted(after))
        expect(added.some((id) => before.includes(id)) || removed.some((id) => after.includes(id))).toBe(false)
      }),
    )
  })
})
