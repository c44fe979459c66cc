import { pageTitles } from '../shared/page-titles'

/** Labels of the form of a workflow (WF-19 to WF-42). */
export const editorLabels = {
  list: pageTitles.workflows,
  form: 'Workflow',
  name: 'Workflow Name',
  projects: 'Projects',
  add: 'Add Workflow', // specified: WF-20
  cancel: 'Cancel', // specified: WF-20
  copy: 'Copy',
  dryRun: 'Dry run',
  ok: 'OK',
  phaseWeights: 'Phase weights',
  weightsSum: (sum: string) => `Weights ${sum} of 100`,
  addPhase: 'Add phase',
  newPhase: 'New phase',
  existingPhase: 'Existing phase',
  existingPhaseTitle: 'Add an existing phase',
  itemCount: (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`,
  phase: 'Phase',
  phaseTitle: (name: string) => `Phase: ${name}`,
  phaseName: 'Phase Name',
  phaseWeight: 'Phase Weight',
  color: 'Color',
  item: 'Item',
  untilSaved: 'Nothing is stored until you save the workflow.',
  newTitle: pageTitles.newWorkflow,
  unnamed: 'Untitled workflow',
} as const

/** Fields of an item, for the list of changes. The tabs have names of their own. */
export const itemFieldLabels = {
  itemName: 'Name',
  itemWeight: 'Weight',
  itemType: 'Type',
  '@place': 'Place',
  preRequisite: 'Prerequisite',
  trigger: 'Triggers',
  reset: 'Auto-Reset',
  complete: 'Auto-Complete',
  equipmentStatus: 'Equipment Status',
  production: 'Production',
} as const

/** Fields of a phase, for the list of changes. */
export const phaseFieldLabels = { phaseName: 'Name', color: 'Color', phaseWeight: 'Weight' } as const

/** What the list of unsaved changes and the conflict panel say. */
export const changeTexts = {
  fieldOf: (field: string, thing: string) => `${field} of ${thing}`,
  phases: 'phases',
  phase: (name: string) => `Phase ${name}`,
  item: (name: string) => `Item ${name}`,
  requirement: (name: string) => `Requirement ${name}`,
  condition: (name: string) => `Condition ${name}`,
  trigger: (name: string) => `Trigger ${name}`,
  /** Where an item is. @param after the item before it */
  place: (phase: string, after: string | undefined) =>
    after === undefined ? `${phase}, first` : `${phase}, after ${after}`,
  changed: 'Changed',
  added: 'Added',
  moved: 'Moved',
  none: 'None',
  was: (value: string | number) => `was ${value}`,
  rebalanced: (what: string) => `Weights of ${what} add up to 100.`,
  undone: (step: string) => `Undone: ${step}.`,
  redone: (step: string) => `Redone: ${step}.`,
  phaseAdded: (phase: string, position: number) => `Phase ${phase} added at position ${position}.`,
  itemAdded: (item: string, phase: string) => `Item ${item} added to ${phase}.`,
  steps: {
    name: 'Rename the workflow',
    projects: 'Change projects',
    phase: (name: string) => `Change ${name}`,
    item: (name: string) => `Change ${name}`,
    addPhase: (name: string) => `Add ${name}`,
    phaseWeights: 'Change phase weights',
    itemWeights: (phase: string) => `Change weights of ${phase}`,
    rebalance: (what: string) => `Rebalance ${what}`,
  },
} as const

/** Messages of the form of a workflow. */
export const editorMessages = {
  failedTitle: 'The workflow could not be loaded.',
  faults: (count: number) =>
    count === 1 ? 'Correct this error before you save:' : `Correct these ${count} errors before you save:`,
  more: (count: number) => `and ${count} more`,
  archived: 'This workflow is archived. You can copy it but not change it.',
  weightsWarning: (sum: string, difference: string, isOver: boolean) =>
    `Item weights ${sum} of 100, ${difference} ${isOver ? 'over' : 'left'}`,
  noPhaseWeights: 'Add a phase first.',
  selectProjectFirst: 'Select a project first. Its workflows have the phases to choose from.',
} as const
