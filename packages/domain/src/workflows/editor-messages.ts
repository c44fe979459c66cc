import { pageTitles } from '../shared/page-titles'

/** Labels of the form of a workflow (WF-19 to WF-42). */
export const editorLabels = {
  list: pageTitles.workflows,
  form: 'Workflow',
  name: 'Workflow Name',
  projects: 'Projects',
  addProject: 'Add a project',
  add: 'Add Workflow', // specified: WF-20
  save: 'Save', // specified: WF-20
  cancel: 'Cancel', // specified: WF-20
  copy: 'Copy',
  ok: 'OK',
  phaseWeights: 'Phase weights',
  weightsSum: (sum: string) => `Weights ${sum} of 100`,
  addPhase: 'Add phase',
  newPhase: 'New phase',
  existingPhase: 'Existing phase',
  existingPhaseTitle: 'Add an existing phase',
  existingPhaseOf: (workflow: string, items: number) => `${workflow}, ${items} ${items === 1 ? 'item' : 'items'}`,
  phase: 'Phase',
  phaseTitle: (name: string) => `Phase: ${name}`,
  phaseName: 'Phase Name',
  phaseWeight: 'Phase Weight',
  color: 'Color',
  createItem: 'Create item', // specified: ITEM-01
  itemName: 'Item Name', // specified: ITEM-01
  itemType: 'Item Type',
  itemWeight: 'Item Weight', // specified: ITEM-01
  untilSaved: 'Nothing is stored until you save the workflow.',
  unnamed: 'Untitled workflow',
} as const

/** Fields of an item, for the list of changes. The others have the names of their icons. */
export const itemFieldLabels: Readonly<Record<string, string>> = {
  itemName: 'Name',
  itemWeight: 'Weight',
  itemType: 'Type',
  preRequisite: 'Prerequisite',
  conditionalVisibility: 'Conditional',
  requirements: 'Requirements',
  trigger: 'Triggers',
  triggers: 'Triggers',
  reset: 'Auto-Reset',
  complete: 'Auto-Complete',
  itemStateFromEquipmentStatus: 'Equipment Status',
  equipmentStatus: 'Equipment Status',
  production: 'Production',
  emails: 'Emails',
}

/** Fields of a phase, for the list of changes. */
export const phaseFieldLabels = { phaseName: 'Name', color: 'Color', phaseWeight: 'Weight' } as const

/** What the list of unsaved changes and the conflict panel say. */
export const changeTexts = {
  fieldOf: (field: string, thing: string) => `${field} of ${thing}`,
  order: 'Order of phases',
  orderOf: (phase: string) => `Order of items in ${phase}`,
  phaseOf: (item: string) => `Phase of ${item}`,
  phase: (name: string) => `Phase ${name}`,
  item: (name: string) => `Item ${name}`,
  removed: 'Removed',
  changed: 'Changed',
  added: 'Added',
  moved: 'Moved',
  none: 'None',
  was: (value: string | number) => `was ${value}`,
  countOf: (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`,
  steps: {
    name: 'Rename the workflow',
    projects: 'Change projects',
    phase: (name: string) => `Change ${name}`,
    item: (name: string) => `Change ${name}`,
    addPhase: (name: string) => `Add ${name}`,
    phaseWeights: 'Change phase weights',
    itemWeights: (phase: string) => `Change weights of ${phase}`,
  },
} as const

/** Messages of the form of a workflow. */
export const editorMessages = {
  failedTitle: 'The workflow could not be loaded.',
  noAccess: 'No project access to view workflow. Please assign project first', // specified: WF-31
  faults: (count: number) =>
    count === 1 ? 'Correct this before you save:' : `Correct these ${count} before you save:`,
  more: (count: number) => `and ${count} more`,
  archived: 'This workflow is archived. You can copy it, but not change it.',
  weightsWarning: (sum: string, difference: string, isOver: boolean) =>
    `Item weights ${sum} of 100, ${difference} ${isOver ? 'over' : 'left'}`,
  projectsDeleted: 'Saving archives the workflow in the projects that you removed.',
  noExisting: 'No other phases',
  noExistingText: 'Phases of other workflows of the selected projects appear here.',
  selectProjectFirst: 'Select a project first. Its workflows have the phases to choose from.',
  phasesFailed: 'The phases could not be loaded.',
} as const

/** The draft that this device stores. */
export const storedDraftMessages = {
  found: (age: string) => `You have unsaved changes on this device, from ${age}.`,
  foundChanged: (age: string, changes: string) =>
    `You have unsaved changes on this device, from ${age}. Someone changed the workflow since then: ${changes}.`,
  restore: 'Restore my changes',
  discard: 'Discard them',
  restored: 'Your unsaved changes are back. Save the workflow to keep them.',
  justNow: 'less than a minute ago',
  minutes: (count: number) => (count === 1 ? '1 minute ago' : `${count} minutes ago`),
  hours: (count: number) => (count === 1 ? '1 hour ago' : `${count} hours ago`),
  days: (count: number) => (count === 1 ? '1 day ago' : `${count} days ago`),
} as const
