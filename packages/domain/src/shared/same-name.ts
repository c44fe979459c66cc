import { nameKey } from './name-key'

/** Whether two names are the same. */
export const isSameName = (one: string, other: string): boolean => one === other || nameKey(one) === nameKey(other)

/**
 * Finds what a name means among stored ones. Names that were stored before the key can have the same key: of those, the exact spelling matches.
 * @param sameKey those with the key of the name
 * @returns one, or all that it could mean
 */
export function matchName<Named>(
  name: string,
  sameKey: readonly Named[],
  nameOf: (one: Named) => string,
): readonly Named[] {
  const exact = sameKey.find((one) => nameOf(one) === name)
  return exact === undefined ? sameKey : [exact]
}
