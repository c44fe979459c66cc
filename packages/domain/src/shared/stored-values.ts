import * as z from 'zod/mini'

/*
 * What equals the stored value is neither judged nor rewritten (LIC-88). So a value that was stored before a rule existed, or that a form writes in another way, never
 * blocks or changes with the save of another field. Forms and the gateway read what they save with this.
 */

/** A schema of zod. */
export type AnySchema = z.core.$ZodType

/** The first step: what a schema makes of an input, and what it has against it. */
export interface Judged {
  readonly input: unknown
  /** The output of the schema. Where it has an issue, the value may be that of the input. */
  readonly output: unknown
  readonly issues: readonly z.core.$ZodIssue[]
}

/** A settled input: its output, or the issues that are left. */
export type Settled = { readonly data: unknown } | { readonly issues: readonly z.core.$ZodIssue[] }

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Set) &&
  !(value instanceof Map)

/** Whether two values of JSON, two sets, or two maps in their order are equal. A member that is `undefined` equals one that is left out. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSameValue(item, other[index]))
  if (one instanceof Set && other instanceof Set)
    return one.size === other.size && [...one].every((item) => other.has(item))
  if (one instanceof Map && other instanceof Map) return isSameValue([...one], [...other])
  if (!isRecord(one) || !isRecord(other)) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => isSameValue(memberOf(one, key), memberOf(other, key)))
}

/** A member of an object, a list or a map; an object has only its own. */
const memberOf = (value: unknown, key: PropertyKey): unknown =>
  value instanceof Map
    ? (value as ReadonlyMap<unknown, unknown>).get(key)
    : typeof value === 'object' && value !== null && Object.hasOwn(value, key)
      ? Reflect.get(value, key)
      : undefined

/** Reads an input with a schema, without a decision yet. */
export function judge(schema: AnySchema, input: unknown): Judged {
  const parsed = z.safeParse(schema, input, { reportInput: true })
  if (parsed.success) return { input, output: parsed.data, issues: [] }
  const run = schema._zod.run({ value: input, issues: [] }, { async: false })
  return { input, output: run instanceof Promise ? input : run.value, issues: parsed.error.issues }
}

/** Whether there is a value at a path, and it, or one that contains it, equals the stored one. */
function isStoredAt(path: readonly PropertyKey[], input: unknown, stored: unknown, isInStored = false): boolean {
  const isStored = isInStored || isSameValue(input, stored)
  const [key, ...rest] = path
  return key === undefined
    ? isStored && input !== undefined
    : isStoredAt(rest, memberOf(input, key), memberOf(stored, key), isStored)
}

/** The output with each value as it is stored where the input equals it. */
function keepStored(output: unknown, input: unknown, stored: unknown): unknown {
  if (isRecord(output) && isRecord(input) && isRecord(stored)) {
    return Object.fromEntries(
      Object.entries(output).map(([key, value]) => [
        key,
        keepStored(value, memberOf(input, key), memberOf(stored, key)),
      ]),
    )
  }
  if (input !== undefined && isSameValue(input, stored)) return stored
  if (output instanceof Map && input instanceof Map && stored instanceof Map) {
    const rows = [...(output as ReadonlyMap<PropertyKey, unknown>)]
    return new Map(rows.map(([key, row]) => [key, keepStored(row, memberOf(input, key), memberOf(stored, key))]))
  }
  return Array.isArray(output) && Array.isArray(input) && output.length === input.length && Array.isArray(stored)
    ? output.map((item, index) => keepStored(item, input[index], stored[index]))
    : output
}

/** The second step, when the stored values are known: values that equal them have no issues, and are as they are stored. */
export function settle({ input, output, issues }: Judged, stored: unknown): Settled {
  const left = issues.filter(({ path }) => !isStoredAt(path, input, stored))
  return left.length > 0 ? { issues: left } : { data: keepStored(output, input, stored) }
}

/** The first sentence against an input, apart from what equals the stored values. */
export function findProblem(judged: Judged, stored: unknown): string | undefined {
  const settled = settle(judged, stored)
  return 'issues' in settled ? settled.issues[0]?.message : undefined
}

/**
 * The body of a save of which a form has edited some fields: all others are as they are stored.
 * @param edited the body as the form writes it
 * @param stored the same fields of the stored record
 * @param isChanged whether the form changed what is behind a field of the body
 */
export const keepUnchanged = <Body extends object>(
  edited: Body,
  stored: { readonly [Field in keyof Body]: unknown },
  isChanged: (field: keyof Body & string) => boolean,
): Body =>
  Object.fromEntries(
    Object.entries(edited).map(([field, value]) => [
      field,
      isChanged(field as keyof Body & string) ? value : stored[field as keyof Body],
    ]),
  ) as Body
