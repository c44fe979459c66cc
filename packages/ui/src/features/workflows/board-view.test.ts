import type { WorkflowPhase } from '@sitewright/domain/workflows/workflow'
import { placeItems } from '@sitewright/domain/workflows/editor-draft'
import { describe, expect, it } from 'vitest'
import { moveItem, renameItem } from '../../phase-board/board'
import { readLinks } from '@sitewright/domain/workflows/links'
import { markCards, toBoard, toWorkflow } from './board-view'

const PHASES: WorkflowPhase[] = [
  {
    phaseId: 'a',
    phaseName: 'Receive',
    color: '#FCC400',
    phaseWeight: 100,
    ofAnotherServer: true,
    items: [{ itemId: '1', itemName: 'Count', itemType: 3, itemWeight: 100, emails: ['a@b.example'] }],
  },
  { phaseId: 'b', phaseName: 'Test', color: '#000000', phaseWeight: 0, items: [] },
]

describe('a workflow on the board', () => {
  it('shows name, weight, type and flags of each item [WF-40, WF-42]', () => {
    expect(toBoard(PHASES)[0]?.items[0]).toMatchObject({
      name: 'Count',
      weight: 100,
      kind: 'Production',
      flags: ['emails'],
    })
  })

  it('converts back to the same phases, with the fields of another server', () => {
    expect(toWorkflow(toBoard(PHASES))).toEqual(PHASES)
    expect(toWorkflow(toBoard(PHASES))[0]).toBe(PHASES[0])
    const renamed = toWorkflow(renameItem(toBoard(PHASES), '1', 'Weigh'))
    expect(renamed[0]).toEqual({ ...PHASES[0], items: [{ ...PHASES[0]?.items[0], itemName: 'Weigh' }] })
    expect(renamed[1]).toBe(PHASES[1])
    expect(toBoard(PHASES)[1]).toBe(toBoard(renamed)[1])
  })

  it('says how a card differs from the saved one', () => {
    const saved = placeItems(PHASES)
    const change = (phases: readonly WorkflowPhase[], at: number) => toBoard(phases, saved)[at]?.items[0]?.change
    expect(change(PHASES, 0)).toBeUndefined()
    expect(change(toWorkflow(renameItem(toBoard(PHASES), '1', 'Weigh')), 0)).toBe('Changed')
    expect(change(toWorkflow(moveItem(toBoard(PHASES), '1', 'b', 0)), 1)).toBe('Moved')
    const [receive] = PHASES
    const weighed = receive && { ...receive, items: receive.items.map((item) => ({ ...item, itemWeight: 40 })) }
    expect(weighed && change([weighed], 0)).toBe('was 100')
    const added = receive && { ...receive, items: receive.items.map((item) => ({ ...item, itemId: '2' })) }
    expect(added && change([added], 0)).toBe('Added')
  })

  it('names the targets of links on the cards, and renews only the cards that name a renamed item [WF-96, WF-97]', () => {
    const [receive, test] = PHASES as [WorkflowPhase, WorkflowPhase]
    const linked: WorkflowPhase[] = [
      receive,
      {
        ...test,
        items: [
          { itemId: '2', itemName: 'Hydrotest', itemType: 2, itemWeight: 60, reset: [{ phaseId: 'a', itemId: '1' }] },
          { itemId: '3', itemName: 'X-ray', itemType: 2, itemWeight: 40, emails: ['c@d.example'] },
        ],
      },
    ]
    const mark = (phases: readonly WorkflowPhase[], faults: { itemId: string; message: string }[] = []) =>
      markCards(toBoard(phases), readLinks(phases), faults)
    const before = mark(linked)
    expect(before[1]?.items[0]?.flagHints).toEqual({ reset: 'Resets Count' })
    expect(mark(linked)[1]).toBe(before[1])
    const after = mark(toWorkflow(renameItem(before, '1', 'Weigh')))
    expect(after[1]?.items[0]?.flagHints).toEqual({ reset: 'Resets Weigh' })
    expect(after[1]?.items[1]).toBe(before[1]?.items[1])
    expect(toWorkflow(after)[1]).toBe(linked[1])
    const faults = [
      { itemId: '3', message: 'A.' },
      { itemId: '3', message: 'B.' },
      { itemId: '3', message: 'A.' },
    ]
    expect(mark(linked, faults)[1]?.items[1]?.error).toBe('A. B.')
    expect(mark(linked)[1]?.items[1]?.error).toBeUndefined()
    // Without the item that the link names.
    const [, left] = mark([{ ...receive, items: [] }, linked[1] as WorkflowPhase])
    expect(left?.items[0]).toMatchObject({
      error: 'This Auto-Reset entry points to an item that no longer exists. Choose another item.',
      remark: 'Link to deleted item',
      flagHints: { reset: 'Resets a deleted item' },
    })
    expect(left?.items[1]?.remark).toBeUndefined()
  })
})
