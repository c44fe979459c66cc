import type * as z from 'zod/mini'

/** The parts of a schema that its sample is built from. */
interface Definition {
  readonly type: string
  readonly format?: string
  readonly values: readonly unknown[]
  readonly entries: Readonly<Record<string, unknown>>
  readonly shape: Readonly<Record<string, z.ZodMiniType>>
  readonly items: readonly z.ZodMiniType[]
  readonly options: readonly z.ZodMiniType[]
  readonly element: z.ZodMiniType
  readonly innerType: z.ZodMiniType
  readonly in: z.ZodMiniType
  readonly left: z.ZodMiniType
  readonly right: z.ZodMiniType
  readonly getter: () => z.ZodMiniType
}

function definitionOf(schema: z.ZodMiniType): Definition {
  const definition: object = schema._zod.def
  return definition as Definition
}

/** Lists inside of lists are empty, because some schemas contain themselves. */
const DEEPEST_LIST = 2

function sample(schema: z.ZodMiniType, depth: number): unknown {
  const definition = definitionOf(schema)
  const { type } = definition
  if (type === 'string') return definition.format === 'email' ? 'a@b.example' : 'text'
  if (type === 'number') return 1
  if (type === 'boolean') return true
  if (type === 'literal') return definition.values[0]
  if (type === 'enum') return Object.values(definition.entries)[0]
  if (type === 'array') return depth < DEEPEST_LIST ? [sample(definition.element, depth + 1)] : []
  if (type === 'tuple') return definition.items.map((item) => sample(item, depth))
  if (type === 'object') {
    const required = Object.entries(definition.shape).filter(([, value]) => definitionOf(value).type !== 'optional')
    return Object.fromEntries(required.map(([name, value]) => [name, sample(value, depth)]))
  }
  if (type === 'record') return {}
  if (type === 'null' || type === 'nullable' || type === 'unknown') return null
  if (type === 'optional') return undefined
  if (type === 'union') return sample(definition.options[0] as z.ZodMiniType, depth)
  if (type === 'intersection')
    return { ...(sample(definition.left, depth) as object), ...(sample(definition.right, depth) as object) }
  if (type === 'lazy') return sample(definition.getter(), depth)
  if (type === 'pipe') return sample(definition.in, depth)
  if (['default', 'prefault', 'catch', 'readonly', 'nonoptional'].includes(type)) {
    return sample(definition.innerType, depth)
  }
  throw new Error(`There is no sample of ${type}.`)
}

/** A value that a schema accepts: one item in each list, only required fields, numbers are 1. */
export const sampleOf = <Schema extends z.ZodMiniType>(schema: Schema): z.output<Schema> =>
  sample(schema, 0) as z.output<Schema>
