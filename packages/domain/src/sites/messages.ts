import { FORBIDDEN_SITE_CHARACTERS } from './model'

/** Every text of naming sites. (Operations specification §2, §5, §8.) */
export const siteMessages = {
  /** SITE-22. */
  nameBlank: 'Name can not be blank',
  /** SITE-23. */
  nameTooLong: 'Site names cannot have more than 50 characters.',
  /** Of site edit (SITE-25, SITE-26). */
  nameCharacters: `Site names cannot have the following special characters: ${FORBIDDEN_SITE_CHARACTERS.join(' ')}`,
  /** Of the hierarchy editor (SITE-27). */
  nameSpecial: 'Site names cannot have special characters.',
  /** At the node, and as the error of a save (SITE-29). */
  siblingsSame: "Siblings can't have the same name.",
  siblingsUnique: 'Site sibling names must be unique.',
  /** SITE-31. */
  nameInvalid: 'The site name is invalid. Please correct the errors and try again.',
  /** Of the hierarchy editor (SITE-35). */
  hierarchySaved: 'Site hierarchy saved.',
  hierarchyFailed: 'Site hierarchy failed to save.',
  /** Of the bulk screen (SITE-37, SITE-38). */
  hierarchiesSaved: 'Hierarchies saved.',
  hierarchiesFailed: 'Some/all hierarchies failed to save. Please try again.',
  /** SITE-43. */
  bulkEmpty: 'Please enter some sites to build.',
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
  bulk: 'Bulk Add Sites',
  paths: 'Site paths',
  pathsHelp: 'One path per line, from the top site down. Rows copied from Excel can be pasted as they are.',
  delimiter: 'Delimiter',
  /** SITE-42. */
  validate: 'Validate',
  create: 'Create Sites',
} as const
