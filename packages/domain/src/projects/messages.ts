import { LICENSE_REQUIRED } from './field-messages'

const CONFLICT = 'Someone else changed these projects while you were editing'

/** Texts of the project tabs. (Identity specification §2, §4, §5, §8.) */
export const projectMessages = {
  /** USER-57. */
  unsaved: 'You have unsaved project changes.', // specified: USER-57
  licenseRequired: LICENSE_REQUIRED,
  /** Of users and user groups (ERR-61, ERR-63). */
  saved: 'Projects Updated.', // specified: ERR-61
  /** Of API keys (ERR-75). */
  savedOfKey: 'Projects updated.', // specified: ERR-63
  saveFailed: 'Failed to update projects.', // specified: ERR-77
  loadFailed: 'Failed to fetch projects.', // specified: MSG-22
  notFound: 'No such project.',
  inactive: 'This project is inactive.',
  inherited: (groups: readonly string[]) => `From ${groups.join(', ')}`,
  conflictTitle: CONFLICT,
  conflict: `${CONFLICT}.`,
  none: 'This license has no projects yet.',
  noneFound: 'No project matches this filter.',
} as const

export const projectLabels = {
  tab: 'Projects',
  filter: 'Filter projects',
  tree: 'Projects',
  userGroup: 'User Group',
  inactive: 'Inactive',
  /** The row of a project that others stand under: they are assigned apart from it. */
  itself: (name: string) => `${name} (this project only)`,
  /** A change of a project with others under it. */
  withBelow: (name: string, below: number) => `${name} + ${below} ${below === 1 ? 'subproject' : 'subprojects'}`,
  /** Beside the tree. */
  selected: (chosen: number, all: number, inherited: number) =>
    `${chosen} of ${all} selected${inherited > 0 ? `, ${inherited} from user groups` : ''}`,
  /** Said after a step that changed several. */
  changed: (isOn: boolean, changed: number, summary: string) =>
    `${changed} ${isOn ? 'selected' : 'deselected'}. ${summary}.`,
  more: (count: number) => `${count} more ${count === 1 ? 'project' : 'projects'}`,
  save: 'Save',
  one: 'project',
  many: 'projects',
} as const
