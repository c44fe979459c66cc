import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Toggle badge',
  entry: 'toggle-badge',
  purpose: `A state in a row that one press changes to its opposite. The usual state is plain and the exception is filled, so that unusual rows are
easy to find. While a save is pending (\`isBusy\`) the badge is dashed and can be pressed again: the last intent wins. The caller saves, rolls back and announces a failure. The permission is the prop \`canToggle\`.`,
  notFor: 'A choice that is saved with a form (`Checkbox`), nor for a state that no user changes (`Badge`).',
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
}
