import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Disabled reason',
  entry: 'disabled-reason',
  purpose: `Why a control cannot be used. Every control of the library shows it for its \`disabledReason\`; use it for a control of your own. Render it
inside the control and name it in the control's \`aria-describedby\`. Keep the control focusable, and mark it \`aria-disabled\`.`,
  notFor: 'A control that can be used: describe it with a `Tooltip`.',
  role: "none. It is not part of the control's name, and is read as the control's description.",
  keys: [
    { keys: ['Tab'], does: 'Moves to the control and shows the reason' },
    { keys: ['Escape'], does: 'Hides the reason; nothing else closes' },
  ],
  aliases: ['disabled tooltip', 'why disabled'],
  status: 'stable',
  since: '1.0.0',
  related: ['Tooltip', 'Button'],
}
