import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AssignmentState,
  createState,
  draftConfirmed,
  draftDiscarded,
  getDifference,
  getTheirVersion,
  isDirty,
  isInConflict,
  refreshed,
  saveEnded,
  saveStarted,
  selectionChanged,
  type Stored,
} from './assignment-state'

const stored = (tag: string, ...ids: number[]): Stored<number> => ({ ids, tag })
const sorted = (ids: Iterable<number>): number[] => [...ids].toSorted((a, b) => a - b)
const getSelectedIds = (state: AssignmentState<number>): number[] => sorted(state.selected)

describe('the state of an edited assignment', () => {
  it('follows the server while it is clean', () => {
    const state = refreshed(createState(stored('1', 1)), stored('2', 1, 2))
    expect(getSelectedIds(state)).toEqual([1, 2])
    expect(isInConflict(state)).toBe(false)
  })

  it('keeps the draft when another user saves, and exposes their version', () => {
    const state = refreshed(selectionChanged(createState(stored('1', 1)), [1, 3]), stored('2', 1, 2))
    expect(getSelectedIds(state)).toEqual([1, 3])
    expect(getTheirVersion(state)?.ids).toEqual([1, 2])
  })

  it('has no conflict when they saved the same ids, or when only the tag differs', () => {
    const edited = selectionChanged(createState(stored('1', 1)), [1, 3])
    expect(isDirty(refreshed(edited, stored('2', 3, 1)))).toBe(false)
    const retagged = refreshed(edited, stored('2', 1))
    expect(isInConflict(retagged)).toBe(false)
    expect(retagged.base.tag).toBe('2')
    expect(getSelectedIds(retagged)).toEqual([1, 3])
  })

  it('has no conflict when they saved a part of the draft', () => {
    const state = refreshed(selectionChanged(createState(stored('1', 1, 2)), [3, 4]), stored('2', 1, 3))
    expect(isInConflict(state)).toBe(false)
    expect(state.base.tag).toBe('2')
    expect(getSelectedIds(state)).toEqual([3, 4])
  })

  it('resolves the conflict when the draft becomes equal to their version', () => {
    const state = selectionChanged(
      refreshed(selectionChanged(createState(stored('1', 1)), [1, 3]), stored('2', 1, 2)),
      [1, 2],
    )
    expect(isInConflict(state)).toBe(false)
    expect(isDirty(state)).toBe(false)
  })

  it('starts from their version when the draft is discarded, and replaces it when the draft is confirmed', () => {
    const state = refreshed(selectionChanged(createState(stored('1', 1)), [3]), stored('2', 1, 2))
    expect(getSelectedIds(draftDiscarded(state))).toEqual([1, 2])
    const confirmed = draftConfirmed(state)
    expect(getSelectedIds(confirmed)).toEqual([3])
    expect(confirmed.base.tag).toBe('2')
    expect(isInConflict(confirmed)).toBe(false)
  })

  it('is clean after a save, whether the new version arrives during or after it', () => {
    const edited = saveStarted(selectionChanged(createState(stored('1', 1)), [1, 3]))
    const after = refreshed(saveEnded(edited, [1, 3], { status: 'saved' }), stored('2', 1, 3))
    const during = saveEnded(refreshed(edited, stored('2', 1, 3)), [1, 3], { status: 'saved' })
    for (const state of [after, during]) {
      expect(isDirty(state)).toBe(false)
      expect(isInConflict(state)).toBe(false)
      expect(state.base.tag).toBe('2')
    }
  })

  it('shows what the server left out of a save, and keeps later changes', () => {
    const saved = saveEnded(saveStarted(selectionChanged(createState(stored('1', 1)), [1, 2, 3])), [1, 2, 3], {
      status: 'saved',
    })
    const state = refreshed(selectionChanged(saved, [1, 2, 3, 4]), stored('2', 1, 2))
    expect(getSelectedIds(state)).toEqual([1, 2, 4])
    expect(sorted(state.base.ids)).toEqual([1, 2])
  })

  it('has a conflict after a rejected save, and exposes their version once it is loaded', () => {
    const rejected = saveEnded(saveStarted(selectionChanged(createState(stored('1', 1)), [3])), [3], {
      status: 'conflict',
    })
    expect(isInConflict(rejected)).toBe(true)
    expect(getTheirVersion(rejected)).toBeUndefined()
    expect(getTheirVersion(refreshed(rejected, stored('2', 1, 2)))?.tag).toBe('2')
  })

  it('keeps the draft when a save fails, and clears the message with the next change', () => {
    const failed = saveEnded(saveStarted(selectionChanged(createState(stored('1', 1)), [3])), [3], {
      status: 'failed',
      message: 'No.',
    })
    expect(failed).toMatchObject({ saving: 'failed', failure: 'No.' })
    expect(getSelectedIds(failed)).toEqual([3])
    expect(selectionChanged(failed, [4]).failure).toBeUndefined()
  })

  it('counts only the unsaved part after a save that failed halfway', () => {
    // The first of two calls added 3. The second call, which adds 4 and removes 1, failed.
    const saving = saveStarted(selectionChanged(createState(stored('1', 1)), [3, 4]))
    const failure = { status: 'failed', message: 'No.' } as const
    const after = refreshed(saveEnded(saving, [3, 4], failure), stored('2', 1, 3))
    const during = saveEnded(refreshed(saving, stored('2', 1, 3)), [3, 4], failure)
    for (const state of [after, during]) {
      expect(isInConflict(state)).toBe(false)
      expect(state).toMatchObject({ saving: 'failed', failure: 'No.' })
      expect(getDifference(state.base.ids, state.selected)).toEqual({ added: [4], removed: [1] })
      expect(state.base.tag).toBe('2')
    }
  })

  it('compares versions without tags by their ids', () => {
    const state = refreshed(selectionChanged(createState<number>({ ids: [1, 2] }), [1]), { ids: [2, 1] })
    expect(isInConflict(state)).toBe(false)
    expect(isInConflict(refreshed(state, { ids: [2, 5] }))).toBe(true)
  })
})

const set = fc.uniqueArray(fc.nat({ max: 9 }), { maxLength: 6 })
/** All events except discarding the draft. */
const event = fc.oneof(
  fc.record({ kind: fc.constant('refreshed' as const), ids: set, tag: fc.nat({ max: 5 }) }),
  fc.record({ kind: fc.constant('saveStarted' as const) }),
  fc.record({ kind: fc.constant('failed' as const) }),
  fc.record({ kind: fc.constant('conflict' as const) }),
)

describe('the draft', () => {
  it('survives refreshes, failures and conflicts', () => {
    fc.assert(
      fc.property(set, set, fc.array(event, { maxLength: 20 }), (from, mine, events) => {
        let state = selectionChanged(createState(stored('start', ...from)), mine)
        fc.pre(isDirty(state))
        for (const step of events) {
          if (step.kind === 'refreshed') state = refreshed(state, stored(String(step.tag), ...step.ids))
          else if (step.kind === 'saveStarted') state = saveStarted(state)
          else if (step.kind === 'failed') state = saveEnded(state, [], { status: 'failed', message: 'No.' })
          else state = saveEnded(state, [], { status: 'conflict' })
          // Only a server version with the same ids makes the draft clean.
          if (!isDirty(state)) return
          expect(getSelectedIds(state)).toEqual(sorted(mine))
        }
        if (isInConflict(state)) state = draftConfirmed(state)
        expect(getSelectedIds(state)).toEqual(sorted(mine))
      }),
    )
  })

  it('differs from its base by the added and removed ids only', () => {
    fc.assert(
      fc.property(set, set, (before, after) => {
        const { added, removed } = getDifference(before, new Set(after))
        const rebuilt = new Set([...before.filter((id) => !removed.includes(id)), ...added])
        expect(sorted(rebuilt)).toEqual(sorted(after))
        expect(added.some((id) => before.includes(id)) || removed.some((id) => after.includes(id))).toBe(false)
      }),
    )
  })
})
