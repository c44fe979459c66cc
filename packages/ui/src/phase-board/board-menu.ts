import type { MenuAction, MenuItem } from '../menu/menu-item'
import type { BoardItem } from './board'
import type { BoardLabels } from './board-labels'
import type { PhaseAction } from './PhaseColumn'
import type { BoardTarget } from './stops'
import type { Board, Sent } from './use-phase-board'

/** What a menu is made for. */
export interface MenuContext<Item extends BoardItem> {
  board: Board<Item>
  labels: BoardLabels
  held: string | undefined
  actions: readonly PhaseAction[]
  onOpen: ((target: BoardTarget<Item>) => void) | undefined
  canRemove: ((target: BoardTarget<Item>) => string | undefined) | undefined
}

const withReason = (entry: MenuAction, reason: string | undefined): MenuAction =>
  reason === undefined ? entry : { ...entry, disabledReason: reason }

/** Entries that cards and phases share. */
function commonEntries<Item extends BoardItem>(
  target: BoardTarget<Item>,
  { board, labels, held, onOpen, canRemove }: MenuContext<Item>,
): MenuItem[] {
  return [
    ...(onOpen === undefined ? [] : [{ id: 'open', label: labels.open, onAction: () => onOpen(target) }]),
    withReason({ id: 'rename', label: labels.rename, onAction: () => board.startNaming(target) }, held),
    withReason(
      { id: 'remove', label: labels.remove, onAction: () => board.ask({ kind: 'remove', target }) },
      held ?? canRemove?.(target),
    ),
  ]
}

/** The menu of a card: every move of the pointer and the keys, each with the reason why it is not possible. */
export function itemMenu<Item extends BoardItem>(
  target: BoardTarget<Item> & { item: Item },
  context: MenuContext<Item>,
): MenuItem[] {
  const { board, labels, held } = context
  const { item, phase } = target
  const send = (id: string, label: string, to: Sent): MenuAction =>
    withReason({ id, label, onAction: () => board.sendItem(item, to) }, board.refusal(item, to))
  const position = phase.items.indexOf(item)
  return [
    send('up', labels.moveUp, 'up'),
    send('down', labels.moveDown, 'down'),
    send('first', labels.moveFirst, 'first'),
    send('last', labels.moveLast, 'last'),
    {
      submenu: labels.moveToPhase,
      id: 'phase',
      items: board.phases.map((other) =>
        send(`phase ${other.id}`, other.name, {
          phase: other.id,
          position: other === phase ? position : Math.min(position, other.items.length),
        }),
      ),
    },
    withReason(
      { id: 'position', label: labels.moveToPosition, onAction: () => board.ask({ kind: 'position', target }) },
      held ?? (phase.items.length < 2 ? labels.noOther : undefined),
    ),
    { separator: true, id: 'line' },
    ...commonEntries(target, context),
  ]
}

/** The menu of a phase. */
export function phaseMenu<Item extends BoardItem>(target: BoardTarget<Item>, context: MenuContext<Item>): MenuItem[] {
  const { board, labels, held, actions } = context
  const { phase } = target
  const place = board.phases.indexOf(phase)
  const send = (id: string, label: string, position: number): MenuAction =>
    withReason({ id, label, onAction: () => board.sendPhase(phase, position) }, board.phaseRefusal(phase, position))
  return [
    send('back', labels.moveBack, place - 1),
    send('on', labels.moveOn, place + 1),
    { separator: true, id: 'line' },
    ...actions.map(({ id, label, icon, onAction }) =>
      withReason({ id: `action ${id}`, label, icon, onAction: () => onAction(phase.id) }, held),
    ),
    ...commonEntries(target, context),
  ]
}
