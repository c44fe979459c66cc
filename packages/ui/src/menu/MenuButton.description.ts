import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Menu button',
  entry: 'menu',
  purpose: 'A few actions, links or choices behind one button, if a row of buttons would not fit.',
  notFor: 'Choosing a value in a form (`Select`), or the main action of a page (a visible `Button`).',
  role: `a \`button\` with a popup, and a \`menu\` of the same name. Entries are \`menuitem\`, in a single choice
\`menuitemradio\`, in a multiple choice \`menuitemcheckbox\`; an entry with an address is a real link. The keys reach a disabled entry,
which shows its reason. If the button leaves the page or is hidden, the menu closes.`,
  keys: [
    { keys: ['Enter', 'Space', '↓'], on: 'the button', does: 'Opens the menu on its first entry' },
    { keys: ['↑'], on: 'the button', does: 'Opens the menu on its last entry' },
    { keys: ['↑', '↓', 'Home', 'End'], does: 'Moves among the entries' },
    { keys: ['Letters'], does: 'Moves to the entry that starts with it' },
    { keys: ['Enter', 'Space'], does: 'Chooses; in a multiple choice Space keeps the menu open, Enter closes it' },
    { keys: ['→', 'Enter', 'Space'], on: 'an entry with a submenu', does: 'Opens the submenu on its first entry' },
    { keys: ['←'], does: 'Closes the submenu; its entry has the focus' },
    { keys: ['Escape', 'Tab'], does: 'Closes; the button has the focus' },
  ],
  aliases: ['dropdown menu', 'kebab', 'action menu', 'overflow menu', 'context menu'],
  status: 'stable',
  since: '1.0.0',
  related: ['Button', 'Select', 'Popover'],
}
