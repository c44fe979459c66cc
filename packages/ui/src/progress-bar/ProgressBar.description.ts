import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Progress bar',
  entry: 'progress-bar',
  purpose: `Shows how much of a limit is used (\`meter\`), or how far work is (\`progress\`). From 90 % the bar is amber and over the limit it is red,
each with an icon and a text. Without a limit it shows "N/A".`,
  notFor: 'Loading a part of a page (`Skeleton`), a busy button (its `isBusy`) or several figures (`StatTable`).',
  role: `\`meter\` or \`progressbar\`, named by its label, with its value as text: "45 of 50, nearly full". Without a share it is
plain text.`,
  keys: [],
  noKeys: 'It is read-only and has no tab stop',
  aliases: ['progress', 'loading bar', 'meter'],
  status: 'stable',
  since: '1.0.0',
  related: ['Skeleton', 'Stat table'],
}
