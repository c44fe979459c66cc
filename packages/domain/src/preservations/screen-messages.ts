import { pageTitles } from '../shared/page-titles'
import type { IntervalUnit, StepType } from './model'
import { preservationMessages } from './messages'

const count = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`

/** Texts of the preservation screens that no call needs. (Operations specification §2.) */
export const preservationScreenMessages = {
  ...preservationMessages,
  emptyTitle: 'No preservations found.',
  emptyFiltered: 'No preservation matches this filter. Change or clear the filter to see more preservations.',
  emptyLicense: 'Your projects have no preservations yet. Add a preservation to schedule the care of materials.',
  readOnly: (reason: string) => `You can view but not edit this preservation. ${reason}`,
  choicesFailed: 'Could not load projects.',
  initialHelp: 'Each step is done once, after its interval.',
  recurringHelp: 'Each step repeats at its interval.',
  noSteps: 'No steps yet.',
  tooManySteps: (limit: number) => `A preservation has at most ${limit} steps.`,
  projectFixed: "You can't remove a preservation from a project.",
  noDates: 'A step with the interval 0 does not repeat.',
  nextDates: 'Next five dates, starting today',
  moved: (name: string, list: string, place: number, total: number) =>
    `${name} is now ${place} of ${total} in ${list}.`,
  atTop: (name: string) => `${name} is already first.`,
  atEnd: (name: string) => `${name} is already last.`,
  added: (list: string) => `Added a step to ${list}.`,
  deleted: (name: string) => `Deleted ${name}.`,
  undone: (step: string) => `Undone: ${step}.`,
  redone: (step: string) => `Redone: ${step}.`,
  dragged: (name: string) => `Picked up ${name}.`,
  dragCanceled: (name: string) => `Canceled. ${name} stays in its place.`,
} as const

const units: Readonly<Record<IntervalUnit, string>> = {
  0: 'Days', // specified: PRES-16
  1: 'Hours', // specified: PRES-16
}

const lists: Readonly<Record<StepType, string>> = {
  0: 'Initial Preservation', // specified: PRES-12
  1: 'Recurring Preservation', // specified: PRES-12
}

export const preservationScreenLabels = {
  list: pageTitles.preservations,
  one: 'preservation',
  many: 'preservations',
  filter: 'Filter preservations',
  filterPlaceholder: 'Name, project or project id',
  project: 'Project',
  allProjects: 'All projects',
  showAll: 'Show preservations of all projects',
  newTitle: pageTitles.newPreservation,
  add: 'Add Preservation', // specified: PRES-07
  projectId: 'Project Id',
  projectName: 'Project Name',
  multipleProjects: 'Multiple Projects', // specified: PRES-08
  name: 'Preservation Name', // specified: PRES-11
  projects: 'Projects', // specified: PRES-11
  addProject: 'Add a project',
  /** Title of a preservation until its name is known. */
  title: 'Preservation',
  lists,
  units,
  steps: 'Steps',
  stepName: 'Step Name',
  interval: 'Interval',
  unit: 'Unit',
  stepList: 'List',
  addStep: 'Add step',
  addStepTo: (list: string) => `Add step to ${list}`,
  unnamedStep: (place: number) => `Step ${place}`,
  nameOf: (place: number, list: string) => `Step Name ${place}, ${list}`,
  intervalOf: (step: string) => `Interval of ${step}`,
  unitOf: (step: string) => `Unit of ${step}`,
  moveUp: (step: string) => `Move ${step} up`,
  moveDown: (step: string) => `Move ${step} down`,
  deleteStep: (step: string) => `Delete ${step}`,
  showDates: (step: string) => `Next dates of ${step}`,
  stepCount: (number: number) => count(number, 'step', 'steps'),
  save: 'Save',
  added: 'Added',
  was: (value: string) => `was ${value}`,
  movedStep: 'Moved',
  undoAdd: 'Add step',
  undoChange: (step: string) => `Change ${step}`,
  undoDelete: (step: string) => `Delete ${step}`,
  undoMove: (step: string) => `Move ${step}`,
  keyMove: 'Move the step',
  keyMoveList: 'Move it to the other list',
  keyAdd: 'Add a step below',
  none: 'None',
  /** `24 Hours`. */
  every: (interval: number, unit: IntervalUnit) =>
    `${interval} ${Math.abs(interval) === 1 ? units[unit].slice(0, -1) : units[unit]}`,
} as const
