import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Undo buttons',
  entry: 'undo-buttons',
  purpose: `Undoes and redoes the steps of an editor. \`useUndoHistory\` records up to 100 steps. Each step has a name, and the buttons
show it.`,
  details:
    'An editor with its own status passes `onAnnounce` and announces the step there, so that one step makes one announcement.',
  notFor: 'The text of a single field, because the browser undoes that itself. Changes that are already saved.',
  role: `a \`group\` named by \`label\`, with two \`button\`s named by their step: "Undo: Move Excavate". Each step that is
undone or redone is announced.`,
  keys: [
    { keys: ['Tab'], does: 'Moves to each button, even when there is nothing to undo or redo' },
    { keys: ['Enter', 'Space'], does: 'Presses the button, once for each key press' },
    { keys: ['Ctrl+Z'], does: 'Undoes a step; the editor handles it' },
    { keys: ['Ctrl+Shift+Z', 'Ctrl+Y'], does: 'Redoes a step; the editor handles it' },
    { keys: ['Escape'], does: 'Hides the reason why a button is disabled' },
  ],
  aliases: ['undo', 'redo', 'history'],
  status: 'stable',
  since: '1.0.0',
  related: ['Site map', 'Name tree editor', 'Phase board'],
}
