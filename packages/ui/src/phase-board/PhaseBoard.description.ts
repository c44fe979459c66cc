import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Phase board',
  entry: 'phase-board',
  purpose: `Phases side by side, each with its cards in order. Keys, the menu of a card and the pointer move cards by the same rules
(\`getMoveError\`), and every change can be undone. \`value\` is the list of phases. A caller that changes phases itself shares its
\`history\`, so that its steps can be undone here too. Three thousand cards render as quickly as thirty, because only the visible ones
are rendered.`,
  details: `**Screen readers**: cards are native buttons in lists, not an \`application\`, so that browse mode still reads regions, headings and
lists. In browse mode the arrow keys belong to the screen reader, and both Enter and Space click the card, which opens its properties.
The buttons of the card offer the other actions: "Move Cut" opens the menu. The visible keys name M for the menu, because Space opens it only in
focus mode.`,
  notFor: 'Choosing an order in a form with a few fields, or cards that cannot be changed.',
  role: `a \`group\` named by \`label\`. Each phase is a \`region\` named "Phase Build, weight 40, 5 items" with a \`list\`. The
name of a card is a \`button\` described by weight, kind, flags and position. The other buttons of a card (move, properties, delete) are
not tab stops, because keys do the same.`,
  keys: [
    {
      keys: ['Tab'],
      does: 'Moves to the board, to the card that last had the focus, then to the buttons below its phase',
    },
    {
      keys: ['↑', '↓'],
      does: 'Moves to the card above or below; above the first card is the head of the phase, below the last card are its buttons',
    },
    { keys: ['←', '→'], does: 'Moves to the previous or next phase' },
    { keys: ['Home', 'End'], does: 'Moves to the first or last card of the phase' },
    { keys: ['Enter'], does: 'Opens the properties' },
    { keys: ['M', 'Space'], does: 'Opens the menu; in browse mode of a screen reader, Space does what Enter does' },
    { keys: ['Alt+↑', 'Alt+↓'], does: 'Moves the card within its phase' },
    { keys: ['Alt+←', 'Alt+→'], does: 'Moves the card to the previous or next phase; on a head, moves the phase' },
    { keys: ['Ctrl+Enter'], does: 'Adds a card below and edits its name' },
    { keys: ['F2'], does: 'Edits the name; Enter commits it, Escape restores the old one' },
    { keys: ['Delete'], does: 'Asks for confirmation, and shows what refers to the card' },
    {
      keys: ['/'],
      does: 'Moves to the search, where there is one (`hasSearch`); Enter moves on to the next card that matches',
    },
    { keys: ['Ctrl+Z'], does: 'Undoes a step' },
    { keys: ['Ctrl+Shift+Z'], does: 'Redoes a step' },
    { keys: ['Escape'], does: 'Cancels a drag; closes the menu, the dialog or the name field; clears the search' },
  ],
  keyNotes: 'While a key is held down, only moves of the focus and of a card repeat.',
  aliases: ['kanban', 'board', 'drag and drop', 'swimlanes', 'cards'],
  status: 'stable',
  since: '1.0.0',
  related: ['Phase board dragging', 'Weight editor'],
  use: [
    'Steps in phases whose order matters, and that move between phases.',
    'A board that must work with the keyboard and in a narrow window too.',
    'Up to about 3,000 cards.',
  ],
  content: [
    'A phase has one or two words, a verb or a noun: Prepare, Build.',
    'The kind of a card is one word: Progress.',
    'A reason of `getMoveError` is a sentence: "Weld must come after Cut."',
    'A warning says the figures: "Item weights 92.5 of 100, 7.5 left".',
    'A remark has two to four words: "Unlocks Weld". It replaces the kind, which stays in the description.',
    'Flags have an icon and a name of one word. `flagHints` of a card say what a flag means there: "Prerequisite: Survey".',
  ],
  accessibility: [
    'Exposes a `region` for each phase and a `list` of its cards. Each card is described by its facts and its position.',
    'Announces each move once, with the new position, or the reason against it.',
    'Axe checked every story of this page, and the contrast of texts in all four themes.',
    'The keyboard alone worked it in dark at 320 px, in contrast with text of 200 %, in forced colors at 320 px, and from right to left in dark contrast.',
    'Not tried with a screen reader by a person, and not by touch.',
  ],
  anatomy: [
    'Head: the name of the phase, the number of its cards and its weight',
    'Menu of the phase: the same actions as its keys',
    'Warning: about the cards of the phase together',
    'Handle: drags the card; a click opens its menu',
    'Name: the button that gets the focus',
    'Flags: icons with names',
    'Delete: asks first, and shows what refers to the card',
    'Add item: below the cards, with the other actions of the phase',
  ],
  advice: [
    {
      do: 'report what is wrong with `getPhaseWarning`.',
      dont: 'write it into the name. Every announcement repeats it.',
    },
    { do: 'keep the kind to one word.', dont: 'describe the card there. Show that in its properties.' },
  ],
}
