import { useRef, useState } from 'react'
import { diffTypes, type MappedOwner } from '@sitewright/domain/resource-mappings/owners'

/** What a change of one row adds and removes, by `typeNumber`. */
export type TypeChange = ReturnType<typeof diffTypes>

/** Saves a change of one workflow or preservation. Resolves to the message of a failure. */
export type SaveMapping = (id: number, change: TypeChange) => Promise<string | undefined>

type Values<Value> = ReadonlyMap<number, Value>

const withValue = <Value>(values: Values<Value>, id: number, value: Value | undefined): Values<Value> => {
  const next = new Map(values)
  if (value === undefined) next.delete(id)
  else next.set(id, value)
  return next
}

/** Shows a choice of types at once and saves it. Each row sends one change at a time; choices made meanwhile are sent together after it. */
export function useMappingChanges(owners: readonly MappedOwner[], onSave: SaveMapping) {
  const [wanted, setWanted] = useState<Values<readonly number[]>>(new Map())
  const [failures, setFailures] = useState<Values<string>>(new Map())
  /** The last choice of each row with a save in flight. */
  const latest = useRef(new Map<number, readonly number[]>())

  const send = async (id: number, stored: readonly number[]): Promise<string | undefined> => {
    const next = latest.current.get(id) ?? stored
    const change = diffTypes(stored, next)
    if (change.added.length + change.removed.length === 0) return undefined
    return (await onSave(id, change)) ?? send(id, next)
  }
  const change = async (id: number, types: readonly number[]): Promise<void> => {
    const isSending = latest.current.has(id)
    latest.current.set(id, types)
    setWanted((before) => withValue(before, id, types))
    if (isSending) return
    setFailures((before) => withValue(before, id, undefined))
    const failure = await send(id, owners.find((owner) => owner.id === id)?.resourceTypes ?? [])
    latest.current.delete(id)
    setWanted((before) => withValue(before, id, undefined))
    setFailures((before) => withValue(before, id, failure))
  }
  return {
    shown: owners.map((owner) => ({ ...owner, resourceTypes: wanted.get(owner.id) ?? owner.resourceTypes })),
    failureOf: (id: number) => failures.get(id),
    change: (id: number, types: readonly number[]) => void change(id, types),
  }
}
