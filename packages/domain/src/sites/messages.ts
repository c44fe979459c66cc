import { FORBIDDEN_SITE_CHARACTERS } from './model'

/** Every text of naming sites. (Operations specification §2, §5, §8.) */
export const siteMessages = {
  /** SITE-22. */
  nameBlank: 'Name can not be blank', // specified: SITE-22
  /** SITE-23. */
  nameTooLong: 'Site names cannot have more than 50 characters.', // specified: SITE-23
  /** Of site edit (SITE-25, SITE-26). */
  nameCharacters: `Site names cannot have the following special characters: ${FORBIDDEN_SITE_CHARACTERS.join(' ')}`,
  /** Of the hierarchy editor (SITE-27). */
  nameSpecial: 'Site names cannot have special characters.', // specified: SITE-27
  /** At the node, and as the error of a save (SITE-29). */
  siblingsSame: "Siblings can't have the same name.", // specified: SITE-29
  siblingsUnique: 'Site sibling names must be unique.', // specified: SITE-29
  /** SITE-31. */
  nameInvalid: 'The site name is invalid. Please correct the errors and try again.', // specified: SITE-31
  /** Of the hierarchy editor (SITE-35). */
  hierarchySaved: 'Site hierarchy saved.', // specified: MSG-72
  hierarchyFailed: 'Site hierarchy failed to save.', // specified: MSG-35
  /** Of the bulk screen (SITE-37, SITE-38). */
  hierarchiesSaved: 'Hierarchies saved.', // specified: SITE-37
  hierarchiesFailed: 'Some/all hierarchies failed to save. Please try again.', // specified: SITE-37
  /** SITE-43. */
  bulkEmpty: 'Please enter some sites to build.', // specified: SITE-43
  /** SITE-73. */
  bulkArchived: (name: string) => `${name} is archived. Unarchive it before you add sites below it.`,
  fetchFailed: 'Failed to fetch sites.', // specified: MSG-31
  fetchOneFailed: 'Failed to fetch site.', // specified: MSG-32
  notFound: 'No such site.',
  saved: 'Site saved.', // specified: MSG-70
  saveFailed: 'Failed to save site.', // specified: MSG-33
  /** In an audit entry: a site that was renamed through its hierarchy. */
  renamed: (before: string, after: string) => `${before} → ${after}`,
  conflict: 'Someone else changed this site while you were editing.',
  archived: 'Site(s) archived.', // specified: SITE-69
  unarchived: 'Site(s) unarchived.', // specified: SITE-69
  archiveText: 'Are you sure you want to archive this site?', // specified: SITE-63
  archiveTreeText: 'Are you sure you want to archive this site and all of its sub-sites?', // specified: SITE-63
  empty: 'There are no sites for this project.', // specified: SITE-17
  storageSaved: 'Default storage location updated.', // specified: MSG-69
  storageFailed: 'Unable to update default storage location.', // specified: MSG-30
  copied: 'Added site to the project.', // specified: MSG-71
  copyFailed: 'Failed to add site tree.', // specified: MSG-34
  copyArchived: 'Some sites being copied are archived; continuing will unarchive them.', // specified: COPY-27
  /** COPY-28. */
  copyExists: (name: string) => `Site with name ${name} already exists.`, // specified: MSG-42
  /** SITE-74. */
  restoreBlocked: 'These sites cannot be restored because a site above them was archived. Unarchive that site first.',
  projectInactive: 'This project is inactive. Activate it to change its sites.',
  wrongPlace: 'This site is no longer in this place. Reload the page, then try again.',
  repeated: 'This site appears twice.',
  parentArchived: 'The site above is archived. Unarchive it first.',
  classOfTop: 'A top-level site cannot have a class.',
  tooMany: (limit: number) => `You can copy or save at most ${limit.toLocaleString('en-US')} sites at once.`,
  projectFull: (limit: number, stored: number) =>
    `A project can have at most ${limit.toLocaleString('en-US')} sites, including archived ones. This project has ${stored.toLocaleString('en-US')}.`,
  tooDeep: (limit: number) => `A site tree can have at most ${limit} levels.`,
  tooManyProperties: (limit: number) => `A site can have at most ${limit} properties.`,
  /** Why a saved site keeps its place in the hierarchy editor. */
  placeFixed: 'A saved site keeps its place. Only new sites can be moved.',
  /** Why a saved site cannot move below another parent by Alt+↑ or Alt+↓. */
  parentErrors: {
    up: 'Sites are sorted by name, and there is no parent above to move below.',
    down: 'Sites are sorted by name, and there is no parent below to move below.',
  },
  newParent: 'Save the new site before you move others below it.',
  /** Why a new site cannot move in a direction. */
  moveErrors: {
    up: 'This site is already first.',
    down: 'This site is already last.',
    indent: "Can't indent the first site.",
    outdent: 'This site is already at the top level.',
  },
  noRow: 'Add a site first.',
  emptyHierarchy: 'No sites yet. Choose Add to start with one row.',
} as const

const FORBIDDEN_LEAD = 'Site names cannot have these characters:'

/** Labels of the screens that name sites. */
export const siteLabels = {
  /** SITE-20. */
  edit: 'Edit Site',
  /** The link to the same page for users who can only read it (NAV-42). */
  view: 'View Site',
  new: 'New Site',
  hierarchy: 'Site hierarchy',
  /** In the hierarchy editor (SITE-86). */
  find: 'Find a site',
  /** SITE-19. */
  save: 'Save',
  cancel: 'Cancel',
  treeKeys:
    'Press Enter to add a site below, Shift+Enter to add one inside, Alt+Arrow keys to move a site, Ctrl+↑ and Ctrl+↓ to close and open it, and Ctrl+Z to undo.',
  /** SITE-21. */
  forbidden: `${FORBIDDEN_LEAD} ${FORBIDDEN_SITE_CHARACTERS.join(' ')}`,
  /** The same before the characters one by one. */
  forbiddenLead: FORBIDDEN_LEAD,
  archived: 'Archived',
  bulk: 'Bulk Add Sites', // specified: PROJ-32
  paths: 'Site paths',
  pathsHelp: 'One path per line, from the top site down. Rows copied from Excel can be pasted as they are.',
  delimiter: 'Delimiter',
  /** SITE-42. */
  validate: 'Validate',
  create: 'Create Sites',
} as const
