import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  choiceMade,
  choicesMade,
  createDraft,
  type Draft,
  draftRestored,
  getContestedParts,
  getUnresolvedParts,
  isSameValue,
  refreshed,
  saveEnded,
  saveStarted,
  valueChanged,
  type Version,
} from './draft'
import { type FieldTexts, getChanges, toContestedFields, toMergedFields } from './draft-texts'
import { toKey } from './merge-fields'
import { mergeOrder } from './merge-order'
import { addRow, changeRow, isAnonymous, moveRow, removeRow, type Rows, toRows } from './rows'

interface Part {
  label: string
}

interface Step {
  name: string
  weight: number
  tags: ReadonlySet<string>
  parts: Rows<Part>
}

interface Plan {
  title: string
  steps: Rows<Step>
}

const step = (name: string, weight = 1, parts: readonly string[] = []): Step => ({
  name,
  weight,
  tags: new Set(),
  parts: toRows(
    parts.map((label) => ({ label })),
    ({ label }) => label,
  ),
})

const plan = (steps: readonly Step[]): Plan => ({ title: 'Plan', steps: toRows(steps, ({ name }) => name) })
const STORED = plan([step('A'), step('B', 2, ['x', 'y']), step('C')])
const version = (value: Plan, tag = 1): Version<Plan> => ({ value, version: tag })
const edit = (draft: Draft<Plan>, change: (steps: Rows<Step>) => Rows<Step>): Draft<Plan> =>
  valueChanged(draft, 'steps', change(draft.value.steps))
const start = (change: (steps: Rows<Step>) => Rows<Step>): Draft<Plan> => edit(createDraft(version(STORED)), change)
const theirs = (change: (steps: Rows<Step>) => Rows<Step>, tag = 2): Version<Plan> =>
  version({ ...STORED, steps: change(STORED.steps) }, tag)
const names = ({ value }: Draft<Plan>): string[] => [...value.steps.values()].map(({ name }) => name)

const TEXTS: FieldTexts<Plan> = {
  labels: { title: 'Title', steps: 'Steps' },
  rows: {
    steps: {
      nameOf: ({ name }, place) => name || `Step ${place + 1}`,
      labels: { name: 'Name', weight: 'Weight', tags: 'Tags', parts: 'Parts' },
      rows: { parts: { nameOf: ({ label }, _place, parent) => `${label} in ${parent}`, labels: { label: 'Label' } } },
    },
  },
}

describe('a list in a draft', () => {
  it('merges different rows, and different fields of a row, without a question [ERR-101]', () => {
    const mine = start((steps) => changeRow(changeRow(steps, 'A', { weight: 5 }), 'B', { name: 'Bee' }))
    const draft = refreshed(
      mine,
      theirs((steps) => changeRow(changeRow(steps, 'B', { weight: 9 }), 'C', { weight: 7 })),
    )
    expect(getContestedParts(draft)).toEqual([])
    expect([...draft.value.steps.values()].map(({ name, weight }) => [name, weight])).toEqual([
      ['A', 5],
      ['Bee', 9],
      ['C', 7],
    ])
  })

  it('asks about the same field of a row alone', () => {
    const mine = start((steps) => changeRow(steps, 'B', { weight: 5, name: 'Bee' }))
    const draft = refreshed(
      mine,
      theirs((steps) => changeRow(steps, 'B', { weight: 9 })),
    )
    expect(getContestedParts(draft)).toEqual(['steps/B/weight'])
    expect(getUnresolvedParts(draft)).toEqual(['steps/B/weight'])
    expect(toContestedFields(draft, TEXTS)).toEqual([
      {
        id: 'steps/B/weight',
        label: 'Weight of Bee',
        before: '2',
        theirs: '9',
        mine: '5',
        choice: undefined,
      },
    ])
    const chosen = choiceMade(draft, 'steps/B/weight', 'theirs')
    expect(chosen.value.steps.get('B')).toMatchObject({ weight: 9, name: 'Bee' })
    expect(choiceMade(chosen, 'steps/B/weight', 'mine').value).toEqual(draft.value)
    expect(getUnresolvedParts(edit(draft, (steps) => changeRow(steps, 'B', { weight: 9 })))).toEqual([])
  })

  it('asks about a row that one side removes and the other edits, whichever does [ERR-101]', () => {
    const removed = refreshed(
      start((steps) => removeRow(steps, 'B')),
      theirs((steps) => changeRow(steps, 'B', { weight: 9 })),
    )
    expect(names(removed)).toEqual(['A', 'C'])
    expect(toContestedFields(removed, TEXTS)).toMatchObject([
      { id: 'steps/B', label: 'B', theirs: 'Weight 9', mine: 'Removed' },
    ])
    expect(names(choicesMade(removed, 'theirs'))).toEqual(['A', 'B', 'C'])
    expect(names(choicesMade(choicesMade(removed, 'theirs'), 'mine'))).toEqual(['A', 'C'])

    const edited = refreshed(
      start((steps) => changeRow(steps, 'B', { weight: 9 })),
      theirs((steps) => removeRow(steps, 'B')),
    )
    expect(names(edited)).toEqual(['A', 'B', 'C'])
    expect(toContestedFields(edited, TEXTS)).toMatchObject([
      { id: 'steps/B', label: 'B', theirs: 'Removed', mine: 'Weight 9' },
    ])
    const accepted = choicesMade(edited, 'theirs')
    expect(names(accepted)).toEqual(['A', 'C'])
    expect(choicesMade(accepted, 'mine').value).toEqual(edited.value)
  })

  it('asks about a row that the user removes while a field of it is asked about [ERR-101]', () => {
    const asked = refreshed(
      start((steps) => changeRow(steps, 'B', { weight: 5 })),
      theirs((steps) => changeRow(steps, 'B', { weight: 9 })),
    )
    const removed = edit(asked, (steps) => removeRow(steps, 'B'))
    expect(toContestedFields(removed, TEXTS)).toMatchObject([
      { id: 'steps/B', label: 'B', theirs: 'Weight 9', mine: 'Removed', choice: undefined },
    ])
    expect(choicesMade(removed, 'theirs').value).toEqual(removed.base.value)
    expect(names(choicesMade(removed, 'mine'))).toEqual(['A', 'C'])
  })

  it('has rows with any id', () => {
    const odd = ['a/b', '.', '%', '%2F', '__proto__', 'constructor', '#order', '', '\u{1F600}', '\uD800', '\u00010']
    const list = (weight: number) => plan(odd.map((name) => step(name, weight)))
    const edited = [...list(1).steps.keys()].reduce(
      (draft, id) => edit(draft, (steps) => changeRow(steps, id, { weight: 2 })),
      createDraft(version(list(1))),
    )
    const asked = refreshed(edited, version(list(3), 2))
    expect(getContestedParts(asked)).toHaveLength(odd.length)
    const chosen = getContestedParts(asked).reduce((draft, key) => choiceMade(draft, key, 'theirs'), asked)
    expect(chosen.value).toEqual(chosen.base.value)
  })

  it('removes a row that only one side touches', () => {
    const draft = refreshed(
      start((steps) => removeRow(steps, 'A')),
      theirs((steps) => removeRow(steps, 'C')),
    )
    expect(names(draft)).toEqual(['B'])
    expect(draft.conflict).toBeUndefined()
  })

  it('has the rows that both sides add, in their places', () => {
    const draft = refreshed(
      start((steps) => addRow(addRow(steps, step('Mine last')), step('Mine first'), { place: 0 })),
      theirs((steps) =>
        addRow(addRow(steps, step('Theirs last'), { id: 't' }), step('Theirs 2'), { id: 'u', place: 1 }),
      ),
    )
    expect(names(draft)).toEqual(['Mine first', 'A', 'Theirs 2', 'B', 'C', 'Theirs last', 'Mine last'])
  })

  it('leaves a row that one side adds at its place when the other side moves the row before it', () => {
    const moved = refreshed(
      start((steps) => moveRow(steps, 'C', 0)),
      theirs((steps) => addRow(steps, step('D'), { id: 'D' })),
    )
    expect(names(moved)).toEqual(['C', 'A', 'B', 'D'])
    const added = refreshed(
      start((steps) => addRow(steps, step('D'))),
      theirs((steps) => moveRow(steps, 'C', 0)),
    )
    expect(names(added)).toEqual(['C', 'A', 'B', 'D'])
  })

  it('asks about a row whose name several rows had, when one of them is removed', () => {
    const stored = plan([step('A', 1), step('A', 2)])
    const rows = [...stored.steps.keys()]
    expect(rows.every(isAnonymous)).toBe(true)
    const mine = edit(createDraft(version(stored)), (steps) =>
      changeRow(steps, rows[0] ?? '', { tags: new Set(['x']) }),
    )
    const draft = refreshed(mine, version(plan([step('A', 2)]), 2))
    expect(toContestedFields(draft, TEXTS)).toMatchObject([{ label: 'A', theirs: 'Removed', mine: 'Weight 1, Tags x' }])
  })

  it('moves the rows that each side moved', () => {
    const draft = refreshed(
      start((steps) => moveRow(steps, 'A', 2)),
      theirs((steps) => addRow(steps, step('D'), { id: 'D', place: 0 })),
    )
    expect(names(draft)).toEqual(['D', 'B', 'C', 'A'])
    expect(draft.conflict).toBeUndefined()
  })

  it('asks for the order if both sides move the same row [ERR-101]', () => {
    const stored = plan(['A', 'B', 'C', 'D'].map((name) => step(name)))
    const moveA = (place: number): Plan => ({ ...stored, steps: moveRow(stored.steps, 'A', place) })
    const mine = edit(createDraft(version(stored)), () => moveA(2).steps)
    const draft = refreshed(mine, version(moveA(3), 2))
    expect(getContestedParts(draft)).toEqual(['steps#order'])
    expect(toContestedFields(draft, TEXTS)).toMatchObject([
      { label: 'Order of Steps', before: '1. A', theirs: '4. A', mine: '3. A' },
    ])
    expect(names(draft)).toEqual(['B', 'C', 'A', 'D'])
    const chosen = choicesMade(draft, 'theirs')
    expect(names(chosen)).toEqual(['B', 'C', 'D', 'A'])
    expect(names(choicesMade(chosen, 'mine'))).toEqual(['B', 'C', 'A', 'D'])
    // A row that is added later changes no choice.
    const added = edit(chosen, (steps) => addRow(steps, step('E')))
    expect(added.conflict?.contested['steps#order']?.choice).toBe('theirs')
    expect(refreshed(mine, version(moveA(2), 2)).conflict).toBeUndefined()
  })

  it('moves rows of each side past each other, and asks if no order has what both moved', () => {
    const merge = (mine: readonly string[], theirs: readonly string[]) => mergeOrder(['A', 'B', 'C', 'D'], mine, theirs)
    expect(merge(['B', 'C', 'D', 'A'], ['D', 'A', 'B', 'C'])).toEqual(['D', 'B', 'C', 'A'])
    expect(merge(['B', 'A', 'C', 'D'], ['A', 'B', 'D', 'C'])).toEqual(['B', 'A', 'D', 'C'])
    // B up and B down: neighbors are swapped, so the engine cannot know that both moved B.
    expect(merge(['B', 'A', 'C', 'D'], ['A', 'C', 'B', 'D'])).toBeUndefined()
  })

  it('does not list a row that both sides add as merged while a field of it is asked about', () => {
    const added = (weight: number) => (steps: Rows<Step>) => addRow(steps, step('D', weight), { id: 'D' })
    const draft = refreshed(start(added(5)), theirs(added(9)))
    expect(toContestedFields(draft, TEXTS)).toMatchObject([{ label: 'Weight of D', theirs: '9', mine: '5' }])
    expect(toMergedFields(draft, TEXTS)).toEqual([])
  })

  it('asks only about what they changed again', () => {
    const mine = start((steps) => changeRow(changeRow(steps, 'A', { weight: 5 }), 'B', { weight: 5 }))
    const first = refreshed(
      mine,
      theirs((steps) => changeRow(changeRow(steps, 'A', { weight: 9 }), 'B', { weight: 9 })),
    )
    const chosen = choicesMade(first, 'theirs')
    const again = refreshed(
      chosen,
      theirs((steps) => changeRow(changeRow(steps, 'A', { weight: 9 }), 'B', { weight: 8 }), 3),
    )
    expect(getUnresolvedParts(again)).toEqual(['steps/B/weight'])
    expect(again.value.steps.get('A')?.weight).toBe(9)
  })

  it('merges lists inside of rows', () => {
    const draft = refreshed(
      start((steps) => changeRow(steps, 'B', (row) => ({ ...row, parts: removeRow(row.parts, 'x') }))),
      theirs((steps) =>
        changeRow(steps, 'B', (row) => ({ ...row, parts: addRow(row.parts, { label: 'z' }, { id: 'z' }) })),
      ),
    )
    expect(draft.conflict).toBeUndefined()
    expect([...(draft.value.steps.get('B')?.parts.keys() ?? [])]).toEqual(['y', 'z'])
  })

  it('lists unsaved changes with the names of the rows', () => {
    const draft = start((steps) => {
      const changed = changeRow(moveRow(steps, 'A', 2), 'B', (row) => ({
        ...row,
        weight: 5,
        tags: new Set(['new']),
        parts: changeRow(row.parts, 'x', { label: 'ex' }),
      }))
      return addRow(removeRow(changed, 'C'), step(''), { place: 0 })
    })
    expect(getChanges(draft, TEXTS).map(({ label, kind, before, after }) => [label, kind, before, after])).toEqual([
      ['Weight of B', undefined, '2', '5'],
      ['new', 'added', undefined, undefined],
      ['Label of ex in B', undefined, 'x', 'ex'],
      ['C', 'removed', undefined, undefined],
      ['Step 1', 'added', undefined, undefined],
      ['Order of Steps', undefined, undefined, undefined],
    ])
  })

  it('lists what was merged row by row', () => {
    const draft = refreshed(
      start((steps) => changeRow(changeRow(steps, 'A', { weight: 5 }), 'C', { weight: 3 })),
      theirs((steps) =>
        addRow(changeRow(removeRow(moveRow(steps, 'A', 2), 'B'), 'C', { weight: 4 }), step('D'), { id: 'D' }),
      ),
    )
    expect(toContestedFields(draft, TEXTS).map(({ label }) => label)).toEqual(['Weight of C'])
    expect(toMergedFields(draft, TEXTS)).toEqual([
      { id: 'steps/A/weight', label: 'Weight of A', before: ['1'], theirs: undefined, mine: '5', after: ['5'] },
      {
        id: 'steps/B',
        label: 'B',
        before: ['Weight 2'],
        theirs: { added: [], removed: ['Weight 2'] },
        mine: undefined,
        after: [],
      },
      {
        id: 'steps/D',
        label: 'D',
        before: [],
        theirs: { added: ['Weight 1'], removed: [] },
        mine: undefined,
        after: ['Weight 1'],
      },
      {
        id: 'steps#order',
        label: 'Order of Steps',
        before: ['A', 'B', 'C'],
        theirs: 'Moved C',
        mine: undefined,
        after: ['C', 'A', 'D'],
      },
    ])
  })
})

describe('a conflict panel', () => {
  const reversed: FieldTexts<Plan> = {
    ...TEXTS,
    rows: { steps: { ...TEXTS.rows?.steps, nameOf: ({ name }) => name, labels: { weight: 'Weight', name: 'Name' } } },
  }

  it('lists the fields of a row in the order of the form, whichever side changed them', () => {
    const merged = refreshed(
      start((steps) => changeRow(changeRow(steps, 'A', { name: 'Ay' }), 'C', { weight: 5 })),
      theirs((steps) => changeRow(changeRow(steps, 'A', { weight: 9 }), 'C', { weight: 6 })),
    )
    const keys = (texts: FieldTexts<Plan>) => toMergedFields(merged, texts).map(({ id }) => id)
    expect(keys(TEXTS)).toEqual(['steps/A/name', 'steps/A/weight'])
    expect(keys(reversed)).toEqual(['steps/A/weight', 'steps/A/name'])
    const contested = refreshed(
      start((steps) => changeRow(changeRow(steps, 'C', { name: 'See', weight: 5 }), 'A', { weight: 5 })),
      theirs((steps) => changeRow(changeRow(steps, 'C', { name: 'Sea', weight: 6 }), 'A', { weight: 6 })),
    )
    expect(toContestedFields(contested, reversed).map(({ id }) => id)).toEqual([
      'steps/A/weight',
      'steps/C/weight',
      'steps/C/name',
    ])
  })

  it('knows which side removed a row that the other one changed', () => {
    const draft = refreshed(
      start((steps) => changeRow(removeRow(steps, 'B'), 'A', { weight: 5 })),
      theirs((steps) => changeRow(removeRow(steps, 'A'), 'B', { weight: 9 })),
    )
    expect(toContestedFields(draft, TEXTS).map(({ label, removedBy }) => [label, removedBy])).toEqual([
      ['A', 'theirs'],
      ['B', 'mine'],
    ])
  })
})

describe('rows without an id on the server', () => {
  interface Sheet {
    lines: Rows<{ text: string }>
  }
  const sheet = (...texts: readonly string[]): Sheet => ({ lines: toRows(texts.map((text) => ({ text }))) })
  const textsOf = ({ value }: Draft<Sheet>): string[] => [...value.lines.values()].map(({ text }) => text)
  const changeAt = (draft: Draft<Sheet>, place: number, text: string): Draft<Sheet> =>
    valueChanged(draft, 'lines', changeRow(draft.value.lines, [...draft.value.lines.keys()][place] ?? '', { text }))

  it('are found by equal content in order', () => {
    const draft = changeAt(createDraft({ value: sheet('a', 'b', 'c'), version: 1 }), 2, 'c!')
    const next = refreshed(draft, { value: sheet('b', 'a', 'c', 'd'), version: 2 })
    expect(textsOf(next)).toEqual(['b', 'a', 'c!', 'd'])
    expect(next.conflict).toBeUndefined()
    expect(textsOf(refreshed(draft, { value: sheet('c'), version: 2 }))).toEqual(['c!'])
  })

  it('are found by their place between those that were found', () => {
    const draft = changeAt(createDraft({ value: sheet('a', 'b', 'c'), version: 1 }), 0, 'a!')
    const next = refreshed(draft, { value: sheet('a', 'b2', 'c'), version: 2 })
    expect(textsOf(next)).toEqual(['a!', 'b2', 'c'])
    const both = refreshed(changeAt(draft, 1, 'b3'), { value: sheet('a', 'b2', 'c'), version: 2 })
    expect(getContestedParts(both)).toHaveLength(1)
  })

  it('are asked about if nothing identifies them', () => {
    const draft = changeAt(createDraft({ value: sheet('a', 'b'), version: 1 }), 0, 'a!')
    const next = refreshed(draft, { value: sheet('x', 'y', 'z'), version: 2 })
    expect(getContestedParts(next)).toHaveLength(1)
    expect(textsOf(next)).toContain('a!')
  })

  it('are asked about if another row is in the place of a removed one, and both are there [ERR-101]', () => {
    interface Item {
      text: string
      weight: number
    }
    const list = (...items: readonly Item[]) => ({ lines: toRows(items) })
    const base = list({ text: 'a', weight: 1 }, { text: 'b', weight: 1 })
    const draft = createDraft<typeof base>({ value: base, version: 1 })
    const [first = ''] = base.lines.keys()
    const typed = valueChanged(draft, 'lines', changeRow(base.lines, first, { weight: 5 }))
    const next = refreshed(typed, { value: list({ text: 'c', weight: 1 }), version: 2 })
    expect([...next.value.lines.values()]).toEqual([
      { text: 'c', weight: 1 },
      { text: 'a', weight: 5 },
    ])
    expect(getContestedParts(next)).toEqual([toKey(['lines', first])])

    const removed = refreshed(typed, { value: list({ text: 'b', weight: 1 }), version: 2 })
    const added = refreshed(removed, { value: list({ text: 'c', weight: 1 }, { text: 'b', weight: 1 }), version: 3 })
    expect([...added.value.lines.values()].map(({ text }) => text).toSorted()).toEqual(['a', 'b', 'c'])
    expect([...choicesMade(added, 'theirs').value.lines.values()].map(({ text }) => text)).toEqual(['c', 'b'])
  })

  it('are found in a draft that was stored on the device, also those that got a name since', () => {
    const base = sheet('a', 'b')
    const [, second = ''] = base.lines.keys()
    const value = { lines: changeRow(base.lines, second, { text: 'b!' }) }
    const latest = { value: sheet('new', 'a', 'b'), version: 2 }
    const restored = draftRestored(createDraft<Sheet>(latest), { value: base, version: 1 }, value)
    expect(textsOf(restored)).toEqual(['new', 'a', 'b!'])
    expect(restored.conflict).toBeUndefined()
    expect(textsOf(refreshed(restored, { value: sheet('new', 'a', 'b', 'z'), version: 3 }))).toEqual([
      'new',
      'a',
      'b!',
      'z',
    ])

    const added: Plan = { ...STORED, steps: addRow(STORED.steps, step('New')) }
    const own = [...added.steps.keys()][3] ?? ''
    const changed: Plan = { ...added, steps: changeRow(added.steps, own, { weight: 7 }) }
    const saved = version(plan([...added.steps.values()]), 2)
    const again = draftRestored(createDraft(saved), version(added, 2), changed)
    expect(names(again)).toEqual(['A', 'B', 'C', 'New'])
    expect(again.value.steps.get(own)?.weight).toBe(7)
    expect(again.conflict).toBeUndefined()
  })

  it('have the same ids in each version, so that typing goes on during a refresh', () => {
    const draft = createDraft<Sheet>({ value: sheet('a', 'b', 'c'), version: 1 })
    const [a, b, c] = [...draft.value.lines.keys()]
    const next = refreshed(draft, { value: sheet('new', 'a', 'c'), version: 2 })
    expect([...next.value.lines.keys()].slice(1)).toEqual([a, c])
    const after = refreshed(next, { value: sheet('new', 'a', 'b', 'c'), version: 3 })
    expect([...after.value.lines.keys()].filter((id) => id === a || id === c)).toEqual([a, c])
    expect(b).toBeDefined()
  })

  it('have the ids of the draft after its own save, also those with a new name', () => {
    const renamed = edit(createDraft(version(STORED)), (steps) =>
      addRow(changeRow(steps, 'B', { name: 'Bee' }), step('New')),
    )
    const ids = [...renamed.value.steps.keys()]
    expect(isAnonymous(ids[3] ?? '')).toBe(true)
    const typed = edit(saveStarted(renamed), (steps) => changeRow(steps, ids[3] ?? '', { weight: 4 }))
    const stored = plan([step('A'), step('Bee', 2, ['x', 'y']), step('C'), step('New')])
    const saved = saveEnded(typed, { status: 'saved', value: version(stored, 2) })
    expect([...saved.value.steps.keys()]).toEqual(ids)
    expect([...saved.value.steps.values()].map(({ name, weight }) => [name, weight])).toEqual([
      ['A', 1],
      ['Bee', 2],
      ['C', 1],
      ['New', 4],
    ])
    const changed = plan([step('A'), step('Bee', 7, ['x', 'y']), step('C'), step('New')])
    const next = refreshed(saved, version(changed, 3))
    expect([...next.value.steps.keys()]).toEqual(ids)
    expect([...next.value.steps.values()].map(({ weight }) => weight)).toEqual([1, 7, 1, 4])
  })

  it('have the ids of the draft if the version of the save arrives later', () => {
    const added = edit(createDraft(version(STORED)), (steps) => addRow(steps, step('New')))
    const ids = [...added.value.steps.keys()]
    const saved = saveEnded(saveStarted(added), { status: 'saved' })
    const next = refreshed(saved, version(plan([step('A'), step('B', 2, ['x', 'y']), step('C'), step('New')]), 2))
    expect([...next.value.steps.keys()]).toEqual(ids)
  })

  it('merge 2,000 rows', () => {
    const texts = Array.from({ length: 2000 }, (_, place) => `row ${place}`)
    const draft = changeAt(createDraft({ value: sheet(...texts), version: 1 }), 1000, 'mine')
    const next = refreshed(draft, { value: sheet(...texts.slice(1), 'last'), version: 2 })
    expect(next.value.lines.size).toBe(2000)
    expect(textsOf(next)[999]).toBe('mine')
    expect(next.conflict).toBeUndefined()
  })
})

/** An edit of a list, on rows that are chosen by a number. */
type Edit =
  | { kind: 'change'; row: number; field: 'name' | 'weight'; value: number }
  | { kind: 'tag'; row: number; value: number }
  | { kind: 'add'; row: number; value: number }
  | { kind: 'move'; row: number; value: number }
  | { kind: 'remove'; row: number }
  | { kind: 'part'; row: number; value: number }

const edits = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('change' as const),
      row: fc.nat(9),
      field: fc.constantFrom('name' as const, 'weight' as const),
      value: fc.nat(3),
    }),
    fc.record({ kind: fc.constant('tag' as const), row: fc.nat(9), value: fc.nat(3) }),
    fc.record({ kind: fc.constantFrom('add' as const, 'move' as const), row: fc.nat(9), value: fc.nat(9) }),
    fc.record({ kind: fc.constant('remove' as const), row: fc.nat(9) }),
    fc.record({ kind: fc.constant('part' as const), row: fc.nat(9), value: fc.nat(3) }),
  ),
  { maxLength: 6 },
)

const applyEdits = (steps: Rows<Step>, list: readonly Edit[], side: string): Rows<Step> =>
  list.reduce((now, one, index) => {
    const id = [...now.keys()][one.row % Math.max(1, now.size)] ?? ''
    if (one.kind === 'remove') return removeRow(now, id)
    if (one.kind === 'add')
      return addRow(now, step(`${side} ${index}`), { id: `${side}${index}`, place: one.value % (now.size + 1) })
    if (one.kind === 'move') return moveRow(now, id, one.value % Math.max(1, now.size))
    return changeRow(now, id, (row) => {
      if (one.kind === 'tag') return { ...row, tags: new Set([...row.tags, `${side}${one.value}`]) }
      if (one.kind !== 'change')
        return { ...row, parts: addRow(row.parts, { label: `${side}${index}` }, { id: `${side}${index}` }) }
      return one.field === 'name' ? { ...row, name: `${side}${one.value}` } : { ...row, weight: one.value * 10 }
    })
  }, steps)

const BASE = plan(Array.from({ length: 5 }, (_, place) => step(`S${place}`, place, ['p'])))
const pairs = { numRuns: 1000 }

describe('random edits of two people', () => {
  it('lose nothing of either side, and ask about the same field, a removed row that was edited, and an order alone', () => {
    fc.assert(
      fc.property(edits, edits, (own, other) => {
        const mine = applyEdits(BASE.steps, own, 'm')
        const their = applyEdits(BASE.steps, other, 't')
        const draft = refreshed(
          valueChanged(createDraft(version(BASE)), 'steps', mine),
          version({ ...BASE, steps: their }, 2),
        )
        const { steps } = draft.value
        const contested = new Set(getContestedParts(draft))
        const rowOf = (rows: Rows<Step>, id: string): Step | undefined => rows.get(id)
        for (const id of new Set([...mine.keys(), ...their.keys(), ...BASE.steps.keys()])) {
          const [was, own1, other1, is] = [BASE.steps, mine, their, steps].map((rows) => rowOf(rows, id))
          if (was === undefined) {
            expect(is).toEqual(own1 ?? other1)
            continue
          }
          const isEdited = (row: Step | undefined): boolean => row !== undefined && !isSameValue(row, was)
          const isAsked = (own1 === undefined && isEdited(other1)) || (other1 === undefined && isEdited(own1))
          expect(contested.has(`steps/${id}`)).toBe(isAsked)
          if (own1 === undefined || other1 === undefined) {
            expect(is).toEqual(isAsked ? own1 : undefined)
            continue
          }
          for (const field of ['name', 'weight'] as const) {
            const [before, a, b] = [was[field], own1[field], other1[field]]
            expect(contested.has(`steps/${id}/${field}`)).toBe(a !== before && b !== before && a !== b)
            expect(is?.[field]).toBe(a === before ? b : a)
          }
          expect(is?.tags).toEqual(new Set([...own1.tags, ...other1.tags]))
          expect(new Set(is?.parts.keys())).toEqual(new Set([...own1.parts.keys(), ...other1.parts.keys()]))
        }
        // Each side's order holds where the other moved nothing.
        if (other.every(({ kind }) => kind !== 'move'))
          expect([...steps.keys()].filter((id) => mine.has(id))).toEqual([...mine.keys()].filter((id) => steps.has(id)))
        if (own.every(({ kind }) => kind !== 'move'))
          expect([...steps.keys()].filter((id) => their.has(id))).toEqual(
            [...their.keys()].filter((id) => steps.has(id)),
          )
      }),
      pairs,
    )
  })

  it('can be chosen either way and back', () => {
    fc.assert(
      fc.property(edits, edits, (own, other) => {
        const draft = refreshed(
          valueChanged(createDraft(version(BASE)), 'steps', applyEdits(BASE.steps, own, 'm')),
          version({ ...BASE, steps: applyEdits(BASE.steps, other, 't') }, 2),
        )
        const back = choicesMade(choicesMade(draft, 'theirs'), 'mine')
        expect(new Map([...back.value.steps].toSorted(([a], [b]) => a.localeCompare(b)))).toEqual(
          new Map([...draft.value.steps].toSorted(([a], [b]) => a.localeCompare(b))),
        )
        expect(getUnresolvedParts(back)).toEqual([])
        const theirs = choicesMade(draft, 'theirs')
        for (const key of getContestedParts(draft)) {
          const [, id = '', field] = key.split('/')
          if (field === undefined) expect(theirs.value.steps.has(id)).toBe(theirs.base.value.steps.has(id))
        }
      }),
      pairs,
    )
  })

  it('converge when each has saved', () => {
    fc.assert(
      fc.property(edits, edits, (own, other) => {
        const created = createDraft(version(BASE))
        const first = valueChanged(created, 'steps', applyEdits(BASE.steps, own, 'm'))
        const second = valueChanged(created, 'steps', applyEdits(BASE.steps, other, 't'))
        const saved = version(first.value, 2)
        const merged = choicesMade(refreshed(second, saved), 'mine')
        const firstSaved = saveEnded(saveStarted(first), { status: 'saved', value: saved })
        const end = refreshed(firstSaved, version(merged.value, 3))
        expect(end.value).toEqual(merged.value)
        expect(end.conflict).toBeUndefined()
      }),
      pairs,
    )
  })

  it('keep what is typed while rows get other ids from the server', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(5), { maxLength: 8 }),
        fc.array(fc.nat(5), { maxLength: 8 }),
        fc.nat(7),
        (a, b, place) => {
          const sheet = (list: readonly number[]) => ({ lines: toRows(list.map((text) => ({ text: String(text) }))) })
          const draft = createDraft<ReturnType<typeof sheet>>({ value: sheet(a), version: 1 })
          const id = [...draft.value.lines.keys()][place] ?? ''
          const typed = valueChanged(draft, 'lines', changeRow(draft.value.lines, id, { text: 'typed' }))
          const next = refreshed(typed, { value: sheet(b), version: 2 })
          const texts = [...next.value.lines.values()].map(({ text }) => text)
          expect(texts.includes('typed')).toBe(id !== '')
          expect(new Set(next.value.lines.keys()).size).toBe(next.value.lines.size)
          // Their rows are all there, but for the typed one.
          expect(next.base.value.lines.size).toBe(b.length)
          expect(refreshed(next, { value: sheet(b), version: 2 })).toBe(next)
        },
      ),
      pairs,
    )
  })
})
