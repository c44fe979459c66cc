/** Texts of the shell and of what every area shares. (Identity specification §8.) */
export const sharedMessages = {
  insufficientPermissions: 'Insufficient permissions to access the page.',
  sessionExpired: 'Your session expired. Please log in to continue.',
  loggedOut: 'Logged out.',
  logoutFailed: 'Failed to logout.',
  /** Shown where a server cannot be reached; what is on the screen stays. */
  unreachable: 'The server cannot be reached. What you see and what you typed is kept.',
  unreachableTitle: 'No connection to the server',
  unexpected: 'Something went wrong on the server. Nothing was saved.',
  notFoundTitle: 'Not found',
  unexpectedReply: 'The server answered in a way that the portal does not understand.',
  /** The browser's own question, if the dialog with the list of changes cannot be loaded. */
  leaveWithoutSaving: "Leave without saving? You'll lose your unsaved changes.",
  /** The code of a page could not be loaded. */
  pageNotLoadedTitle: "Couldn't load this page",
  pageNotLoaded: 'Check your connection, then try again.',
  /** The code of a page threw an error. */
  pageFailedTitle: "Couldn't show this page",
  pageFailed: 'Something went wrong in the portal. Try again.',
  tooMany: 'Too many attempts. Try again later.',
  retry: 'Retry',
  undo: 'Undo',
  copied: 'Copied to clipboard!',
  copyFailed: 'Failed to copy!',
  homeTitle: 'Home',
  homeBody: 'Choose an area in the navigation above to administer it.',
  /** Of somebody whose roles open none. */
  homeBodyWithoutAreas: 'Your roles open no area of the portal. Ask your administrator for the ones that you need.',
  skipToContent: 'Skip to content',
  productName: 'Sitewright',
  productRole: 'Administration portal',
} as const

/** What the gateway says of a request that it cannot read, field by field. */
export const requestMessages = {
  invalid: 'Some values are not valid.',
  unknownField: 'Unknown field.',
  required: 'Required.',
  invalidJson: 'The body is not valid JSON.',
  tooLarge: 'The body is too large.',
  unsupportedType: 'The body must be application/json.',
  notFound: 'Not found.',
  signedOut: 'Please log in to continue.',
  conflict: 'Somebody else saved this in the meantime.',
  unknownSort: 'Unknown sort key.',
  methodNotAllowed: 'This address has no such method.',
  /** The database canceled a statement at its time limit. */
  tookTooLong:
    'The server stopped this request because it took too long. Nothing was saved. Try again in a few seconds, or request less.',
  /** The server sends the limit of long lists already. */
  listsBusy: 'The server is busy with other long lists. Try again in a few seconds, or request one page at a time.',
  crossSite: 'Another site asked for this. Open the portal to do it.',
  mustBeText: 'Must be a text.',
  mustBeWholeNumber: 'Must be a whole number.',
  mustBeBoolean: 'Must be true or false.',
  mustBeList: 'Must be a list.',
  mustBeObject: 'Must be an object.',
  notValid: 'Not valid.',
  badCharacters: 'Holds characters that cannot be stored.',
  tooDeep: 'Is nested too deeply.',
  tooManyNames: (limit: number) => `At most ${limit} fields.`,
  atLeast: (minimum: number) => `At least ${minimum}.`,
  atMost: (maximum: number) => `At most ${maximum}.`,
} as const

/** Of a text that a person types, whatever it is of. */
export const fieldMessages = {
  oneLine: 'Must be a single line.',
  invisible: 'Must not hold invisible characters.',
  oneScript: 'Use the letters of one alphabet only.',
  markup: 'Must not hold < or >.',
  tooLong: (limit: number) => `At most ${limit} characters.`,
  tooManyEntries: (limit: number) => `At most ${limit} entries.`,
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
  mobileAdmin: 'Mobile Admin',
  environments: 'Environments',
  /** Landmark of the navigation, the button of all of it on a phone, and of what does not fit. */
  main: 'Main',
  menu: 'Menu',
  more: 'More',
  userSettings: 'User Settings',
  logOut: 'Log Out',
} as const

/** Of every list. */
export const listMessages = {
  clearFilter: 'Clear filter',
  firstPage: 'First page',
  /** "3 of 240 selected, 2 on other pages". Rows that "select all" left out are counted too. */
  selected: (count: string, total: string, elsewhere: number, skipped: number) =>
    [
      `${count} of ${total} selected`,
      elsewhere > 0 ? `, ${elsewhere.toLocaleString('en-US')} on other pages` : '',
      skipped > 0 ? `. ${skipped.toLocaleString('en-US')} skipped because you can't edit them` : '',
    ].join(''),
  selectAll: (total: string) => `Select all ${total} that match`,
  tooManySelected: (limit: number) =>
    `You can select up to ${limit.toLocaleString('en-US')} at once. Filter the list to select all that match.`,
  /** In the footer: rows that stay until the filter or the page changes, although they no longer belong to the page. */
  pinned: (count: number) => `plus ${count} just changed`,
  summary: (total: number, noun: string, page: number, pages: number) => `${total} ${noun}, page ${page} of ${pages}`,
} as const

/** Banners under the top bar. The texts of test environments are ours (NAV-32). */
export const bannerMessages = {
  DEV: 'This is a development environment. Data may be changed or deleted at any time.',
  UAT: 'This is a test environment for acceptance. Nothing done here reaches production.',
  PUBLIC_TEST: 'This is a public test environment. For your work go to production.',
  production: 'Go to production',
  /** Demo data where anybody can reach it. */
  publicDemo: 'This is a public demonstration. Anyone can sign in and see what you enter.',
  newVersion: 'A new version is available.',
  /** Beside a form with changes: a reload would lose them. */
  newVersionUnsaved: 'A new version is available. Save or discard your changes, then reload.',
  reload: 'Reload',
  offline: 'No connection to the server. It is tried again by itself; what you see and what you typed is kept.',
  online: 'The connection is back.',
} as const

/** Marks of unsaved roles, projects and product licenses. */
export const assignmentLabels = {
  added: 'Added',
  removed: 'Removed',
  /** Mark of a closed branch with a change in it. */
  changed: 'Changed below',
} as const

/** Of the e-mail tag input. (Identity specification §5; USER-118 to USER-121.) No full stop in the first two: as specified. */
export const emailTagMessages = {
  invalid: 'Invalid Email Address',
  repeated: 'Email Address already exists',
  tooMany: (limit: number) => `No more than ${limit} email addresses.`,
  count: (count: number, limit: number) => `${count} of ${limit}`,
} as const

/** Of the colors and opacities of a site on the map. (Operations specification §2, §3; MAP-02 to MAP-04.) */
export const siteColorMessages = {
  color: 'Please enter a color.',
  opacity: 'Please enter an opacity from 0 to 1.',
} as const

export const siteColorLabels = {
  siteColor: 'Site Color',
  siteOpacity: 'Site Opacity',
  borderColor: 'Border Color',
  borderOpacity: 'Border Opacity',
} as const
