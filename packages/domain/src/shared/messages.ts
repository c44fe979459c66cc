/** Texts of the shell and of what every area shares. (Identity specification §8.) */
export const sharedMessages = {
  insufficientPermissions: 'Insufficient permissions to access the page.', // specified: ERR-95
  sessionExpired: 'Your session expired. Please log in to continue.', // specified: ERR-23
  loggedOut: 'Logged out.', // specified: ERR-25
  logoutFailed: 'Failed to logout.', // specified: ERR-26
  /** Shown where a server cannot be reached; what is on the screen stays. */
  unreachable: "Can't reach the server. Your changes are safe. Try again in a moment.",
  unreachableTitle: 'No connection to the server',
  unexpected: 'Something went wrong on the server. Try again.',
  notFoundTitle: 'Not found',
  /** From a record that does not exist to the page above. @param page its title */
  goTo: (page: string) => `Go to ${page}`,
  unexpectedReply: "The portal couldn't read the server's reply. Try again, or contact support.",
  /** The browser's own question, if the dialog with the list of changes cannot be loaded. */
  leaveWithoutSaving: "Leave without saving? You'll lose your unsaved changes.",
  mustUpdatePassword: 'Please update your password.', // specified: AUTH-101
  /** The code of a page could not be loaded. */
  pageNotLoadedTitle: "Couldn't load this page",
  pageNotLoaded: 'Check your connection, then try again.',
  /** The code of a dialog could not be loaded. */
  dialogNotLoaded: "Couldn't open this. Check your connection, then try again.",
  /** Below the bar that says that the server is away. */
  pageWaits: 'It opens when the connection is back.',
  /** The code of a page threw an error. */
  pageFailedTitle: "Couldn't show this page",
  pageFailed: 'Something went wrong in the portal. Try again.',
  tooMany: 'Too many attempts. Try again later.',
  bodyTooLarge: 'This is too large to save at once. Save it in smaller parts.',
  retry: 'Retry',
  back: 'Back',
  undo: 'Undo',
  homeTitle: 'Home',
  skipToContent: 'Skip to content',
  productName: 'Sitewright',
} as const

/** What the gateway says of a request that it cannot read, field by field. */
export const requestMessages = {
  invalid: 'Some values are invalid.',
  unknownField: 'Unknown field.',
  required: 'Required.',
  invalidJson: 'The body is not valid JSON.',
  tooLarge: 'The body is too large.',
  unsupportedType: 'The body must be application/json.',
  notFound: 'Not found.',
  signedOut: 'Please log in to continue.',
  metricsToken: 'Send the token of METRICS_TOKEN as Authorization: Bearer.',
  conflict: 'Someone else changed this. Reload it, then try again.',
  unknownSort: 'Unknown sort key.',
  unknownFacet: 'Unknown facet.',
  methodNotAllowed: "This address doesn't support this method.",
  /** A call that saves failed for a reason that the gateway does not know. */
  unexpectedSave: 'Something went wrong on the server, and nothing was saved. Try again.',
  /** Such a call failed after a part of it was saved. */
  unexpectedOutcome:
    'Something went wrong on the server, so your changes may or may not be saved. Compare them with what is stored before you save again.',
  /** The connection ended while the database saved: only the stored record says whether it is saved. */
  outcomeUnknown:
    'The server lost its connection while saving, so your changes may or may not be saved. Compare them with what is stored before you save again.',
  /** The database did not answer a call that only reads. `tookTooLong`: it canceled a statement at its time limit. */
  notRead: {
    unanswered: "The server can't reach its database. Try again in a few seconds.",
    busy: 'The server is busy with other requests. Try again in a few seconds.',
    locked: 'Someone else is saving this right now. Try again in a few seconds.',
    tookTooLong:
      'The server stopped this request because it took too long. Try again in a few seconds, or request less.',
  },
  /** The database did not answer a call that saves. */
  notSaved: {
    unanswered: "The server can't reach its database, and nothing was saved. Try again in a few seconds.",
    busy: 'The server is busy with other saves, and nothing was saved. Try again in a few seconds.',
    locked: 'Someone else is saving this right now, and nothing was saved. Try again in a few seconds.',
    tookTooLong:
      'The server stopped this request because it took too long. Nothing was saved. Try again in a few seconds, or save less at once.',
  },
  /** The server sends the limit of long lists already. */
  listsBusy: 'The server is busy with other long lists. Try again in a few seconds, or request one page at a time.',
  canceled: 'Canceled before this was saved.',
  noSuchRange: "The file doesn't have the requested range.",
  crossSite: 'This request came from another site. Use the portal instead.',
  mustBeText: 'Must be text.',
  mustBeWholeNumber: 'Must be a whole number.',
  mustBeBoolean: 'Must be true or false.',
  mustBeList: 'Must be a list.',
  mustBeObject: 'Must be an object.',
  notValid: 'Invalid value.',
  badCharacters: "Contains characters that can't be stored.",
  tooDeep: 'Nested too deeply.',
  tooManyNames: (limit: number) => `Use ${limit} fields or fewer.`,
  atLeast: (minimum: number) => `Must be ${minimum} or more.`,
  atMost: (maximum: number) => `Must be ${maximum} or less.`,
} as const

/** Of a text that a person types, whatever it is of. */
export const fieldMessages = {
  oneLine: 'Must be a single line.',
  invisible: 'Remove the invisible characters.',
  oneScript: 'Use letters of one alphabet only.',
  markup: 'Remove < and >.',
  tooLong: (limit: number) => `Use ${limit} characters or fewer.`,
  tooManyEntries: (limit: number) => `Use ${limit} entries or fewer.`,
} as const

/** Labels of the top navigation and the user menu. (Identity specification §2.) */
export const navigationLabels = {
  users: 'Users',
  projects: 'Projects',
  sites: 'Sites',
  apiKeys: 'API Keys',
  licenses: 'Licenses',
  license: 'License',
  reports: 'Reports',
  imports: 'Imports',
  integration: 'Integration',
  workflow: 'Workflow',
  preservation: 'Preservation',
  catalog: 'Catalog',
  mobileAdmin: 'Mobile Admin',
  environments: 'Environments',
  /** Landmark of the navigation, the button of all of it on a phone, and of what does not fit. */
  main: 'Main',
  menu: 'Menu',
  more: 'More',
  userSettings: 'User Settings',
  logOut: 'Log Out',
  jump: 'Jump to',
  keys: 'Keyboard shortcuts',
} as const

/** Banners under the top bar. The texts of test environments are ours (NAV-32). */
export const bannerMessages = {
  DEV: 'This is a development environment. Data may be changed or deleted at any time.',
  UAT: "This is an acceptance test environment. Changes here don't affect production.",
  PUBLIC_TEST: 'This is a public test environment. Do your work in production.',
  production: 'Go to production',
  /** Demo data where anybody can reach it. */
  publicDemo: 'This is a public demo. Anyone can sign in and see what you enter.',
  newVersion: 'A new version is available.',
  /** Beside a form with changes: a reload would lose them. */
  newVersionUnsaved: 'A new version is available. Save or discard your changes, then reload.',
  reload: 'Reload',
  offline: 'No connection to the server. Retrying automatically. Your changes are safe.',
  online: 'Connected again.',
} as const
