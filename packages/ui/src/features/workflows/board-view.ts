import { type BoardWorkflowItem, type BoardWorkflowPhase, flagsOf } from '@sitewright/domain/workflows/board'
import { itemTypeLabels } from '@sitewright/domain/workflows/board-messages'
import type { BoardItem, BoardPhase, Phases } from '../../phase-board/board'

/** A card, with the item that it shows. */
export interface WorkflowCard extends BoardItem {
  item: BoardWorkflowItem
}

/** The phases of a workflow. */
export type WorkflowPhases = readonly BoardWorkflowPhase[]

const cards = new WeakMap<BoardWorkflowItem, WorkflowCard>()
const boards = new WeakMap<WorkflowPhases, Phases<WorkflowCard>>()

/** The card of an item: the same one as long as the item is the same. */
export function cardOf(item: BoardWorkflowItem): WorkflowCard {
  const known = cards.get(item)
  if (known !== undefined) return known
  const card: WorkflowCard = {
    id: item.itemId,
    name: item.itemName,
    weight: item.itemWeight,
    kind: itemTypeLabels[item.itemType],
    flags: flagsOf(item),
    item,
  }
  cards.set(item, card)
  return card
}

/** A phase as the board has it. */
export const boardPhaseOf = (phase: BoardWorkflowPhase): BoardPhase<WorkflowCard> => ({
  id: phase.phaseId,
  name: phase.phaseName,
  weight: phase.phaseWeight,
  color: phase.color,
  items: phase.items.map(cardOf),
})

/** What the board shows of a workflow; the same as long as the phases are, which is what undo goes by. */
export function boardOf(phases: WorkflowPhases): Phases<WorkflowCard> {
  const known = boards.get(phases)
  if (known !== undefined) return known
  const board = phases.map(boardPhaseOf)
  boards.set(phases, board)
  return board
}

/** The phases of a board; `boardOf` gives that board for them. */
export function workflowOf(board: Phases<WorkflowCard>): WorkflowPhases {
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
