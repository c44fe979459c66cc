import type { BoardWorkflowPhase } from '@sitewright/domain/workflows/board'
import { describe, expect, it } from 'vitest'
import { renameItem } from '../../phase-board/board'
import { toBoard, toWorkflow } from './board-view'

const PHASES: BoardWorkflowPhase[] = [
  {
    phaseId: 'a',
    phaseName: 'Receive',
    color: '#FCC400',
    phaseWeight: 100,
    items: [{ itemId: '1', itemName: 'Count', itemType: 3, itemWeight: 100, emails: ['a@b.example'] }],
  },
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

  it('converts back to the same workflow, and to the same board object', () => {
    expect(toWorkflow(toBoard(PHASES))).toEqual(PHASES)
    const renamed = renameItem(toBoard(PHASES), '1', 'Weigh')
    expect(toWorkflow(renamed)[0]?.items[0]).toEqual({ ...PHASES[0]?.items[0], itemName: 'Weigh' })
    expect(toBoard(toWorkflow(renamed))).toBe(renamed)
    expect(toBoard(PHASES)).toBe(toBoard(PHASES))
  })
})
