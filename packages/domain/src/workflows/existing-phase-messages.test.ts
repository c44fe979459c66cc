import { describe, expect, it } from 'vitest'
import type { DroppedPart } from './copy'
import { describeDropped, describeInsertion, existingPhaseLabels } from './existing-phase-messages'
import { linkTo, sampleItem as item, samplePhase as phase } from './workflow-sample'

const of = { itemId: '1', itemName: 'Weld' }
const reset: DroppedPart = { ...of, kind: 'reset', link: linkTo('9', 'b') }
const emails: DroppedPart = { ...of, kind: 'emails', count: 1 }
const status: DroppedPart = { ...of, kind: 'equipmentStatus', state: 3, name: undefined, newName: undefined }
const phases = [phase('a', 50, item('1', 100)), phase('b', 50, item('9', 100))]

describe('what is not copied [WF-108]', () => {
  it.each<[DroppedPart, string, string | undefined, string | undefined]>([
    [reset, 'Weld: Auto-Reset', 'Phase b, Item 9', 'outside this phase'],
    [{ ...of, kind: 'reset', link: linkTo('gone', 'b') }, 'Weld: Auto-Reset', 'Deleted item', 'which no longer exists'],
    [
      { ...of, kind: 'conditionalVisibility', link: linkTo('9', 'b'), condition: 'Yes' },
      'Weld: Conditional “Yes”',
      'Phase b, Item 9',
      'outside this phase. The condition is copied without an item. Choose one after you add the phase.',
    ],
    [emails, 'Weld: 1 email address', undefined, undefined],
    [status, 'Weld: Equipment Status', 'code 3', 'not in 17: Jetty'],
    [
      { ...status, name: 'On hire', newName: 'Scrapped' },
      'Weld: Equipment Status',
      'On hire',
      'code 3 is Scrapped in 17: Jetty',
    ],
    [
      { itemId: '1', itemName: ' ', kind: 'triggers', name: 'Gate' },
      'Unnamed item: Triggers',
      'Gate',
      'location-based triggers need exactly one project',
    ],
  ])('describes %j', (part, before, lost, after) => {
    expect(describeDropped([part], phases, '17: Jetty')).toEqual([{ before, lost, after }])
  })

  it.each<[readonly DroppedPart[], string]>([
    [[], 'Test inserted.'],
    [[reset], 'Test inserted. 1 link was not copied.'],
    [[emails, reset, reset], 'Test inserted. 3 parts were not copied: links and email addresses.'],
    [[status, emails, reset], 'Test inserted. 3 parts were not copied: links, email addresses and equipment statuses.'],
  ])('is reported after dropping %j', (dropped, text) => {
    expect(describeInsertion('Test', dropped)).toBe(text)
  })

  it('lists five projects and counts the others', () => {
    expect(existingPhaseLabels.from([12, 17])).toBe('from the workflows of projects 12 and 17')
    expect(existingPhaseLabels.from([1, 2, 3, 4, 5, 6, 7])).toBe(
      'from the workflows of projects 1, 2, 3, 4, 5 and 2 more',
    )
  })
})
