import { joinNames } from './join-names'

const named = (projects: readonly string[]): string =>
  projects.length === 1 ? `The copy in ${joinNames(projects)} differs` : `The copies in ${joinNames(projects)} differ`

/** Texts about the copies that a workflow or a preservation has in several projects. */
export const copyMessages = {
  /** Refusal of a save over projects of several licenses (WF-81). */
  otherLicense:
    'This project and the first one belong to different licenses. Save the projects of each license separately.',
  /** Why a project cannot be selected. */
  otherLicenseProject: 'This project and the selected projects belong to different licenses.',
  /** Badge of a row, and its explanation. */
  alsoElsewhere: 'Also in another license',
  keyShared: 'Projects of another license have copies with the same key. Saving here does not change those copies.',
  /** Heading of the choice between copies that differ. */
  differ: named,
  /** The same heading after a rejected save, if the author of the other version is known. */
  differBy: (name: string, when: string, projects: readonly string[]) =>
    `${name} changed the ${projects.length === 1 ? 'copy' : 'copies'} in ${joinNames(projects)} ${when}`,
  differByYou: (when: string, projects: readonly string[]) =>
    `You changed the ${projects.length === 1 ? 'copy' : 'copies'} in ${joinNames(projects)} ${when} in another tab or on another device`,
  differHelp:
    'A save writes the same content to all selected projects. Choose a version of each difference. Nothing is lost until you save.',
  chooseCopies: (projects: readonly string[]) => `${named(projects)}. Choose a version of each difference first.`,
  /** `Name in Tank Farm Revamp`. */
  fieldIn: (field: string, project: string) => `${field} in ${project}`,
  valueOf: (field: string, value: string) => `${field}: ${value}`,
  /** Label of the list of differences. */
  others: 'Other copies',
  useAll: 'Use the other copies',
  keepAll: 'Keep what this form shows',
  opened: 'Opened copy',
  other: 'Other copy',
  form: 'This form',
  replaces: 'replaces the other copy',
  /** A value that differs although its text is the same, such as another list of three entries. */
  otherContent: (text: string) => `${text} (different content)`,
  undoUse: 'Use another copy',
} as const
