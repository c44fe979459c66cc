import type { MenuAction, MenuItem } from '../menu/menu-item'
import type { BoardItem, BoardPhase } from './board'
import type { BoardLabels } from './board-labels'
import type { PhaseAction } from './PhaseColumn'
import type { BoardTarget } from './stops'
import type { Board, MoveTarget } from './use-phase-board'

/** The board state that menus depend on. */
export interface MenuContext<Item extends BoardItem> {
  board: Board<Item>
  labels: BoardLabels
  /** Why nothing can be changed. */
  disabledReason: string | undefined
  /** The actions on a phase. */
  listActions: (phase: BoardPhase<Item>) => readonly PhaseAction[]
  onOpen: ((target: BoardTarget<Item>) => void) | undefined
}

const withReason = (entry: MenuAction, disabledReason: string | undefined): MenuAction =>
  disabledReason === undefined ? entry : { ...entry, disabledReason }

/** The entries that cards and phases share. */
function commonEntries<Item extends BoardItem>(
  target: BoardTarget<Item>,
  { board, labels, disabledReason, onOpen }: MenuContext<Item>,
): MenuItem[] {
  return [
    ...(onOpen === undefined ? [] : [{ id: 'open', label: labels.open, onAction: () => onOpen(target) }]),
    withReason({ id: 'rename', label: labels.rename, onAction: () => board.startNaming(target) }, disabledReason),
    withReason(
      { id: 'remove', label: labels.remove, onAction: () => void board.confirmRemoval(target) },
      board.getRemoveError(target),
    ),
  ]
}

/** The menu of a card. It has every move that keys and pointer have, with the reason why a move is not possible. */
export function itemMenu<Item extends BoardItem>(
  target: BoardTarget<Item> & { item: Item },
  context: MenuContext<Item>,
): MenuItem[] {
  const { board, labels, disabledReason } = context
  const { item, phase } = target
  const moveEntry = (id: string, label: string, to: MoveTarget): MenuAction =>
    withReason({ id, label, onAction: () => board.moveItemTo(item, to) }, board.getItemMoveError(item, to))
  const position = phase.items.indexOf(item)
  return [
    moveEntry('up', labels.moveUp, 'up'),
    moveEntry('down', labels.moveDown, 'down'),
    moveEntry('first', labels.moveFirst, 'first'),
    moveEntry('last', labels.moveLast, 'last'),
    {
      submenu: labels.moveToPhase,
      id: 'phase',
      items: board.phases.map((other) =>
        moveEntry(`phase ${other.id}`, other.name, {
          phase: other.id,
          position: other === phase ? position : Math.min(position, other.items.length),
        }),
      ),
    },
    withReason(
      { id: 'position', label: labels.moveToPosition, onAction: () => board.openLayer({ kind: 'position', target }) },
      disabledReason ?? (phase.items.length < 2 ? labels.isOnlyItem : undefined),
    ),
    { separator: true, id: 'line' },
    ...commonEntries(target, context),
  ]
}

/** The menu of a phase. */
export function phaseMenu<Item extends BoardItem>(target: BoardTarget<Item>, context: MenuContext<Item>): MenuItem[] {
  const { board, labels, disabledReason, listActions } = context
  const { phase } = target
  const index = board.phases.indexOf(phase)
  const moveEntry = (id: string, label: string, position: number): MenuAction =>
    withReason(
      { id, label, onAction: () => board.movePhaseTo(phase, position) },
      board.getPhaseMoveError(phase, position),
    )
  return [
    moveEntry('previous', labels.movePrevious, index - 1),
    moveEntry('next', labels.moveNext, index + 1),
    { separator: true, id: 'line' },
    ...listActions(target.phase).map(({ id, label, icon, onAction }) =>
      withReason({ id: `action ${id}`, label, icon, onAction: () => onAction(phase.id) }, disabledReason),
    ),
    ...commonEntries(target, context),
  ]
}
