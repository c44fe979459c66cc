import { joinNames } from './join-names'

const named = (projects: readonly string[]): string =>
  projects.length === 1 ? `The copy in ${joinNames(projects)} differs` : `The copies in ${joinNames(projects)} differ`

/** Texts about the copies that a workflow or a preservation has in several projects. */
export const copyMessages = {
  /** Refusal of a save over projects of several licenses (WF-81). */
  otherLicense:
    'This project belongs to another license than the first one. Save the projects of each license separately.',
  /** Why a project cannot be selected. */
  otherLicenseProject: 'This project belongs to another license than the selected projects.',
  /** Badge of a row, and its explanation. */
  alsoElsewhere: 'Also in another license',
  keyShared:
    'Projects of another license have copies with the same key. They are separate, and a save here does not change them.',
  /** Heading of the choice between copies that differ. */
  differ: named,
  /** The same after a rejected save, of a version whose author is known. */
  differBy: (name: string, when: string, projects: readonly string[]) =>
    `${name} changed the ${projects.length === 1 ? 'copy' : 'copies'} in ${joinNames(projects)} ${when}`,
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
  /** A value whose text is the same, for example a list of as many entries. */
  otherContent: (text: string) => `${text} (with other content)`,
  undoUse: 'Use another copy',
} as const
