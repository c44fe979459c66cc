import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diffDrafts, placeItems, type EditorDraft } from './draft-edits'
import { copyEdit, mergeDrafts } from './draft-merge'
import type { WorkflowItem } from './item'
import type { WorkflowPhase } from './workflow'

const item = (itemId: string, overrides: Partial<WorkflowItem> = {}): WorkflowItem => ({
  itemId,
  itemName: itemId.toUpperCase(),
  itemType: 2,
  itemWeight: 50,
  ...overrides,
})
const phase = (phaseId: string, items: WorkflowItem[], overrides: Partial<WorkflowPhase> = {}) => ({
  phaseId,
  phaseName: phaseId,
  color: '#FCC400',
  phaseWeight: 50,
  items,
  ...overrides,
})
const draft = (phases: WorkflowPhase[], overrides: Partial<EditorDraft> = {}): EditorDraft => ({
  name: 'Spools',
  projectIds: [12],
  phases,
  ...overrides,
})
const BASE = draft([phase('p', [item('a'), item('b')]), phase('q', [item('c'), item('d')])])
const edit = (change: (phases: WorkflowPhase[]) => WorkflowPhase[], from = BASE): EditorDraft => ({
  ...from,
  phases: change([...from.phases]),
})
const withItemField = (phaseId: string, itemId: string, fields: Partial<WorkflowItem>) =>
  edit((phases) =>
    phases.map((one) =>
      one.phaseId === phaseId
        ? { ...one, items: one.items.map((card) => (card.itemId === itemId ? { ...card, ...fields } : card)) }
        : one,
    ),
  )
const shape = ({ phases }: EditorDraft) => phases.map(({ phaseId, items }) => [phaseId, items.map((i) => i.itemId)])
const keys = (edits: readonly { key: string }[]) => edits.map(({ key }) => key)

/** Any draft with phases among p, q, r and items among a to f, each in one phase. */
const anyDraft: fc.Arbitrary<EditorDraft> = fc
  .record({
    name: fc.constantFrom('Spools', 'Pipes'),
    projectIds: fc.uniqueArray(fc.constantFrom(12, 17, 22)),
    order: fc.shuffledSubarray(['p', 'q', 'r'], { minLength: 1 }),
    items: fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e', 'f']),
    spread: fc.array(fc.nat(2), { minLength: 6, maxLength: 6 }),
    weights: fc.array(fc.constantFrom(10, 20), { minLength: 6, maxLength: 6 }),
    phaseWeights: fc.array(fc.constantFrom(10, 20), { minLength: 3, maxLength: 3 }),
  })
  .map(({ name, projectIds, order, items, spread, weights, phaseWeights }) =>
    draft(
      order.map((phaseId, at) =>
        phase(
          phaseId,
          items
            .filter((_, i) => (spread[i] ?? 0) % order.length === at)
            .map((id, i) => item(id, { itemWeight: weights[i] ?? 0 })),
          { phaseWeight: phaseWeights[at] ?? 0 },
        ),
      ),
      { name, projectIds },
    ),
  )
const normalize = (value: EditorDraft) => ({
  ...value,
  projectIds: value.projectIds.toSorted((one, other) => one - other),
})

describe('the edits of a workflow draft', () => {
  it('turn any draft into any other', () => {
    fc.assert(
      fc.property(anyDraft, anyDraft, (before, after) => {
        const copied = diffDrafts(before, after).reduce((now, one) => copyEdit(now, one, after), before)
        expect(normalize(copied)).toEqual(normalize(after))
        expect(diffDrafts(copied, after)).toEqual([])
      }),
    )
  })

  it('name what was added, moved, changed and removed', () => {
    const after = draft([
      phase('p', [item('b', { itemWeight: 40 }), item('c')], { color: '#000000' }),
      phase('r', [item('e')]),
      phase('q', []),
    ])
    expect(keys(diffDrafts(BASE, after))).toEqual([
      'phase r',
      'item e',
      'item c phase',
      'item b itemWeight',
      'phase p color',
      'item a',
      'item d',
    ])
  })

  it('ignore the difference between no list and an empty one', () => {
    expect(diffDrafts(BASE, withItemField('p', 'a', { emails: [], preRequisite: null }))).toEqual([])
  })
})

describe('the merge of two drafts', () => {
  it('is the draft of one side when the other side changed nothing', () => {
    fc.assert(
      fc.property(anyDraft, anyDraft, (base, changed) => {
        expect(normalize(mergeDrafts(base, changed, base).draft)).toEqual(normalize(changed))
        expect(normalize(mergeDrafts(base, base, changed).draft)).toEqual(normalize(changed))
        expect(mergeDrafts(base, changed, base).contested).toEqual([])
        expect(mergeDrafts(base, changed, changed).contested).toEqual([])
      }),
    )
  })

  it('never loses or doubles an item that either side added or changed', () => {
    fc.assert(
      fc.property(anyDraft, anyDraft, anyDraft, (base, mine, theirs) => {
        const merged = mergeDrafts(base, mine, theirs)
        const ids = merged.draft.phases.flatMap(({ items }) => items.map(({ itemId }) => itemId))
        expect(new Set(ids).size).toBe(ids.length)
        const isContested = (key: string) => keys(merged.contested).includes(key)
        for (const one of [...diffDrafts(base, mine), ...diffDrafts(base, theirs)]) {
          if (one.kind !== 'item' || !one.isAdded) continue
          const { itemId } = one.item
          expect(ids.includes(itemId) || isContested(`item ${itemId}`) || isContested(`phase ${one.phaseId}`)).toBe(
            true,
          )
        }
      }),
    )
  })

  it('takes what only one side changed', () => {
    const mine = withItemField('p', 'a', { itemWeight: 30 })
    const theirs = { ...withItemField('q', 'c', { itemName: 'Cut' }), name: 'Pipes' }
    const merged = mergeDrafts(BASE, mine, theirs)
    expect(merged.contested).toEqual([])
    expect(merged.draft.name).toBe('Pipes')
    expect(placeItems(merged.draft.phases).get('a')?.item.itemWeight).toBe(30)
    expect(placeItems(merged.draft.phases).get('c')?.item.itemName).toBe('Cut')
    expect([keys(merged.mine), keys(merged.theirs)]).toEqual([['item a itemWeight'], ['name', 'item c itemName']])
  })

  it('asks about a field that both sides changed, and applies either side', () => {
    const [mine, theirs] = [withItemField('p', 'a', { itemWeight: 30 }), withItemField('p', 'a', { itemWeight: 10 })]
    const { draft: merged, contested } = mergeDrafts(BASE, mine, theirs)
    expect(keys(contested)).toEqual(['item a itemWeight'])
    const weight = (value: EditorDraft) => placeItems(value.phases).get('a')?.item.itemWeight
    expect(weight(merged)).toBe(30)
    expect(contested.map((one) => weight(copyEdit(merged, one, theirs)))).toEqual([10])
  })

  it('asks before it drops a phase in which the other side added an item', () => {
    const mine = edit((phases) => phases.slice(1))
    const theirs = edit(([p, q]) => (p && q ? [{ ...p, items: [...p.items, item('e')] }, q] : []))
    const { draft: merged, contested } = mergeDrafts(BASE, mine, theirs)
    expect(keys(contested)).toEqual(['phase p'])
    expect(shape(merged)).toEqual([['q', ['c', 'd']]])
    expect(contested.map((one) => shape(copyEdit(merged, one, theirs)))).toEqual([
      [
        ['p', ['a', 'b', 'e']],
        ['q', ['c', 'd']],
      ],
    ])
  })

  it('keeps an item that the other side deleted until the user decides', () => {
    const mine = withItemField('p', 'a', { itemWeight: 30 })
    const theirs = edit((phases) => phases.map((one) => ({ ...one, items: one.items.filter((i) => i.itemId !== 'a') })))
    const { draft: merged, contested } = mergeDrafts(BASE, mine, theirs)
    expect(keys(contested)).toEqual(['item a'])
    expect(placeItems(merged.phases).get('a')?.item.itemWeight).toBe(30)
    expect(contested.map((one) => shape(copyEdit(merged, one, theirs))[0])).toEqual([['p', ['b']]])
  })

  it('lets links follow an item that the other side moved [WF-41]', () => {
    const mine = withItemField('p', 'b', { preRequisite: { phaseId: 'p', itemId: 'a' } })
    const theirs = edit(([p, q]) =>
      p && q
        ? [
            { ...p, items: p.items.slice(1) },
            { ...q, items: [item('a'), ...q.items] },
          ]
        : [],
    )
    const { draft: merged } = mergeDrafts(BASE, mine, theirs)
    expect(placeItems(merged.phases).get('b')?.item.preRequisite).toEqual({ phaseId: 'q', itemId: 'a' })
  })
})
