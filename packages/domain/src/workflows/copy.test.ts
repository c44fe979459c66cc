import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getLinks } from './board'
import { copyExistingPhase, copyPhases, copyWorkflow } from './copy'
import { listItems } from './links'
import type { WorkflowPhase } from './workflow'
import { linkTo, sampleItem as item, samplePhase as phase } from './workflow-sample'

const counter = (prefix = 'new') => {
  let count = 0
  return () => `${prefix}-${++count}`
}

/** Workflows with links of every kind between any of their items. */
const workflows = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 5 }).chain((sizes) => {
  const places = sizes.flatMap((size, at) =>
    Array.from({ length: size }, (_, place) => ({ phaseId: `p${at}`, itemId: `i${at}-${place}` })),
  )
  const link = places.length === 0 ? fc.constant(linkTo('none')) : fc.constantFrom(...places)
  const links = fc.array(link, { maxLength: 3 })
  const parts = fc.record({
    preRequisite: fc.option(link),
    reset: links,
    complete: links,
    conditionalVisibility: fc.array(
      link.map((target) => ({ ...target, condition: target.itemId })),
      { maxLength: 3 },
    ),
    emails: fc.array(fc.constant('a@b.example'), { maxLength: 2 }),
    unknownField: fc.string(),
  })
  return fc
    .array(parts, { minLength: places.length, maxLength: places.length })
    .map((all) =>
      sizes.map((_, at) =>
        phase(
          `p${at}`,
          20,
          ...places.flatMap(({ phaseId, itemId }, place) =>
            phaseId === `p${at}` && places.length > 0 ? [item(itemId, 10, all[place])] : [],
          ),
        ),
      ),
    )
})

/** Every id of phases and items, and those that links name. */
const idsOf = (phases: readonly WorkflowPhase[]): string[] => [
  ...phases.map(({ phaseId }) => phaseId),
  ...listItems(phases).flatMap(({ item: { itemId }, item: of }) => [
    itemId,
    ...getLinks(of).flatMap(({ link }) => [link.phaseId, link.itemId]),
  ]),
]

/** The workflow with ids replaced by places, so that two workflows can be compared apart from their ids. */
function withoutIds(phases: readonly WorkflowPhase[]): unknown {
  const places = new Map<string, string>()
  for (const [at, { phaseId, items }] of phases.entries()) {
    places.set(phaseId, `phase ${at}`)
    for (const [place, { itemId }] of items.entries()) places.set(itemId, `item ${at} ${place}`)
  }
  return JSON.parse(
    JSON.stringify(phases, (key, value: unknown) =>
      key === 'phaseId' || key === 'itemId' ? places.get(String(value)) : key === 'emails' ? [] : value,
    ),
  )
}

describe('a copy', () => {
  it('equals its source apart from ids and emails, and shares no id with it, for any workflow [WF-24, WF-25, WF-26]', () => {
    fc.assert(
      fc.property(workflows, (phases) => {
        const copy = copyWorkflow({ name: 'W', phases }, counter())
        expect(withoutIds(copy.phases)).toEqual(withoutIds(phases))
        const ids = new Set(idsOf(phases))
        expect(idsOf(copy.phases).filter((id) => ids.has(id))).toEqual([])
        expect(listItems(copy.phases).flatMap(({ item: { emails = [] } }) => emails)).toEqual([])
        const own = copy.phases.flatMap(({ phaseId, items }) => [phaseId, ...items.map(({ itemId }) => itemId)])
        expect(new Set(own).size).toBe(own.length)
      }),
    )
  })

  it('has a new key, no project and the name of its source [WF-23, WF-27, WF-28]', () => {
    const copy = copyWorkflow({ name: 'Pipe spools', phases: [] }, counter('key'))
    expect(copy).toEqual({ name: 'Pipe spools', workflowRelatedKey: 'key-1', projectIds: [], phases: [] })
  })

  it('gives triggers new ids under the name they are stored [WF-24, ITEM-57]', () => {
    const trigger = { id: 't', triggerType: 2, triggerName: 'T', siteID: 0, condition: 3 } as const
    const source = phase('a', 100, item('1', 50, { trigger }), item('2', 50, { triggers: [trigger] }))
    const [first, second] = copyPhases([source], counter()).flatMap(({ items }) => items)
    expect([first?.trigger?.id, second?.triggers?.[0]?.id]).toEqual(['new-4', 'new-5'])
  })

  it('of one phase drops links to other phases, and keeps the text of a condition [WF-33]', () => {
    const source = phase(
      'a',
      100,
      item('1', 50, {
        preRequisite: linkTo('9', 'b'),
        reset: [linkTo('9', 'b'), linkTo('2')],
        conditionalVisibility: [
          { ...linkTo('9', 'b'), condition: 'Yes' },
          { ...linkTo('2'), condition: 'No' },
        ],
        emails: ['a@b.example'],
      }),
      item('2', 50),
    )
    expect(copyPhases([source], counter())[0]?.items[0]).toMatchObject({
      preRequisite: null,
      reset: [{ phaseId: 'new-1', itemId: 'new-3' }],
      conditionalVisibility: [
        { phaseId: '', itemId: '', condition: 'Yes' },
        { phaseId: 'new-1', itemId: 'new-3', condition: 'No' },
      ],
      emails: ['a@b.example'],
    })
  })
})

describe('an inserted phase', () => {
  const to = { from: [12], to: [12] }
  const statuses = (...names: string[]) => names.map((name, at) => ({ name, state: at + 1 }))
  const mapping = (equipmentStatusState: number | null) => ({ progressState: 0 as const, equipmentStatusState })

  it('has weight 0, new ids and its own links, and loses nothing else [WF-105]', () => {
    const source = phase('a', 40, item('1', 50, { reset: [linkTo('2')] }), item('2', 50))
    const { phase: copy, dropped } = copyExistingPhase(source, to, counter())
    expect(withoutIds([copy])).toEqual(withoutIds([{ ...source, phaseWeight: 0 }]))
    expect(dropped).toEqual([])
  })

  it('leaves out links to other phases and email addresses, and names each [WF-106]', () => {
    const source = phase(
      'a',
      40,
      item('1', 50, { emails: ['a@b.example', 'c@d.example'], reset: [linkTo('9', 'b'), linkTo('2')] }),
      item('2', 50, {
        preRequisite: linkTo('9', 'b'),
        conditionalVisibility: [{ ...linkTo('8', 'b'), condition: 'Yes' }],
      }),
    )
    const { phase: copy, dropped } = copyExistingPhase(source, to, counter())
    expect(dropped).toEqual([
      { itemId: '1', itemName: 'Item 1', kind: 'reset', link: linkTo('9', 'b') },
      { itemId: '1', itemName: 'Item 1', kind: 'emails', count: 2 },
      { itemId: '2', itemName: 'Item 2', kind: 'preRequisite', link: linkTo('9', 'b') },
      expect.objectContaining({ kind: 'conditionalVisibility', condition: 'Yes' }),
    ])
    expect(copy.items[0]).toMatchObject({ emails: [], reset: [{ phaseId: 'new-1', itemId: 'new-3' }] })
  })

  it('leaves out statuses that the selected projects lack or name otherwise [WF-106]', () => {
    const configs = {
      ofProjects: new Map([[12, statuses('On hire', 'In transit', 'Under repair')]]),
      ofLicense: statuses('On hire', 'Scrapped'),
    }
    const source = phase(
      'a',
      40,
      item('1', 100, {
        equipmentStatus: mapping(3),
        itemStateFromEquipmentStatus: [mapping(1), mapping(2), mapping(null)],
      }),
    )
    const { phase: copy, dropped } = copyExistingPhase(source, { from: [12], to: [12, 17], configs }, counter())
    expect(dropped).toMatchObject([
      { kind: 'equipmentStatus', state: 3, name: 'Under repair', newName: undefined },
      { kind: 'equipmentStatus', state: 2, name: 'In transit', newName: 'Scrapped' },
    ])
    expect(copy.items[0]).toMatchObject({
      equipmentStatus: null,
      itemStateFromEquipmentStatus: [mapping(1), mapping(null)],
    })
    expect(copyExistingPhase(source, { ...to, configs }, counter()).dropped).toEqual([])
    expect(copyExistingPhase(source, { from: [12], to: [12, 17] }, counter()).dropped).toEqual([])
  })

  it('leaves out the trigger of a location where several projects are selected [WF-106]', () => {
    const geo = { id: 't', triggerType: 1, triggerName: 'Gate', siteID: 4, condition: 1 } as const
    const tag = { ...geo, triggerType: 2, siteID: 0, condition: 3 } as const
    const source = phase(
      'a',
      40,
      item('1', 40, { trigger: geo }),
      item('2', 40, { triggers: [geo] }),
      item('3', 20, { trigger: tag }),
    )
    const { phase: copy, dropped } = copyExistingPhase(source, { from: [12], to: [12, 17] }, counter())
    expect(dropped.map(({ itemId, kind }) => [itemId, kind])).toEqual([
      ['1', 'triggers'],
      ['2', 'triggers'],
    ])
    expect(copy.items).toMatchObject([{ trigger: null }, { triggers: [] }, { trigger: { triggerName: 'Gate' } }])
    expect(copyExistingPhase(source, to, counter()).dropped).toEqual([])
  })

  it('has no link to an item outside, and names as many as it lost, for any workflow [WF-105, WF-106]', () => {
    fc.assert(
      fc.property(workflows, (phases) => {
        const [source] = phases
        if (source === undefined) return
        const { phase: copy, dropped } = copyExistingPhase(source, to, counter())
        const inside = new Set(copy.items.map(({ itemId }) => itemId))
        const linksOf = (of: WorkflowPhase) =>
          of.items.flatMap((one) => getLinks(one)).filter(({ link }) => link.itemId !== '')
        expect(linksOf(copy).every(({ link }) => link.phaseId === copy.phaseId && inside.has(link.itemId))).toBe(true)
        const lost = dropped.filter(({ kind }) => kind !== 'emails')
        expect(linksOf(copy).length + lost.length).toBe(linksOf(source).length)
        expect(copy.items.flatMap(({ emails = [] }) => emails)).toEqual([])
      }),
    )
  })
})
