import type { MatrixCell, MatrixState } from './matrix'

/** Texts of the matrix of a license (CONF-86 to CONF-89). */
export const matrixMessages = {
  failed: 'Failed to fetch the config matrix.',
  differencesFailed: 'Failed to fetch the differences.',
  caption: (project: string) => `State of each config in each project, compared with ${project}`,
  compared: (project: string, reference: number) => `${project}, compared with ${reference}`,
  same: (same: number, all: number) =>
    `${same} of ${all} ${all === 1 ? 'parameter' : 'parameters'} ${same === 1 ? 'is' : 'are'} the same.`,
  allSame: (reference: number) => `All parameters are the same as in ${reference}.`,
  legend: (reference: number) => [
    `Same, Differs: compared with ${reference}`,
    'Default: all values are the defaults',
    'Missing: the project does not have this config',
  ],
  found: (total: number) => `${total} ${total === 1 ? 'project' : 'projects'} compared`,
  emptyTitle: 'No projects to compare',
  emptyLicense:
    'The matrix compares the active projects of this license that you can see. Add a project to this license, or ask for access to its projects.',
} as const

const STATES: Readonly<Record<MatrixState, string>> = {
  missing: 'Missing',
  default: 'Default',
  same: 'Same',
  differs: 'Differs',
}

export const matrixLabels = {
  matrix: 'Config matrix',
  configs: 'License configs',
  filter: 'Filter projects and configs',
  search: 'Search projects',
  searchPlaceholder: 'Project name or id',
  compareWith: 'Compare with',
  show: 'Show projects with',
  all: 'All',
  showAll: 'Show all projects',
  config: 'Config',
  project: 'Project',
  states: STATES,
  /** The words of a cell. */
  cell: ({ state, count }: MatrixCell): string => (count === undefined ? STATES[state] : `${STATES[state]} ${count}`),
  /** Before the words of a cell, for assistive technology. */
  cellOf: (config: string, project: string) => `${config} of ${project}:`,
  set: (count: number) => `${count} set`,
  /** Head of the values of a project. */
  valuesOf: (projectId: number) => `Project ${projectId}`,
  differences: 'Differences',
  close: 'Close differences',
  open: 'Open config',
  noun: { one: 'project', other: 'projects' },
  keys: { cell: 'Cell', open: 'Differences', close: 'Close' },
} as const
