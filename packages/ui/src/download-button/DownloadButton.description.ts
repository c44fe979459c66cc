import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Download button',
  entry: 'download-button',
  purpose: `Creates or fetches a file and lets the browser save it. It is busy while the file loads, can be canceled, and shows a failure beside the
button. For a file with an address use a \`DownloadLink\`, which the browser loads.`,
  notFor: 'Content that opens in the page, or text to copy (`CopyField`).',
  role: `a \`button\` named by its text, \`aria-busy\` while the file loads, with a \`button\` "Cancel the download" beside it. Progress is a
\`status\`, a failure an \`alert\`. \`DownloadLink\` is a \`link\`.`,
  keys: [
    { keys: ['Enter', 'Space'], does: 'Starts the download; retries after a failure' },
    { keys: ['Tab'], does: 'Moves to Cancel while the file loads' },
    { keys: ['Enter', 'Space'], on: 'Cancel', does: 'Cancels; the focus returns to the button' },
  ],
  aliases: ['export button', 'save file'],
  status: 'stable',
  since: '1.0.0',
  related: ['Button', 'Copy field'],
}
