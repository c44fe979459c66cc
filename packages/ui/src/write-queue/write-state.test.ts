import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getOverlay, getRolledBack, reduceWrite, type WriteEvent, type WriteState } from './write-state'

interface Row {
  isActive: boolean
  isLocked: boolean
}
type Patch = Partial<Row>
type State = WriteState<Row, Patch>

const isSettled = (row: Row, patch: Patch): boolean =>
  (Object.keys(patch) as (keyof Row)[]).every((field) => row[field] === patch[field])
const reduce = (state: State, event: WriteEvent<Row, Patch>): State => reduceWrite(state, event, isSettled)
const idle = (row: Row): State => ({ row })
const getShown = (state: State): Row => ({ ...state.row, ...getOverlay(state) })

const row = fc.record({ isActive: fc.boolean(), isLocked: fc.boolean() })
const patch: fc.Arbitrary<Patch> = fc.oneof(
  fc.record({ isActive: fc.boolean() }),
  fc.record({ isLocked: fc.boolean() }),
  row,
)
/** What the user does, and how the server answers the request in flight when there is one. */
const steps = fc.array(
  fc.oneof({ weight: 2, arbitrary: patch }, fc.constantFrom('accept' as const, 'reject' as const)),
  {
    maxLength: 30,
  },
)

/** Applies a step. An answer without a request in flight is skipped. */
const apply = (state: State, step: Patch | 'accept' | 'reject'): State => {
  if (typeof step === 'object') return reduce(state, { type: 'intended', patch: step })
  if (state.inFlight === undefined) return state
  return step === 'reject'
    ? reduce(state, { type: 'failed' })
    : reduce(state, { type: 'saved', row: { ...state.row, ...state.inFlight } })
}

describe('the writes of an entity', () => {
  it('show every intent at once', () => {
    fc.assert(
      fc.property(row, steps, patch, (first, before, intent) => {
        const state = before.reduce(apply, idle(first))
        expect(getShown(apply(state, intent))).toEqual({ ...getShown(state), ...intent })
      }),
    )
  })

  it('never replace the request in flight before it is answered', () => {
    fc.assert(
      fc.property(row, steps, fc.array(patch, { minLength: 1, maxLength: 5 }), (first, before, intents) => {
        const state = before.reduce(apply, idle(first))
        fc.pre(state.inFlight !== undefined)
        expect(intents.reduce(apply, state).inFlight).toBe(state.inFlight)
      }),
    )
  })

  it('keep nothing queued without a request in flight', () => {
    fc.assert(
      fc.property(row, steps, (first, all) => {
        const { inFlight, queued } = all.reduce(apply, idle(first))
        if (inFlight === undefined) expect(queued).toBeUndefined()
      }),
    )
  })

  it('end at the last intent for each field when the server accepts everything, after two requests at most', () => {
    fc.assert(
      fc.property(row, fc.array(patch, { minLength: 1, maxLength: 20 }), (first, intents) => {
        let state = intents.reduce(apply, idle(first))
        let requests = 0
        while (state.inFlight !== undefined) {
          state = apply(state, 'accept')
          requests += 1
        }
        expect(state.row).toEqual(Object.assign({}, first, ...intents))
        expect(requests).toBeLessThanOrEqual(2)
      }),
    )
  })

  it('keep every field of a newer intent when a save fails', () => {
    fc.assert(
      fc.property(row, steps, (first, before) => {
        const state = before.reduce(apply, idle(first))
        fc.pre(state.inFlight !== undefined && state.queued !== undefined)
        expect(getShown(apply(state, 'reject'))).toMatchObject(state.queued ?? {})
      }),
    )
  })

  it('roll back exactly the failed fields that no newer intent replaces', () => {
    fc.assert(
      fc.property(row, steps, (first, before) => {
        const state = before.reduce(apply, idle(first))
        fc.pre(state.inFlight !== undefined)
        const fields = Object.keys(state.inFlight ?? {}).filter((field) => !(field in (state.queued ?? {})))
        expect(Object.keys(getRolledBack(state) ?? {})).toEqual(fields)
        const shown = getShown(apply(state, 'reject'))
        for (const field of fields as (keyof Row)[]) expect(shown[field]).toBe(state.row[field])
      }),
    )
  })
})
