import { expect, it } from 'vitest'
import { ITEM_FLAGS } from './board'
import { describeFlag, itemUsedBy, phaseUsedBy } from './board-messages'
import { linkTo, sampleItem } from './workflow-sample'

const uses = (name: string, ...kinds: Parameters<typeof itemUsedBy>[1][number]['kind'][]) =>
  kinds.map((kind) => ({ name, kind }))

it.each([
  [uses('Cut', 'preRequisite'), "Can't delete Put away. Used by: Cut (Prerequisite)."],
  [
    [...uses('Weld', 'reset', 'complete', 'reset'), ...uses('Cut', 'conditionalVisibility')],
    "Can't delete Put away. Used by: Weld (Auto-Reset and Auto-Complete), Cut (Conditional).",
  ],
  [
    Array.from({ length: 9 }, (_, place) => ({ name: `I${place + 1}`, kind: 'reset' as const })),
    "Can't delete Put away. Used by: I1 (Auto-Reset), I2 (Auto-Reset), I3 (Auto-Reset), I4 (Auto-Reset), I5 (Auto-Reset) and 4 more.",
  ],
])('names each item once that uses an item, with its tabs [ITEM-36]', (users, sentence) => {
  expect(itemUsedBy('Put away', users)).toBe(sentence)
})

it.each([
  [uses('Weld in shop', 'reset', 'complete'), "Can't delete Receive. Weld in shop needs an item of this phase."],
  [[...uses('Cut', 'reset'), ...uses('Weld', 'reset')], "Can't delete Receive. Cut and Weld need items of this phase."],
])('names the items that need an item of a phase [ITEM-36]', (users, sentence) => {
  expect(phaseUsedBy('Receive', users)).toBe(sentence)
})

it('says of each icon what it names, and counts beyond five [WF-96]', () => {
  const item = sampleItem('1', 10, {
    preRequisite: linkTo('Cut'),
    conditionalVisibility: [
      { ...linkTo('Weld'), condition: 'A' },
      { phaseId: '', itemId: '', condition: 'B' },
    ],
    requirements: [{ name: 'Photo', requirementType: 1, requirmentWeight: 0, IsPropertyEditable: false }],
    triggers: [{ id: 't', triggerType: 2, triggerName: 'Gate tag', siteID: 0, condition: 3 }],
    reset: ['Cut', 'Weld', 'gone', 'Test', 'Ship', 'Paint', 'Load'].map((id) => linkTo(id)),
    complete: [linkTo('Put away')],
    equipmentStatus: { progressState: 0, equipmentStatusState: 4 },
    production: { name: 'Spools', productionType: 0 },
    emails: ['yard@northgate.example'],
  })
  const nameOf = ({ itemId }: { itemId: string }) => (itemId === 'gone' ? undefined : itemId)
  expect(ITEM_FLAGS.map((flag) => describeFlag(item, flag, nameOf))).toEqual([
    'Prerequisite: Cut',
    'Conditional: Weld',
    'Requirements: Photo',
    'Trigger: Gate tag',
    'Resets Cut, Weld, a deleted item, Test, Ship and 2 more',
    'Completes Put away',
    'Equipment Status',
    'Production: Spools',
    'Emails: yard@northgate.example',
  ])
  expect(describeFlag(sampleItem('1', 10), 'production', nameOf)).toBe('Production')
})
