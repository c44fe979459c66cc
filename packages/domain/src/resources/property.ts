import * as z from 'zod/mini'
import { typeNumbersOf } from './type-numbers'

/*
 * A resource property, which is a parameter of the config ResourceProperties. Its type, selection and flag are packed into the `name` of the parameter, because a parameter has
 * no fields for them. (Operations specification §3; RES-04 to RES-08.)
 */

/** Whether users type the value, or choose it from a selection. */
export type PropertyType = 'default' | 'selection'

/** Most characters of a name, of a default value, and of one selection. */
export const PROPERTY_NAME_LIMIT = 100
export const DEFAULT_VALUE_LIMIT = 1000
export const SELECTION_LIMIT = 200
/** Most selections of a property. */
export const MAX_SELECTIONS = 200

/** What the `name` of a parameter packs. */
const Packed = z.strictObject({
  defaultValue: z.string(),
  type: z.enum(['default', 'selection']),
  selection: z.array(z.string()),
  requiresElevated: z.boolean(),
})
export type PackedProperty = z.infer<typeof Packed>

/** A property of resources. */
export interface ResourceProperty extends PackedProperty {
  /** The `label_name` of the parameter. */
  readonly label: string
  /** The `typeNumber` of each resource type that has it. Empty: not limited to types. */
  readonly resourceTypes: readonly number[]
  /** The `bool` of the parameter (RES-08). */
  readonly isAlwaysEditable: boolean
}

/** Packs type, selection, flag and default value into the name of the parameter (RES-05, RES-07). */
export const packName = ({ defaultValue, type, selection, requiresElevated }: PackedProperty): string =>
  JSON.stringify({ defaultValue, type, selection, requiresElevated })

function parse(name: string): unknown {
  try {
    return JSON.parse(name)
  } catch {
    return undefined
  }
}

/** Unpacks the name of a parameter. Any other text, JSON of another shape too, is a plain default value (RES-06, RES-07). */
export function unpackName(name: string): PackedProperty {
  const packed = Packed.safeParse(parse(name))
  if (packed.success) return packed.data
  return { defaultValue: name, type: 'default', selection: [], requiresElevated: false }
}

/** A property with another selection. A default value that the new selection lacks is cleared (RES-04). */
export function withSelection<Property extends PackedProperty>(property: Property, selection: string[]): Property {
  const { defaultValue } = property
  const isRemoved = property.selection.includes(defaultValue) && !selection.includes(defaultValue)
  return { ...property, selection, defaultValue: isRemoved ? '' : defaultValue }
}

/** The fields of a parameter that make up a property. */
export interface PropertyParameter {
  readonly label_name?: string | null | undefined
  readonly name?: string | null | undefined
  readonly bool?: boolean | null | undefined
  readonly resourceTypes?: readonly unknown[] | null | undefined
}

/** The property of a stored parameter. */
export const readProperty = (parameter: PropertyParameter): ResourceProperty => ({
  ...unpackName(parameter.name ?? ''),
  label: parameter.label_name ?? '',
  resourceTypes: typeNumbersOf(parameter.resourceTypes),
  isAlwaysEditable: parameter.bool === true,
})
