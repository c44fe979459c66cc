import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Button',
  entry: 'button',
  purpose: `Starts an action on this page: opens, saves, deletes. A page has one **primary** button at most. **danger** opens a step that cannot be
undone; **danger-solid** is the button of that step.`,
  notFor: `Going to another page: use a \`ButtonLink\`, which can be opened in a new tab. Switching a state in a row on and off: use a
\`ToggleBadge\`.`,
  role: `\`button\`, named by its text. An \`IconButton\` is named by its \`label\`, which a tooltip shows on hover, keyboard focus and long
press. \`ButtonLink\` and \`IconButtonLink\` are \`link\`s. A button that cannot be pressed stays focusable, has \`aria-disabled\` and is described by
its reason.`,
  keys: [
    { keys: ['Tab'], does: 'Moves to the button, even if it cannot be pressed; shows the tooltip of an icon button' },
    { keys: ['Enter', 'Space'], does: 'Presses it' },
    { keys: ['Escape'], does: 'Hides the tooltip or the reason; nothing else closes' },
  ],
  aliases: ['action', 'submit', 'CTA', 'icon button', 'link button'],
  status: 'stable',
  since: '1.0.0',
  related: ['Link', 'Menu button', 'Download button'],
  use: [
    'An action on this page: save, add, assign',
    'The one main action of a page or dialog (`primary`)',
    'The last step of an action that can’t be undone (`danger-solid`)',
    'An action in a row or toolbar that its icon says (`IconButton`)',
  ],
  advice: [
    {
      do: 'name the action with a verb and its object.',
      dont: 'answer with “Yes” or “OK”. A screen reader lists buttons without their context.',
    },
    { do: 'have one primary button.', dont: 'make two buttons primary. Then neither is the main action.' },
  ],
  content: [
    'Start with a verb and name the object: “Deactivate project”.',
    'Use sentence case. Specified texts keep their capitals: “Add User”.',
    'End with an ellipsis (…) only if a dialog opens before anything happens: “Deactivate…”.',
    'The last step repeats the verb of the question.',
    'An icon button names its object too: “Duplicate adaeze.okafor”.',
  ],
  accessibility: [
    'A busy button has `aria-busy`. It and a disabled one stay focusable.',
    'A key that repeats while it is pressed presses the button once. Tested with keys of a real browser.',
    'Tested in every story: axe, contrast in four themes, and 320 px from right to left with longer texts. Keyboard alone is a story of its own.',
    'Not tested with forced colors or text of 200 %.',
    'Not tried with a screen reader by a person.',
  ],
}
