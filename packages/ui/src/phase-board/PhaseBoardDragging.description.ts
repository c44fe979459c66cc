import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Phase board dragging',
  purpose: `What can happen while a card or a phase is dragged: it is dropped before the first render, a second finger presses another card,
keys move it, or another user changes the board. It is the same board as Phase board, with the same rules.`,
  notFor: 'Work without a pointer: each of these moves has a key and an entry in the menu of its card.',
  role: 'as on Phase board. The card at the pointer is hidden from assistive technology. The drop is announced once.',
  keys: [
    { keys: ['Escape'], does: 'Cancels the drag' },
    { keys: ['Alt+↑', 'Alt+↓', 'Alt+←', 'Alt+→'], does: 'Move the dragged card on the board; it stays at the pointer' },
  ],
  aliases: ['drag and drop', 'sortable'],
  status: 'stable',
  since: '1.0.0',
  related: ['Phase board'],
}
