import { expect, it } from 'vitest'
import { readLinks } from './links'
import { listOutside, toLinksText } from './links-panel-messages'
import { linkTo, sampleItem as item, samplePhase as phase } from './workflow-sample'

const statusName = (state: number): string => (state === 4 ? 'On hire' : `Status ${state}`)
const status = (progressState: 0 | 1, equipmentStatusState: number | null) => ({ progressState, equipmentStatusState })

const PHASES = [
  phase(
    'a',
    100,
    item('1', 50, { reset: [linkTo('2'), linkTo('gone')], emails: ['yard@northgate.example'] }),
    item('2', 50, {
      preRequisite: linkTo('1'),
      conditionalVisibility: [
        { ...linkTo('1'), condition: 'Fits' },
        { ...linkTo('', ''), condition: 'Too short' },
      ],
    }),
  ),
]
const links = readLinks(PHASES)
const textOf = (itemId: string): string => {
  const placed = links.getItem(itemId)
  if (placed === undefined) throw new Error(itemId)
  return toLinksText(links, placed, statusName)
}

it('copies the links of an item in the words of the panel [WF-102, WF-100]', () => {
  expect(textOf('1')).toBe(
    [
      'Links of Item 1',
      'Phase a, item 1 of 2, weight 50',
      'Uses',
      '  Item 2 (Auto-Reset, Phase a)',
      '  Deleted item (Auto-Reset: its item no longer exists)',
      'Used by',
      '  Item 2 (Prerequisite, Phase a)',
      '  Item 2 (Conditional “Fits”, Phase a)',
      'Outside the workflow',
      '  yard@northgate.example (Emails)',
    ].join('\n'),
  )
  expect(textOf('2')).toContain('Item 1 (Conditional “Fits”, Phase a)')
  expect(textOf('2')).toContain('  No item (Conditional “Too short”: no item chosen yet)')
  expect(textOf('2')).toContain('  No equipment status, no trigger, no emails.')
})

it('lists what leaves the workflow: own status, mapped statuses, trigger, emails [WF-100]', () => {
  const trigger = { id: 't', triggerType: 2, triggerName: 'Gate tag', siteID: 0, condition: 3 } as const
  const mappings = [status(0, 4), status(1, 7), status(1, null)]
  expect(listOutside(item('1', 1, { itemStateFromEquipmentStatus: mappings, trigger }), statusName)).toEqual([
    { kind: 'equipmentStatus', text: 'Completed when the status becomes On hire' },
    { kind: 'equipmentStatus', text: 'Reset when the status becomes Status 7' },
    { kind: 'triggers', text: 'Gate tag' },
  ])
  const set = (state: 0 | 1) => listOutside(item('1', 1, { equipmentStatus: status(state, 4) }), statusName)
  expect([...set(0), ...set(1)].map(({ text }) => text)).toEqual([
    'Sets the status to On hire when the item is completed',
    'Sets the status to On hire when the item is reset',
  ])
  expect(listOutside(item('1', 1, { equipmentStatus: status(0, null) }), statusName)).toEqual([])
})
