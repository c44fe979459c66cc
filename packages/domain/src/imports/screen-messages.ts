import { pageTitles } from '../shared/page-titles'
import { importSystemMessages } from './system-messages'

/** Texts of the screens of import systems that no call needs. (Operations specification §2, §4.) */
export const importScreenMessages = {
  ...importSystemMessages,
  emptyTitle: 'No imports found.',
  emptyFiltered: 'No import system matches this filter. Change or clear the filter to see more import systems.',
  emptyLicense: 'None of your projects has an import system yet. Use New Import to add one.',
  projectHelp: (name: string | undefined) =>
    `${name === undefined ? '' : `${name}. `}You can't change the project of an import system.`,
  pathHelp: 'Choose a path that is in use, or enter a new one.',
  newPathHelp: 'Added to the list of paths when you save.',
  activeHelp: 'An inactive import system accepts no files.',
  internalHelp: 'For integrations that are part of the product.',
  readOnly: (reason: string) => `You can view but not edit this import system. ${reason}`,
  readOnlyNew: (reason: string) => `You can't add import systems. ${reason}`,
  readOnlyCopy: (reason: string) => `You can view but not copy these import systems. ${reason}`,
  emptySource: 'The source project has no import systems to copy.',
  noMatch: (search: string) => `No import system matches “${search}”.`,
  inSource: (count: number) => `${count.toLocaleString('en-US')} in the source`,
  planned: (name: string) => `import, as “${name}”`,
  copyHelp: (target: string) => `This adds the copy to ${target}. All other values come from the source.`,
} as const

export const importScreenLabels = {
  list: pageTitles.imports,
  one: 'import system',
  many: 'import systems',
  /** Title of an import system until its name is known. */
  title: 'Import system',
  filter: 'Filter imports',
  filterPlaceholder: 'Name, path or description',
  project: 'Project',
  allProjects: 'All projects',
  showAll: 'Show import systems of all projects',
  name: 'Name',
  displayName: 'Name',
  projectId: 'Project Id',
  path: 'Path',
  description: 'Description',
  isInternal: 'Is Internal', // specified: IMP-04
  active: 'Active', // specified: IMP-04
  isActive: 'Active', // specified: IMP-04
  inactive: 'Inactive',
  internal: 'Internal',
  yes: 'Yes',
  no: 'No',
  pathKind: 'Kind of path',
  existingPath: 'Existing path',
  newPath: 'New path',
  newTitle: pageTitles.newImport,
  section: 'Import system',
  state: 'State',
  save: 'Save',
  reports: 'Integration reports',
  close: 'Close import',
  imports: 'Imports',
  copy: (name: string) => `Copy ${name}`,
  copyTitle: (name: string) => `Copy ${name}?`,
  copyShort: 'Copy',
  copied: 'Copied',
  exists: 'Exists',
  copyName: 'Display name',
  cancel: 'Cancel',
} as const
