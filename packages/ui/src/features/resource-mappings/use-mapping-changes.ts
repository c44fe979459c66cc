import { useState, useSyncExternalStore } from 'react'
import { diffTypes, type MappedOwner } from '@sitewright/domain/resource-mappings/owners'
import { createWriteQueue } from '../../write-queue/write-queue'

/** What a change of one row adds and removes, by `typeNumber`. */
export type TypeChange = ReturnType<typeof diffTypes>

/** Saves a change of one workflow or preservation. Resolves to the message of a failure. */
export type SaveMapping = (id: number, change: TypeChange) => Promise<string | undefined>

type Types = Pick<MappedOwner, 'resourceTypes'>

const isSame = (one: Types, other: Types): boolean => {
  const { added, removed } = diffTypes(one.resourceTypes, other.resourceTypes)
  return added.length + removed.length === 0
}

/** Shows a choice of types at once and saves it. Each row sends one change at a time; choices made meanwhile are sent together after it. */
export function useMappingChanges(owners: readonly MappedOwner[], onSave: SaveMapping) {
  const [failures, setFailures] = useState<ReadonlyMap<number, string>>(new Map())
  const setFailure = (id: number, failure: string | undefined): void =>
    setFailures((before) => {
      const others = [...before].filter(([other]) => other !== id)
      return new Map(failure === undefined ? others : [...others, [id, failure]])
    })
  const [queue] = useState(() =>
    createWriteQueue<number, MappedOwner, Types>({
      send: async (owner, wanted) => {
        const failure = await onSave(owner.id, diffTypes(owner.resourceTypes, wanted.resourceTypes))
        if (failure !== undefined) throw new Error(failure)
        return { ...owner, ...wanted }
      },
      isSettled: isSame,
      onStored: () => undefined,
      onFailed: (error, { id }) => setFailure(id, (error as Error).message),
    }),
  )
  useSyncExternalStore(queue.subscribe, queue.getVersion, queue.getVersion)
  return {
    shown: owners.map((owner) => ({ ...owner, ...queue.getOverlay(owner.id) })),
    failureOf: (id: number) => failures.get(id),
    change: (id: number, resourceTypes: readonly number[]): void => {
      const owner = owners.find((one) => one.id === id)
      if (owner === undefined) return
      setFailure(id, undefined)
      void queue.intend(id, owner, { resourceTypes })
    },
  }
}
