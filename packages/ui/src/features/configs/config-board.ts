import type { ConfigEntry } from '@sitewright/domain/configs/model'
import type { Change } from '../../unsaved-bar/UnsavedBar'

/** What the page knows about a config with unsaved changes. */
export interface DirtyConfig {
  readonly name: string
  /** Whether someone else deleted it: then nothing saves it, and it can be added again. */
  readonly isRemoved: boolean
  /** What a save would write. The same array until the draft changes. */
  readonly entries: readonly ConfigEntry[]
  readonly changes: readonly Change[]
  readonly errorCount: number
  /** Why it cannot be saved: an error of the draft itself, or a conflict without a choice. An error that the server found is no reason: another save asks again. */
  readonly saveDisabledReason: string | undefined
  /**
   * Saves the config. Resolves to whether that worked.
   * @param isOneOfSeveral the page reports the save, so the config shows no toast
   */
  readonly save: (isOneOfSeveral: boolean) => Promise<boolean>
  /** Waits for a pending save. Resolves to whether everything is saved then, or to undefined if no save is pending. */
  readonly waitForSave: () => Promise<boolean | undefined>
  readonly discard: () => void
  /** Focuses what prevents a save: an invalid field, or a conflict without a choice. @returns whether there is something */
  readonly focusProblem: () => boolean
}

/** The configs with unsaved changes. Each card reports its own, so that typing renders its card and the unsaved bar alone. */
export interface ConfigBoard {
  /** Stores or removes what a config reports. */
  report: (id: number, dirty: DirtyConfig | undefined) => void
  subscribe: (listener: () => void) => () => void
  /** Stores how many parameters of a config the filter leaves; undefined for all of them. */
  reportShown: (id: number, count: number | undefined) => void
  /** By id, of the configs of which the filter leaves some or none. A new map after each report. */
  getShown: () => ReadonlyMap<number, number>
  /** By id. A new map after each report. */
  getSnapshot: () => ReadonlyMap<number, DirtyConfig>
  /** The entries that a save of this name would write; undefined without unsaved changes. */
  findEntries: (name: string | undefined) => readonly ConfigEntry[] | undefined
}

export function createConfigBoard(): ConfigBoard {
  let configs: ReadonlyMap<number, DirtyConfig> = new Map()
  let shown: ReadonlyMap<number, number> = new Map()
  const listeners = new Set<() => void>()
  const notify = (): void => {
    for (const listener of listeners) listener()
  }
  return {
    report: (id, dirty) => {
      if (dirty === undefined && !configs.has(id)) return
      const next = new Map(configs)
      if (dirty === undefined) next.delete(id)
      else next.set(id, dirty)
      configs = next
      notify()
    },
    reportShown: (id, count) => {
      if (shown.get(id) === count) return
      const next = new Map(shown)
      if (count === undefined) next.delete(id)
      else next.set(id, count)
      shown = next
      notify()
    },
    getShown: () => shown,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => configs,
    findEntries: (name) => [...configs.values()].find((config) => config.name === name && !config.isRemoved)?.entries,
  }
}
