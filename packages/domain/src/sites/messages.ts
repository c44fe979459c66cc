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
  bulkArchived: (name: string) => `${name} is archived. Nothing is created below it until it is unarchived.`,
  /** Why a site that is saved keeps its place in the hierarchy editor. */
  placeFixed: 'A saved site keeps its place. Only new sites can be moved.',
} as const

/** Labels of the screens that name sites. */
export const siteLabels = {
  /** SITE-20. */
  edit: 'Edit Site',
  new: 'New Site',
  hierarchy: 'Site hierarchy',
  name: 'Site name',
  /** SITE-19. */
  save: 'Save',
  /** SITE-21. */
  forbidden: `Site names cannot have these characters: ${FORBIDDEN_SITE_CHARACTERS.join(' ')}`,
  archived: 'Archived',
  bulk: 'Bulk Add Sites', // specified: PROJ-32
  paths: 'Site paths',
  pathsHelp: 'One path per line, from the top site down. Rows copied from Excel can be pasted as they are.',
  delimiter: 'Delimiter',
  /** SITE-42. */
  validate: 'Validate',
  create: 'Create Sites',
} as const
