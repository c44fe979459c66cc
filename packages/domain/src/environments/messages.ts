import { pageTitles } from '../shared/page-titles'

/** (Identity specification §2, §8.) */
export const environmentMessages = {
  loadFailed: 'Failed to fetch environments.', // specified: ERR-36
  /** The failing request was the root path (ERR-37, ERR-38). */
  sessionExpired: 'Session expired. Please login again.', // specified: ERR-37
  noProjectsTitle: 'No projects assigned',
  noProjects:
    "You can't open an environment because no projects are assigned to you. Ask your administrator, or stay in the portal.",
  emptyTitle: 'No environments',
  empty: 'Your license has no environments. You can still use the portal: choose an area above.',
} as const

export const environmentLabels = {
  title: pageTitles.environments,
  intro: (name: string) => `You are signed in as ${name}. Choose the environment to work in.`,
  open: (name: string) => `Open ${name}`,
  opening: (name: string) => `Opening ${name}`,
  openAgain: (name: string) => `Try ${name} again`,
  production: 'Production',
  productionNote: 'Live data. Everyone on your sites sees what you change.',
  test: 'Test',
  testNote: 'For trying out changes. Nothing here reaches your sites.',
  /** Why the others wait. */
  waitFor: (name: string) => `Wait until ${name} is open.`,
  /** After the reason why an environment was not opened. */
  stillInPortal: 'You are still in the portal. Try again, or choose another environment.',
  stayNote: 'Only here to manage users or API keys? You can open an environment later from the user menu.',
  stay: 'Stay in the portal',
} as const

/** The answers to a web application that sends a session guid. */
export const handoverMessages = {
  guidRefused: 'This link was already used, has expired, or is for another environment.',
  /** In the audit. The reply is the same for each of them. */
  wrongSecret: 'The secret does not match this environment.',
} as const

/** Of the stand-ins for the web applications of the demo environments. */
export const standInMessages = {
  title: (environment: string) => `${environment}: the web application`,
  about: 'This demo page represents the web application of an environment.',
  user: 'Signed in',
  license: 'License',
  environment: 'Environment',
  wanted: 'Requested page',
  nobody: 'You are not signed in here.',
  guidRefused:
    'This link was already used, has expired, or is for another environment. Open the environment from the portal again.',
  failed: 'The portal is not responding. Try again later.',
  loggedOff: 'You are logged out here. You are still logged in to the portal.',
  noSuchPage: 'This page does not exist.',
  logOff: 'Log out here',
  portal: 'Back to the portal',
  logOut: 'Log out of the portal',
} as const
