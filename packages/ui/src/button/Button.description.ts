import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Button',
  entry: 'button',
  purpose: `Starts an action on this page: opens, saves, deletes. A page has one **primary** button at most. **danger** opens a step that cannot be
undone; **danger-solid** is the button of that step.`,
  notFor: `Going to another page: use a \`ButtonLink\`, which can be opened in a new tab. Not for switching a state in a row on and off: use a
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
}
