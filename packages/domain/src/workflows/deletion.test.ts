import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getLinks } from './board'
import { deleteItem, deletePhase, type Deletion } from './deletion'
import { listItems } from './links'
import type { WorkflowPhase } from './workflow'
import { linkTo as to, sampleItem as item, samplePhase as phase } from './workflow-sample'

const PHASES = [
  phase('a', 50, item('1', 50, { reset: [to('1'), to('2')] }), item('2', 50)),
  phase('b', 50, item('3', 50, { preRequisite: to('1') }), item('4', 50, { complete: [to('3', 'b')] })),
]
const idsOf = (phases: readonly WorkflowPhase[]) => listItems(phases).map((placed) => placed.item.itemId)
const read = (deletion: Deletion) =>
  'phases' in deletion ? idsOf(deletion.phases) : deletion.references.map(({ kind, from }) => `${kind} ${from.itemId}`)

describe('a deletion', () => {
  it.each([
    ['1', ['preRequisite 3']],
    ['2', ['reset 1']],
    ['3', ['complete 4']],
    ['4', ['1', '2', '3']],
  ])('of item %s leaves or names %j [ITEM-34, ITEM-36]', (itemId, expected) => {
    expect(read(deleteItem(PHASES, itemId))).toEqual(expected)
  })

  it.each([
    ['a', ['preRequisite 3']],
    ['b', ['1', '2']],
  ])('of phase %s leaves or names %j, and links inside of it do not count [ITEM-35, ITEM-36]', (phaseId, expected) => {
    expect(read(deletePhase(PHASES, phaseId))).toEqual(expected)
  })

  it('never leaves a link to what is deleted, for any links [ITEM-34, ITEM-35]', () => {
    const link = fc.constantFrom(to('1'), to('2'), to('3', 'b'), to('4', 'b'))
    const linked = fc.record({ preRequisite: fc.option(link), complete: fc.array(link, { maxLength: 2 }) })
    fc.assert(
      fc.property(
        fc.array(linked, { minLength: 4, maxLength: 4 }),
        fc.constantFrom('1', '2', '3', '4', 'a', 'b'),
        (parts, id) => {
          const phases = PHASES.map((of) => ({
            ...of,
            items: of.items.map(({ itemId }) => item(itemId, 50, parts[Number(itemId) - 1])),
          }))
          const deletion = /\d/.test(id) ? deleteItem(phases, id) : deletePhase(phases, id)
          if (!('phases' in deletion)) return
          const left = new Set(idsOf(deletion.phases))
          const targets = listItems(deletion.phases).flatMap((placed) =>
            getLinks(placed.item).map(({ link: { itemId } }) => itemId),
          )
          expect(targets.filter((itemId) => !left.has(itemId))).toEqual([])
        },
      ),
    )
  })
})
