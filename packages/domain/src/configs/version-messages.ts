import { formatShortDate } from '../shared/dates'
import { projectChoice } from '../shared/project-choice'
import type { ConfigVersion } from './versions'

const values = (count: number): string => `${count} ${count === 1 ? 'value' : 'values'}`

/** Texts of the history of a config (CONF-76 to CONF-78). */
export const versionMessages = {
  failed: 'The history could not be loaded.',
  versionFailed: 'The version could not be loaded.',
  otherFailed: 'The config of the other project could not be loaded.',
  emptyTitle: 'No versions yet',
  empty: 'The next save of this config adds the first one.',
  onlyDeleted: 'This version deleted the config, so it has no values to restore.',
  allSame: 'Both have the same values.',
  noOther: (project: string) => `${project} has no config of this type.`,
  chooseProject: 'Choose a project to compare with.',
  differ: (differing: number, all: number) =>
    `${differing} of ${all} ${all === 1 ? 'parameter' : 'parameters'} ${differing === 1 ? 'differs' : 'differ'}.`,
  usesForm: '“Use here” changes the form, not the saved config.',
  used: (label: string) => `Copied ${label} into the form. Save to apply it.`,
  compared: 'The comparison is below the history.',
  notListed: (limit: number) => `The list has the newest ${limit} versions.`,
  restoreText: (at: number) =>
    `Saves the values of ${formatShortDate(at)} as a new version. All versions stay in the history.`,
  restoreDeleted: (name: string) => `${name} was deleted. This adds it again with these values.`,
  restoreLoses: 'Your unsaved changes to it are lost.',
  restoreSame: 'This version has the same values as the config now.',
  kept: (names: readonly string[]) =>
    `${names.join(', ')} ${names.length === 1 ? 'stays' : 'stay'} because workflow items use ${names.length === 1 ? 'it' : 'them'}.`,
  conflict: 'Someone else changed the config meanwhile. Review their changes in the form, then save.',
  saveFirst: 'Save or discard your changes to this config first.',
} as const

/** Labels of the history of a config. */
export const versionLabels = {
  history: 'History',
  historyOf: (name: string) => `History of ${name}`,
  current: 'Current',
  version: 'Version',
  number: (version: number) => `v${version}`,
  before: (at: number) => `Before ${formatShortDate(at)}`,
  keys: { version: 'Version', compare: 'Compare' },
  changed: (version: number) => `Changes of version ${version}`,
  compareWithCurrent: 'Compare with current',
  restore: 'Restore…',
  restoreOf: (version: number) => `Restore version ${version}…`,
  restoreTitle: (version: number) => `Restore version ${version}?`,
  restoreConfirm: (count: number) => `Restore ${values(count)}`,
  restoreAdds: 'Add config again',
  willChange: 'These values change:',
  more: 'Load older versions',
  compare: 'Compare',
  compareOf: (name: string) => `Compare ${name}`,
  compareWhat: 'What to compare',
  modes: { versions: 'Versions', projects: 'Projects' },
  from: 'From',
  to: 'To',
  currentVersion: 'Current',
  otherProject: 'Other project',
  here: 'Here',
  onlyDifferences: 'Only differences',
  parameter: 'Parameter',
  valueBefore: 'Before',
  valueNow: 'Now',
  same: 'Same',
  useHere: 'Use here',
  closeCompare: 'Close comparison',
} as const

/** A version in a list of choices: its number and who made it. */
export const versionChoice = ({ version, at }: Pick<ConfigVersion, 'version' | 'at'>, who: string): string =>
  [String(version), formatShortDate(at), who].filter(Boolean).join(' · ')

/** What a version did, in words. @param shorten cuts a long value */
export function describeVersionChange(
  { kind, valueCount, changes, copiedFrom, restored }: ConfigVersion,
  shorten: (value: string) => string,
): string {
  const [first] = changes
  switch (kind) {
    case 'before':
      return 'The values that the next version replaced'
    case 'added':
      return `Added with ${values(valueCount)}`
    case 'deleted':
      return 'Deleted the config'
    case 'copied': {
      const { projectId, name } = copiedFrom ?? {}
      const source =
        projectId === undefined
          ? 'the license'
          : name === undefined
            ? 'another project'
            : projectChoice({ projectId, name })
      return `Copied from ${source}, ${changes.length === 0 ? `added ${values(valueCount)}` : `overwrote ${values(valueCount)}`}`
    }
    case 'restored':
      return `Restored version ${restored ?? ''}, changed ${values(valueCount)}`
    case 'edited':
      return valueCount === 1 && first !== undefined
        ? `${first.label}: from ${shorten(first.before)} to ${shorten(first.after)}`
        : `Changed ${values(valueCount)}`
  }
}
