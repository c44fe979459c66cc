import { characterProblem } from '../shared/name-characters'
import { isSameName } from '../shared/same-name'
import { siteMessages } from './messages'
import { FORBIDDEN_SITE_CHARACTERS, RESERVED_SITE_NAME, SITE_NAME_LIMIT } from './model'

const FORBIDDEN: ReadonlySet<string> = new Set(FORBIDDEN_SITE_CHARACTERS)

/** Where a name is given: site edit names the forbidden characters, the hierarchy editor and the bulk screen do not. */
export type SiteNamePlace = 'edit' | 'hierarchy'

/**
 * What is wrong with the name of a site, without the spaces around it (SITE-22 to SITE-27, SITE-48, API2-21).
 * @returns undefined when nothing is
 */
export function siteNameProblem(name: string, place: SiteNamePlace = 'hierarchy'): string | undefined {
  const text = name.trim()
  if (text === '') return siteMessages.nameBlank
  let length = 0
  let isForbidden = false
  for (const character of text) {
    length += 1
    isForbidden ||= FORBIDDEN.has(character)
  }
  if (length > SITE_NAME_LIMIT) return siteMessages.nameTooLong
  if (isForbidden) return place === 'edit' ? siteMessages.nameCharacters : siteMessages.nameSpecial
  return characterProblem(text) ?? (isSameName(text, RESERVED_SITE_NAME) ? siteMessages.nameInvalid : undefined)
}

/** Characters of the path of a site in one text. Only two very long names have more. */
export const SITE_PATH_LIMIT = 200

/** The names from the top down to a site as one text. Of a longer path, the first name stays, the last one, and as many before it as fit (SITE-77). */
export function sitePathText(names: readonly string[]): string {
  const separator = ' > '
  const lengthOf = (name = ''): number => separator.length + name.length
  const length = names.reduce((sum, name) => sum + lengthOf(name), -separator.length)
  if (length <= SITE_PATH_LIMIT || names.length < 3) return names.join(separator)
  let start = names.length - 1
  let space = SITE_PATH_LIMIT - [names[0], '…', names[start]].join(separator).length
  while (start > 2 && (space -= lengthOf(names[start - 1])) >= 0) start -= 1
  return [names[0], '…', ...names.slice(start)].join(separator)
}

/** Titles that people give the columns of a list of sites. */
const HEADER_NAMES =
  /^(?:(?:top[ -]level |parent )?(?:site|location|area|zone|building|warehouse|yard|row|bay|shelf|bin)s?(?: name)?|names?|paths?|parent|child|sub-?site|(?:(?:sub-?)?site|level) ?\d{1,2})$/i

/** Whether a name can be the title of a column, so that the bulk screen offers to skip a first line of them (SITE-92). */
export const isSiteHeaderName = (name: string): boolean => HEADER_NAMES.test(name)
