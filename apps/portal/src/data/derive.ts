import { shareStructure } from './share-structure'

interface Derived {
  readonly from: object
  readonly value: unknown
}

/** Values derived from replies, by reply and `select`. Weak, so that they are freed with the reply. */
const derivedValues = new WeakMap<object, Map<unknown, Derived>>()

/**
 * Derives a value from a reply, once for each reply.
 * @param select pure, and the same function in every render
 * @returns a value with the unchanged parts of that of the reply before (`mergeReply`)
 */
export function derive<Reply extends object, Value>(reply: Reply, select: (reply: Reply) => Value): Value {
  const values = derivedValues.get(reply) ?? new Map<unknown, Derived>()
  derivedValues.set(reply, values)
  const known = values.get(select)
  if (known?.from === reply) return known.value as Value
  const value = shareStructure(known?.value, select(reply))
  values.set(select, { from: reply, value })
  return value
}

/** Builds a reply from the unchanged parts of the one before. Values derived from that one become the basis of the next ones. */
export function mergeReply<Reply extends object>(known: Reply | undefined, next: Reply): Reply {
  const merged = shareStructure(known, next)
  const values = known && derivedValues.get(known)
  if (values && merged !== known) derivedValues.set(merged, new Map(values))
  return merged
}
