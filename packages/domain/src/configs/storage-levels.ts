import { configMessages } from './messages'

/*
 * Levels of storage locations: how many a location may have, and how a location is written. (Operations specification §5; CONF-47 to CONF-56.)
 */

/** What separates the levels of a location: `Yard > Row 1 > Bin 2`. */
export const LEVEL_SEPARATOR = '>'

/** How many levels a location has at least and at most; 0 means no limit on that side (CONF-48). */
export interface StorageLevels {
  readonly minimum: number
  readonly maximum: number
}

/** What is wrong with the limits themselves (CONF-47, CONF-49). @returns undefined when nothing is */
export const storageLevelsProblem = ({ minimum, maximum }: StorageLevels): string | undefined =>
  maximum !== 0 && minimum > maximum ? configMessages.minimumOverMaximum : undefined

/** The names of the levels of a location, without the spaces around them. A blank location has none. */
export const locationLevels = (location: string): string[] =>
  location.trim() === '' ? [] : location.split(LEVEL_SEPARATOR).map((level) => level.trim())

/** What is wrong with how a location is written (CONF-53, CONF-54). @returns undefined when nothing is */
export const locationProblem = (location: string): string | undefined =>
  locationLevels(location).includes('') ? configMessages.locationSeparator : undefined

const isWithin = (count: number, { minimum, maximum }: StorageLevels): boolean =>
  count >= minimum && (maximum === 0 || count <= maximum)

/**
 * How many levels a location that someone types must have (CONF-55, CONF-56). A blank location is no location.
 * @returns undefined for the right number, and without a maximum, for which no sentence is specified
 */
export function levelCountProblem(location: string, levels: StorageLevels): string | undefined {
  const count = locationLevels(location).length
  if (count === 0 || levels.maximum === 0 || isWithin(count, levels)) return undefined
  return levels.minimum === levels.maximum
    ? configMessages.exactLevels(levels.minimum)
    : configMessages.levelsBetween(levels.minimum, levels.maximum)
}

/**
 * Whether the pick location of direct handover conflicts with the limits (CONF-50 to CONF-52). It is judged when either of both changes.
 * @returns undefined when it does not, or when there is no pick location
 */
export function pickLocationProblem(location: string, levels: StorageLevels): string | undefined {
  const count = locationLevels(location).length
  return count === 0 || isWithin(count, levels) ? undefined : configMessages.pickLocationConflict(count)
}
