/** Characters that the name of a site holds at the most (SITE-23). */
export const SITE_NAME_LIMIT = 50

/** What the name of a site may not hold (SITE-24). */
export const FORBIDDEN_SITE_CHARACTERS = [
  '\\',
  '/',
  '|',
  ':',
  ';',
  '"',
  "'",
  '`',
  ',',
  '>',
  '<',
  '&',
  '$',
  '%',
] as const

/** A name that no site can have, ignoring case: the path of the hierarchy call ends with it, and other paths end with a site name (API2-21). */
export const RESERVED_SITE_NAME = 'hierarchy'

/** What may stand between the names of a path; the first is the usual one (SITE-40). */
export const SITE_DELIMITERS = [
  { value: '\t', label: 'Tab' },
  { value: ',', label: 'Comma' },
  { value: '|', label: 'Pipe' },
  { value: ':', label: 'Colon' },
  { value: ';', label: 'Semicolon' },
  // Names contain it too, so it is never suggested (SITE-90).
  { value: '.', label: 'Dot', isWeak: true },
  { value: '>', label: 'Greater-than' },
] as const

/** What a tree of sites needs to know of each. (Operations specification §3.) */
export interface SiteNode {
  siteId: number
  /** `null` at the top of the project. */
  parentId: number | null
  name: string
  /** An archived site is not active; its name is taken all the same (SITE-73). */
  active: boolean
}
