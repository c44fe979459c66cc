import { $ZodArray, $ZodObject, $ZodObjectJIT, type $ZodType } from 'zod/v4/core'

const compiled = new WeakMap<$ZodType, $ZodType>()

/**
 * The same schema, but zod generates code for the objects of a list. zod/mini leaves this to its caller, because pages forbid generated code. A list of 20,000 rows is checked
 * three times as fast. Other schemas are returned as they are.
 */
export function compiledSchema(schema: $ZodType): $ZodType {
  if (!(schema instanceof $ZodArray)) return schema
  const known = compiled.get(schema)
  if (known !== undefined) return known
  const { element, ...definition } = schema._zod.def
  const list =
    element instanceof $ZodObject && definition.checks === undefined
      ? new $ZodArray({ ...definition, element: new $ZodObjectJIT(element._zod.def) })
      : schema
  compiled.set(schema, list)
  return list
}
