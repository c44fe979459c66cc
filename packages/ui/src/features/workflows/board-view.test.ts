import type { BoardWorkflowPhase } from '@sitewright/domain/workflows/board'
import { describe, expect, it } from 'vitest'
import { renameItem } from '../../phase-board/board'
import { boardOf, workflowOf } from './board-view'

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
    expect(boardOf(PHASES)[0]?.items[0]).toMatchObject({
      name: 'Count',
      weight: 100,
      kind: 'Production',
      flags: ['emails'],
    })
  })

  it('comes back as it was, and as the same board', () => {
    expect(workflowOf(boardOf(PHASES))).toEqual(PHASES)
    const renamed = renameItem(boardOf(PHASES), '1', 'Weigh')
    expect(workflowOf(renamed)[0]?.items[0]).toEqual({ ...PHASES[0]?.items[0], itemName: 'Weigh' })
    expect(boardOf(workflowOf(renamed))).toBe(renamed)
    expect(boardOf(PHASES)).toBe(boardOf(PHASES))
  })
})
