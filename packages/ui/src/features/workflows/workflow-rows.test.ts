import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { WorkflowItem } from '@sitewright/domain/workflows/item'
import { placeItems } from '@sitewright/domain/workflows/editor-draft'
import { listItems } from '@sitewright/domain/workflows/links'
import type { WorkflowPhase } from '@sitewright/domain/workflows/workflow'
import { choiceMade, createDraft, getChangedFields, refreshed, valueChanged } from '../../draft/draft'
import { getChanges, toContestedFields } from '../../draft/draft-texts'
import { toPhaseRows, toPhases, toValue } from './workflow-rows'
import { createWorkflowTexts } from './workflow-texts'

const item = (itemId: string, more: Partial<WorkflowItem> = {}): WorkflowItem => ({
  itemId,
  itemName: itemId.toUpperCase(),
  itemType: 2,
  itemWeight: 50,
  ...more,
})
const phase = (phaseId: string, items: WorkflowItem[], more: Partial<WorkflowPhase> = {}): WorkflowPhase => ({
  phaseId,
  phaseName: phaseId.toUpperCase(),
  color: '#FCC400',
  phaseWeight: 50,
  items,
  ...more,
})
const BASE = [phase('p', [item('a'), item('b')]), phase('q', [item('c'), item('d')])]
const shape = (phases: readonly WorkflowPhase[]) =>
  phases.map(({ phaseId, items }) => [phaseId, items.map(({ itemId }) => itemId).join('')])
const itemOf = (phases: readonly WorkflowPhase[], itemId: string) => placeItems(phases).get(itemId)?.item

/** Phases among p, q, r and items among a to f, with links, lists and unknown fields. */
const anyItem = (itemId: string) =>
  fc
    .record(
      {
        itemWeight: fc.constantFrom(10, 20),
        emails: fc.array(fc.constantFrom('x@a.example', 'y@a.example'), { maxLength: 3 }),
        preRequisite: fc.constantFrom(
          null,
          { phaseId: 'p', itemId: 'a', since: 2019 },
          { phaseId: 'deleted', itemId: 'z' },
        ),
        complete: fc.array(fc.constantFrom({ phaseId: 'q', itemId: 'c' }, { phaseId: 'p', itemId: 'b' }), {
          maxLength: 3,
        }),
        requirements: fc.array(
          fc.record({
            name: fc.constantFrom('Photo', 'Packing list'),
            requirementType: fc.constantFrom(1 as const, 2 as const),
            requirmentWeight: fc.constantFrom(0, 5),
            IsPropertyEditable: fc.constant(false),
          }),
          { maxLength: 3 },
        ),
        itemStateFromEquipmentStatus: fc.array(
          fc.record({ progressState: fc.constantFrom(0 as const, 1 as const), equipmentStatusState: fc.nat(3) }),
          { maxLength: 3 },
        ),
        ofAnotherServer: fc.constantFrom(null, { deep: [1, { more: true }] }, 'text'),
      },
      { requiredKeys: ['itemWeight'] },
    )
    .map((more) => item(itemId, more as Partial<WorkflowItem>))
const anyPhases: fc.Arbitrary<WorkflowPhase[]> = fc
  .record({
    order: fc.shuffledSubarray(['p', 'q', 'r'], { minLength: 1 }),
    items: fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e', 'f']).chain((ids) => fc.tuple(...ids.map(anyItem))),
    spread: fc.array(fc.nat(2), { minLength: 6, maxLength: 6 }),
    weights: fc.array(fc.constantFrom(10, 20), { minLength: 3, maxLength: 3 }),
  })
  .map(({ order, items, spread, weights }) =>
    order.map((phaseId, place) =>
      phase(
        phaseId,
        items.filter((_, at) => (spread[at] ?? 0) % order.length === place),
        { phaseWeight: weights[place] ?? 0, layout: { x: place } },
      ),
    ),
  )

/** A draft on top of phases, in which the user changed them to others. */
const edit = (before: readonly WorkflowPhase[], mine: readonly WorkflowPhase[]) => {
  const draft = createDraft({ value: toValue({ name: 'Spools', projectIds: [12], phases: before }), version: '1' })
  return valueChanged(draft, 'phases', toPhaseRows(mine, draft.value.phases, draft.value.phases))
}
const merge = (before: readonly WorkflowPhase[], mine: readonly WorkflowPhase[], theirs: readonly WorkflowPhase[]) => {
  const draft = edit(before, mine)
  const value = toValue({ name: 'Spools', projectIds: [12], phases: theirs }, draft.base.value.phases)
  return refreshed(draft, { value, version: '2' })
}
type Merged = ReturnType<typeof merge>
const phasesOf = ({ value, base, conflict }: Merged) =>
  toPhases(value.phases, {
    base: base.value.phases,
    contested: new Set(
      Object.values(conflict?.contested ?? {}).flatMap(({ path }) => (path.length === 2 ? [path[1] ?? ''] : [])),
    ),
  })
const textsOf = ({ value, base, conflict }: Merged) =>
  createWorkflowTexts(String, [value, base.value, ...(conflict ? [conflict.before] : [])])
const listContested = (merged: Merged) => toContestedFields(merged, textsOf(merged)).map(({ label }) => label)
const listChanges = (draft: Merged) => getChanges(draft, textsOf(draft)).map(({ label }) => label)
const choose = (draft: Merged, choice: 'theirs' | 'mine') =>
  Object.keys(draft.conflict?.contested ?? {}).reduce((now, key) => choiceMade(now, key, choice), draft)
const withItem = (itemId: string, change: Partial<WorkflowItem>, phases: readonly WorkflowPhase[] = BASE) =>
  phases.map((one) => ({
    ...one,
    items: one.items.map((own) => (own.itemId === itemId ? { ...own, ...change } : own)),
  }))
const move = (itemId: string, target: string, at: number, phases: readonly WorkflowPhase[] = BASE) => {
  const moved = itemOf(phases, itemId)
  if (moved === undefined) throw new Error(`${itemId} does not exist.`)
  return phases.map((one) => {
    const others = one.items.filter((own) => own.itemId !== itemId)
    return { ...one, items: one.phaseId === target ? others.toSpliced(at, 0, moved) : others }
  })
}

describe('a workflow as rows', () => {
  it('goes back as it came, with unknown fields and repeated ids', () => {
    fc.assert(
      fc.property(anyPhases, (phases) => {
        expect(toPhases(toPhaseRows(phases))).toEqual(phases)
      }),
    )
    const repeated = [phase('p', [item('a'), item('b'), item('a', { itemWeight: 7 })]), phase('p', [item('b')])]
    const rows = toPhaseRows(repeated)
    expect(toPhases(rows)).toEqual(repeated)
    const again = toPhases(rows).map((one) => ({ ...one, phaseName: 'X' }))
    expect(toPhases(toPhaseRows(again, rows, rows))).toEqual(again)
  })

  it('has the same phases for the same rows, and the same items beside a changed one, so that a change renders little', () => {
    const base = toPhaseRows(BASE)
    const phases = toPhases(base)
    expect(toPhases(base)).toBe(phases)
    const next = toPhases(
      toPhaseRows([...withItem('a', { itemWeight: 7 }, phases).slice(0, 1), ...phases.slice(1)], base, base),
    )
    expect(next[1]).toBe(phases[1])
  })

  it('becomes any other workflow, and a version of the server as well', () => {
    fc.assert(
      fc.property(anyPhases, anyPhases, (before, after) => {
        const rows = toPhaseRows(before)
        expect(toPhases(toPhaseRows(after, rows))).toEqual(after)
        expect(shape(toPhases(toPhaseRows(after, rows, rows)))).toEqual(shape(after))
      }),
    )
  })

  it('is unchanged after a move there and back, and the same version is the same twice', () => {
    fc.assert(
      fc.property(anyPhases, anyPhases, (before, after) => {
        const base = toPhaseRows(before)
        const there = toPhaseRows(after, base, base)
        const back = toPhaseRows(toPhases(base), base, there)
        expect(
          getChangedFields({ ...edit(before, before), value: { ...edit(before, before).value, phases: back } }),
        ).toEqual([])
        const version = toPhaseRows(after, base)
        expect(toPhaseRows(structuredClone(after), version)).toEqual(version)
      }),
    )
  })

  it('does not take another way of having no value for a change', () => {
    const plain = edit(BASE, withItem('a', { emails: [], preRequisite: null, triggers: [] }))
    expect(getChangedFields(plain)).toEqual([])
    const stored = withItem('a', { emails: [], preRequisite: null })
    const heavier = edit(stored, withItem('a', { itemWeight: 7, emails: [], preRequisite: null }))
    expect(itemOf(phasesOf(heavier), 'a')).toEqual(item('a', { itemWeight: 7, emails: [], preRequisite: null }))
    const emptied = edit(withItem('a', { emails: ['x@a.example'] }), withItem('a', { emails: [] }))
    expect(itemOf(phasesOf(emptied), 'a')?.emails).toEqual([])
  })

  it('has ranks for many items at the same place', () => {
    let rows = toPhaseRows([phase('p', [item('a'), item('b')])])
    const base = rows
    for (let count = 0; count < 200; count += 1) {
      const [only] = toPhases(rows)
      if (only === undefined) throw new Error('The phase does not exist.')
      rows = toPhaseRows(
        [{ ...only, items: only.items.toSpliced(only.items.length - 1, 0, item(`n${count}`)) }],
        base,
        rows,
      )
    }
    const ids = toPhases(rows)[0]?.items.map(({ itemId }) => itemId)
    expect(ids).toEqual(['a', ...Array.from({ length: 200 }, (_, count) => `n${count}`), 'b'])
  })
})

describe('the changes of a workflow [WF-84]', () => {
  it('are listed by labels', () => {
    const requirement = { name: 'Photo', requirementType: 1 as const, requirmentWeight: 0, IsPropertyEditable: false }
    const before = withItem('a', { requirements: [requirement] })
    const after = withItem('a', {
      itemName: 'A1',
      itemWeight: 30,
      itemType: 1,
      requirements: [{ ...requirement, requirmentWeight: 5 }],
      emails: ['x@a.example'],
      preRequisite: { phaseId: 'q', itemId: 'c' },
      complete: [{ phaseId: 'q', itemId: 'd' }],
      itemStateFromEquipmentStatus: [{ progressState: 0, equipmentStatusState: 4 }],
    })
    const changed = move('b', 'q', 1, after).map((one) => (one.phaseId === 'q' ? { ...one, phaseWeight: 40 } : one))
    expect(listChanges(edit(before, [...changed, phase('r', [])]))).toEqual([
      'Name of A1',
      'Type of A1',
      'Weight of A1',
      'Weight of Photo of A1',
      'Auto-Complete: D of A1',
      'mapping 1 of A1',
      'x@a.example of A1',
      'Prerequisite of A1',
      'Place of B',
      'Weight of Q',
      'Phase R',
    ])
    const moved = edit(BASE, move('b', 'q', 1))
    expect(getChanges(moved, textsOf(moved))).toMatchObject([
      { label: 'Place of B', before: 'P, after A', after: 'Q, after C' },
    ])
  })

  it('are one for a moved item, and none for the links to it [WF-41]', () => {
    const linked = withItem('d', { preRequisite: { phaseId: 'p', itemId: 'a' } })
    const moved = edit(
      linked,
      withItem('d', { preRequisite: { phaseId: 'q', itemId: 'a' } }, move('a', 'q', 0, linked)),
    )
    expect(listChanges(moved)).toEqual(['Place of A'])
    expect(itemOf(phasesOf(moved), 'd')?.preRequisite).toEqual({ phaseId: 'q', itemId: 'a' })
  })
})

describe('the merge of two workflows [WF-82, WF-83]', () => {
  it('is that of one side when the other side changed nothing', () => {
    fc.assert(
      fc.property(anyPhases, anyPhases, (before, changed) => {
        const mine = merge(before, changed, before)
        expect(shape(phasesOf(mine))).toEqual(shape(changed))
        const theirs = merge(before, before, changed)
        expect(phasesOf(theirs)).toEqual(changed)
        expect([mine.conflict, theirs.conflict]).toEqual([undefined, undefined])
      }),
    )
  })

  it('never loses or doubles an item that either side added or changed, unless it asks', () => {
    fc.assert(
      fc.property(
        anyPhases,
        anyPhases,
        anyPhases,
        fc.constantFrom('theirs' as const, 'mine' as const),
        (before, mine, theirs, choice) => {
          const idsOf = (phases: readonly WorkflowPhase[]) => listItems(phases).map(({ item: { itemId } }) => itemId)
          const known = new Set(idsOf(before))
          const added = [mine, theirs].map((side) => idsOf(side).filter((id) => !known.has(id)))
          // Ids that both sides made are the same in no real workflow.
          fc.pre(!added[0]?.some((id) => added[1]?.includes(id)))
          const merged = merge(before, mine, theirs)
          const isAsked = Object.values(merged.conflict?.contested ?? {}).some(({ kind }) => kind === 'row')
          for (const draft of isAsked ? [choose(merged, choice)] : [merged]) {
            const ids = idsOf(phasesOf(draft))
            expect(new Set(ids).size).toBe(ids.length)
            if (!isAsked) expect(ids).toEqual(expect.arrayContaining(added.flat()))
          }
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('has the edits of both sides in different items, and in different fields and parts of one', () => {
    const mine = withItem('a', { itemWeight: 30, emails: ['x@a.example'] })
    const theirs = withItem('c', { itemName: 'Cut' }, withItem('a', { itemName: 'A1', emails: ['y@a.example'] }))
    const merged = merge(BASE, mine, theirs)
    expect(listContested(merged)).toEqual([])
    expect(itemOf(phasesOf(merged), 'a')).toMatchObject({ itemName: 'A1', itemWeight: 30 })
    expect(itemOf(phasesOf(merged), 'a')?.emails?.toSorted()).toEqual(['x@a.example', 'y@a.example'])
    expect(itemOf(phasesOf(merged), 'c')?.itemName).toBe('Cut')
  })

  it('has the move of one side and the edit of the other, without a question', () => {
    for (const [mine, theirs] of [
      [move('a', 'q', 1), withItem('a', { itemWeight: 30 })],
      [withItem('a', { itemWeight: 30 }), move('a', 'q', 1)],
    ] as const) {
      const merged = merge(BASE, mine, theirs)
      expect(listContested(merged)).toEqual([])
      expect(shape(phasesOf(merged))).toEqual([
        ['p', 'b'],
        ['q', 'cad'],
      ])
      expect(itemOf(phasesOf(merged), 'a')?.itemWeight).toBe(30)
    }
  })

  it('has the moves of both sides, and asks about an item that both moved', () => {
    expect(shape(phasesOf(merge(BASE, move('a', 'p', 1), move('d', 'q', 0))))).toEqual([
      ['p', 'ba'],
      ['q', 'dc'],
    ])
    const long = [phase('p', [item('a'), item('b'), item('e')]), phase('q', [item('c'), item('d')])]
    const both = merge(long, move('a', 'p', 2, long), move('a', 'q', 0, long))
    expect(toContestedFields(both, textsOf(both))).toMatchObject([
      { label: 'Place of A', before: 'P, first', theirs: 'Q, first', mine: 'P, after E' },
    ])
    expect(shape(phasesOf(choose(both, 'theirs')))).toEqual([
      ['p', 'be'],
      ['q', 'acd'],
    ])
  })

  it('asks by name about a field that both sides changed, and applies either side', () => {
    const merged = merge(BASE, withItem('a', { itemWeight: 30 }), withItem('a', { itemWeight: 10 }))
    expect(listContested(merged)).toEqual(['Weight of A'])
    const weight = (draft: Merged) => itemOf(phasesOf(draft), 'a')?.itemWeight
    expect([weight(merged), weight(choose(merged, 'theirs'))]).toEqual([30, 10])
  })

  const [p, q] = [BASE[0], BASE[1]] as [WorkflowPhase, WorkflowPhase]
  it.each<[string, WorkflowPhase[], WorkflowPhase[], string, string, string]>([
    ['an item was changed', [q], withItem('a', { itemWeight: 30 }), 'Phase P', 'q:cd', 'p:ab q:cd'],
    ['an item was added', [q], [{ ...p, items: [...p.items, item('e')] }, q], 'Phase P', 'q:cd', 'p:abe q:cd'],
    ['the name was changed', [{ ...p, phaseName: 'X' }, q], [q], 'Phase X', 'p:ab q:cd', 'q:cd'],
    ['an item was moved', [q], move('a', 'p', 1), 'Phase P', 'q:cd', 'p:ba q:cd'],
  ])('asks before it drops a phase in which %s', (_what, mine, theirs, label, isMine, isTheirs) => {
    const merged = merge(BASE, mine, theirs)
    const written = (draft: Merged) =>
      shape(phasesOf(draft))
        .map(([id, items]) => `${id}:${items}`)
        .join(' ')
    expect(listContested(merged)).toEqual([label])
    expect(written(choose(merged, 'mine'))).toBe(isMine)
    expect(written(choose(merged, 'theirs'))).toBe(isTheirs)
  })

  it('leaves an item in its phase if the other side removed the one that it was moved to', () => {
    const merged = merge(BASE, [p], move('a', 'q', 2))
    expect(shape(phasesOf(merged))).toEqual([['p', 'ba']])
  })

  it('has an item once that one side moved out of a phase which the other side brings back', () => {
    const merged = merge(BASE, [{ ...q, items: [...q.items, item('a')] }], withItem('a', { itemWeight: 30 }))
    expect(listContested(merged)).toEqual(['Phase P'])
    const [mine, theirs] = [choose(merged, 'mine'), choose(merged, 'theirs')].map(phasesOf)
    expect(shape(mine ?? [])).toEqual([['q', 'cda']])
    expect(shape(theirs ?? [])).toEqual([
      ['p', 'ab'],
      ['q', 'cd'],
    ])
    expect(itemOf(theirs ?? [], 'a')?.itemWeight).toBe(30)
  })

  it('keeps an item that the other side deleted until the user decides', () => {
    const theirs = BASE.map((one) => ({ ...one, items: one.items.filter(({ itemId }) => itemId !== 'a') }))
    const merged = merge(BASE, withItem('a', { itemWeight: 30 }), theirs)
    expect(listContested(merged)).toEqual(['Item A'])
    expect(itemOf(phasesOf(merged), 'a')?.itemWeight).toBe(30)
    expect(shape(phasesOf(choose(merged, 'theirs')))[0]).toEqual(['p', 'b'])
  })

  it('lets links follow an item that the other side moved [WF-41]', () => {
    const merged = merge(BASE, withItem('b', { preRequisite: { phaseId: 'p', itemId: 'a' } }), move('a', 'q', 0))
    expect(listContested(merged)).toEqual([])
    expect(itemOf(phasesOf(merged), 'b')?.preRequisite).toEqual({ phaseId: 'q', itemId: 'a' })
  })
})
