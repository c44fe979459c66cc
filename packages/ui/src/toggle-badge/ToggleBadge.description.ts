import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Toggle badge',
  entry: 'toggle-badge',
  purpose: `A state in a row that one press changes to its opposite. The usual state is plain and the exception is filled, so that unusual rows are
easy to find. While a save is pending (\`isBusy\`) the badge is dashed and can be pressed again: the last intent wins. The caller saves, rolls back and announces a failure. The permission is the prop \`canToggle\`.`,
  notFor: 'A choice that is saved with a form (`Checkbox`), or a state that no user changes (`Badge`).',
  role: `a \`button\` named by state and owner ("Active, user jsmith") and described by what a press does
(\`actionDescription\`). It has no \`aria-pressed\`: the name already changes with the state. Without the permission it is plain text and no tab
stop. A badge with a \`disabledReason\` is \`aria-disabled\` and described by the reason.`,
  keys: [
    { keys: ['Tab'], does: 'Moves to the badge, even if it is disabled; skips it without the permission' },
    { keys: ['Enter', 'Space'], does: 'Changes the state' },
    { keys: ['Escape'], does: 'Hides the reason of a disabled badge' },
  ],
  aliases: ['chip', 'toggle button', 'status switch'],
  status: 'stable',
  since: '1.0.0',
  related: ['Badge', 'Switch', 'Toasts'],
  use: [
    'A state with two values in a row of a table: active or inactive, open or locked.',
    'A change that is saved at once and easy to undo.',
    'Users with different permissions: without one, the badge is plain text.',
  ],
  content: [
    'The text is the current state in one word: "Active".',
    '`owner` names the kind and the item: "user jsmith".',
    '`actionDescription` is a sentence about the press: "Press to deactivate."',
    'A reason is a sentence: "Assigned to everyone of this license."',
  ],
  accessibility: [
    'Exposes `aria-busy` while a save is pending, and `aria-disabled` with its reason.',
    'Axe checked every story of this page, and the contrast of texts in all four themes.',
    'The keyboard alone worked it in dark at 320 px, in contrast with text of 200 %, in forced colors at 320 px, and from right to left in dark contrast.',
    'Not tried with a screen reader by a person, and not by touch.',
  ],
  anatomy: [
    'Badge: a button of at least 24 px, outlined like every control',
    'Icon: hidden from screen readers',
    'State: one word; screen readers also get the owner',
    'Exception: filled, so that it is easy to find',
    'Disabled badge: dashed, with its reason on hover and focus',
  ],
  advice: [
    { do: 'name the current state.', dont: 'name the action. The row no longer shows its state.' },
    { do: 'fill only the exception.', dont: 'fill every row. Nothing stands out.' },
  ],
}
