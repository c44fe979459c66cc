import type { LostStatus } from '../shared/status-meaning'

/** Texts about a change of the list that the equipment statuses of a workflow come from (WF-80). */
export const statusSourceMessages = {
  title: 'The equipment statuses of the selected projects differ',
  intro:
    'Workflow items store the code of a status. The selected projects give these codes another meaning. Choose another status in the items, or select other projects.',
  disabled: 'The selected projects change the meaning of equipment statuses. Choose the statuses again first.',
  /** A code that the list of the selected projects does not have, or has under another name. */
  lost: ({ name, state, newName }: Pick<LostStatus, 'name' | 'state' | 'newName'>) =>
    newName === undefined
      ? `${name} (code ${state}) would be missing from the equipment statuses of the workflow.`
      : `${name} (code ${state}) would be named ${newName} in the equipment statuses of the workflow.`,
  /** A code that an item newly uses although the list does not have it. */
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
  noSameName: 'No status has this name. Choose another status in these items.',
  step: 'Codes of equipment statuses',
} as const
