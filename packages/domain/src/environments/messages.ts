import { pageTitles } from '../shared/page-titles'

/** (Identity specification §2, §8.) */
export const environmentMessages = {
  loadFailed: 'Failed to fetch environments.',
  /** The failing request was the root path (ERR-37, ERR-38). */
  sessionExpired: 'Session expired. Please login again.',
  emptyTitle: 'No environments',
  empty: 'Your license has no environments. The portal is in the navigation above.',
} as const

export const environmentLabels = {
  title: pageTitles.environments,
  intro: 'Choose the environment to work in.',
  opening: 'Opening',
  /** Why the others wait. */
  waitFor: (name: string) => `Wait: ${name} is being opened.`,
} as const

/** What a web application is told that comes with a session guid. */
export const handoverMessages = {
  guidRefused: 'This way in was used already, is too old, or leads elsewhere.',
} as const

/** Of the stand-ins for the web applications of the demo environments. */
export const standInMessages = {
  title: (environment: string) => `${environment}: the web application`,
  about: 'This page stands in for the web application of an environment. It is part of the demonstration.',
  user: 'Signed in',
  license: 'License',
  environment: 'Environment',
  wanted: 'Asked for',
  nobody: 'Nobody is signed in here.',
  guidRefused:
    'This way in was used already, is too old, or leads elsewhere. Open the environment from the portal again.',
  failed: 'The portal does not answer. Try again later.',
  loggedOff: 'You are logged off here. The portal still knows you.',
  noSuchPage: 'There is no such page here.',
  logOff: 'Log off here',
  portal: 'Back to the portal',
  logOut: 'Log out of the portal',
} as const
