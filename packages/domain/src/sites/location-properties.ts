import { geometryMessages } from './geometry-messages'
import type { SiteLocation } from './site'

/** Limits of the properties of a location. They are JSON of other programs; the product stores them and does not read them. */
export const LOCATION_PROPERTIES = {
  /** The most names and list items, at all depths. */
  values: 200,
  /** The properties themselves are at depth 1. */
  depth: 5,
  /** Characters of a name and of a text. */
  text: 2000,
} as const

/** Returns the error of the properties of a location, or undefined. */
export function locationPropertiesProblem({ properties }: Pick<SiteLocation, 'properties'>): string | undefined {
  const { values: maxValues, depth: maxDepth, text: maxText } = LOCATION_PROPERTIES
  let level: readonly unknown[] = [properties]
  let values = 0
  for (let depth = 1; level.length > 0; depth += 1) {
    const next: unknown[] = []
    for (const value of level) {
      if (typeof value === 'string' && value.length > maxText) return geometryMessages.propertyTooLong(maxText)
      if (typeof value !== 'object' || value === null) continue
      if (depth > maxDepth) return geometryMessages.propertiesTooDeep(maxDepth)
      const names = Object.keys(value)
      values += names.length
      if (values > maxValues) return geometryMessages.tooManyProperties(maxValues)
      if (names.some((name) => name.length > maxText)) return geometryMessages.propertyTooLong(maxText)
      const inner: unknown[] = Object.values(value)
      next.push(...inner)
    }
    level = next
  }
  return undefined
}
