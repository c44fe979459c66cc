import { type BoardWorkflowItem, type BoardWorkflowPhase, getFlags } from '@sitewright/domain/workflows/board'
import { itemTypeLabels } from '@sitewright/domain/workflows/board-messages'
import type { BoardItem, BoardPhase, Phases } from '../../phase-board/board'

/** A card with its item. */
export interface WorkflowCard extends BoardItem {
  item: BoardWorkflowItem
}

/** The phases of a workflow. */
export type WorkflowPhases = readonly BoardWorkflowPhase[]

const cards = new WeakMap<BoardWorkflowItem, WorkflowCard>()
const boards = new WeakMap<WorkflowPhases, Phases<WorkflowCard>>()

/** The card of an item. The same item returns the same card. */
export function toCard(item: BoardWorkflowItem): WorkflowCard {
  const cached = cards.get(item)
  if (cached !== undefined) return cached
  const card: WorkflowCard = {
    id: item.itemId,
    name: item.itemName,
    weight: item.itemWeight,
    kind: itemTypeLabels[item.itemType],
    flags: getFlags(item),
    item,
  }
  cards.set(item, card)
  return card
}

/** Converts a phase to a phase of the board. */
export const toBoardPhase = (phase: BoardWorkflowPhase): BoardPhase<WorkflowCard> => ({
  id: phase.phaseId,
  name: phase.phaseName,
  weight: phase.phaseWeight,
  color: phase.color,
  items: phase.items.map(toCard),
})

/** Converts a workflow to a board. The same phases return the same board, which the undo history depends on. */
export function toBoard(phases: WorkflowPhases): Phases<WorkflowCard> {
  const cached = boards.get(phases)
  if (cached !== undefined) return cached
  const board = phases.map(toBoardPhase)
  boards.set(phases, board)
  return board
}

/** Converts a board to a workflow. `toBoard` returns this board for the result. */
export function toWorkflow(board: Phases<WorkflowCard>): WorkflowPhases {
  const phases = board.map(({ id, name, weight, color, items }) => ({
    phaseId: id,
    phaseName: name,
    color: color ?? '',
    phaseWeight: weight ?? 0,
    items: items.map((card) => (card.item.itemName === card.name ? card.item : { ...card.item, itemName: card.name })),
  }))
  boards.set(phases, board)
  return phases
}
