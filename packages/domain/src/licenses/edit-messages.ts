import { joinNames } from '../shared/join-names'
import { pageTitles } from '../shared/page-titles'
import { licenseScreenLabels } from './screen-messages'
import { LICENSE_STEPS, type LicenseStep, type SaveProgress } from './save-sequence'

/** The steps of a save, as headings. */
export const stepLabels: Readonly<Record<LicenseStep, string>> = {
  addOns: 'Product licenses',
  license: pageTitles.license,
  integrations: pageTitles.integrations,
}

const ORDINALS: Readonly<Record<LicenseStep, string>> = { addOns: 'first', license: 'second', integrations: 'third' }

const namesOf = (progress: SaveProgress, state: string): string =>
  joinNames(
    LICENSE_STEPS.filter((step) => progress[step].state === state).map((step) => stepLabels[step].toLowerCase()),
  )

/** Texts of the page that edits a license. */
export const licenseEditMessages = {
  /** `Saved: product licenses. Not saved: license.` */
  stopped: (progress: SaveProgress) => {
    const saved = namesOf(progress, 'saved')
    return `${saved === '' ? '' : `Saved: ${saved}. `}${licenseEditMessages.notSaved(progress)}`
  },
  notSaved: (progress: SaveProgress) => `Not saved: ${namesOf(progress, 'failed')}.`,
  stoppedAt: (step: LicenseStep) =>
    `The save stopped at the ${ORDINALS[step]} step. Your changes are still here. Save again to continue from there.`,
  savedAt: (fields: string, time: string) => (fields === '' ? `At ${time}` : `${fields}, at ${time}`),
  /** In the detail of a failed step. */
  answer: (message: string) => `“${message}”`,
  request: 'Request',
  runsAfter: (step: LicenseStep) =>
    `Runs after ${stepLabels[step].toLowerCase()} ${step === 'license' ? 'is' : 'are'} saved`,

  inUse: (used: number) => `${used} in use.`,
  inUseOver: (used: number, over: number) => `${used} in use, ${over} over this limit.`,
  usersOver: (over: number) =>
    `${over === 1 ? 'The user keeps' : 'The users keep'} access, but you can’t add anyone else to this license.`,
  /** `numProjects` counts inactive projects, the limit does not. */
  projectsInUse: (count: number) =>
    `${count} ${count === 1 ? 'project' : 'projects'}, active or not. Only active projects count toward the limit.`,
  projectsOver: 'Existing projects stay. Nobody can add or activate a project while the limit is reached.',
  addOnOver: (name: string, used: number, over: number) =>
    `${used} ${used === 1 ? 'user has' : 'users have'} ${name}, ${over} more than this limit. They keep it, but you can’t assign it to anyone else.`,
  addOnHidden: (name: string, used: number) =>
    `${used} ${used === 1 ? 'user has' : 'users have'} ${name}. They keep it, but screens no longer offer it.`,
  /** Before the names of the users who count last against a limit. */
  createdLast: 'Created last:',
  moreUsers: (count: number) => `${count} more`,
  loadingUsers: 'Loading who is over the limit…',
  usersFailed: 'Failed to load who is over the limit.',

  expired: 'This day is past: users of this license can’t sign in.',
  expiredOwn: 'This day is past: users of this license, you included, are signed out and can’t sign in.',
  daysHelp: 'Days before the expiry date, separated by commas.',
  inactiveOwn: 'This is your own license: you are signed out after the save and can’t sign in again.',
  allStoredInfinite:
    'These limits were unlimited before. Enter a number for each product license that you want to limit.',
  noAddOns: 'This license has no product licenses.',
  noIntegrations: 'There are no integrations to select.',
  selected: (selected: number, all: number) => `${selected} of ${all} selected`,
} as const

/** Labels of the page that edits a license. */
export const licenseEditLabels = {
  saved: 'Saved',
  failed: 'Not saved',
  waiting: 'Not started',
  unchanged: 'No changes',
  notInAllInfinite: 'Not in All Infinite',
  ignored: 'Ignored',
  overLimit: (over: number) => `${over} over the limit`,
  id: 'Id',
  table: 'Product licenses and their max users',
  limitOf: (name: string) => `${licenseScreenLabels.maxUsers}, ${name}`,
  showUsers: 'Show users',
  added: 'Added',
  removed: 'Removed',
} as const
