import type { LostStatus } from '../shared/status-meaning'

/** Texts about a change of the list that the equipment statuses of a workflow come from (WF-80). */
export const statusSourceMessages = {
  title: 'The equipment statuses of the selected projects differ',
  intro:
    'Workflow items store the code of a status. With the selected projects, these codes would have another meaning. Choose another status in the items, or select other projects.',
  disabled: 'Settle the equipment statuses first: the selected projects change what they mean.',
  /** A code that the list for the projects of the save does not have, or names otherwise. */
  lost: ({ name, state, newName }: Pick<LostStatus, 'name' | 'state' | 'newName'>) =>
    newName === undefined
      ? `${name} (code ${state}) would be missing from the equipment statuses of the workflow.`
      : `${name} (code ${state}) would be named ${newName} in the equipment statuses of the workflow.`,
  /** A code that an item did not have before, and that the list does not have. */
  unknown: (state: number) => `The equipment statuses of the workflow have no code ${state}.`,
  /** What the server answers for a lost or unknown code. */
  refused: (sentence: string, items: readonly string[]) =>
    `${sentence} Choose another status in these workflow items first: ${items.join(', ')}.`,
  /** The same where the user cannot see the items. */
  hiddenCopies:
    "Copies in projects that you can't see would read their equipment statuses differently. Ask someone who sees these projects to archive the workflow.",
  /** The button that gives the items the code of the same name. */
  map: (state: number) => `Use code ${state}`,
  mapOf: (name: string, state: number) => `Use code ${state} for ${name}`,
  mapped: (name: string, state: number) => `${name} now uses code ${state}.`,
  noSameName: 'None of the statuses has this name. Choose another status in these items.',
  step: 'Codes of equipment statuses',
} as const
