import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Fault summary',
  entry: 'fault-summary',
  purpose:
    'What is wrong in a form or a pasted text, each entry with a link to its cause. Entries that are corrected stay and are marked.',
  notFor: 'The errors of a `Form`, which has a summary of its own, or a failed request (`ProblemMessage`).',
  role: 'a `group` named by its title, or an `alert`. It can take the focus.',
  keys: [
    { keys: ['Tab'], does: 'Moves among the links' },
    { keys: ['Enter'], does: 'Moves the focus to the cause' },
  ],
  aliases: ['error summary', 'validation summary'],
  status: 'stable',
  since: 'Unreleased',
  related: ['Form', 'Problem message'],
}
