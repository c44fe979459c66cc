import { useRef } from 'react'
import type { Config, ConfigEntry } from '@sitewright/domain/configs/model'
import { sortForSaving } from '@sitewright/domain/configs/rules'
import type { SaveOutcome } from '@sitewright/domain/shared/outcome'
import type { DirtyConfig } from './config-board'
import type { ConfigCalls, ConfigSave } from './ConfigsTab'
import type { SaveReport } from './use-config-draft'

interface GroupedSave extends ConfigSave {
  readonly settle: (outcome: SaveOutcome<Config>) => void
  readonly fail: (error: unknown) => void
}

/**
 * Saves one config, or several together (CONF-72). Each card saves its own draft, so a save of several collects what the cards send and makes one call of it. On a server
 * without that call they are saved one after the other, in the order that passes.
 */
export function useGroupedSaves({ onSave, onSaveTogether }: Pick<ConfigCalls, 'onSave' | 'onSaveTogether'>) {
  const group = useRef<GroupedSave[]>(undefined)
  const save = (config: Config, entries: readonly ConfigEntry[], report: SaveReport): Promise<SaveOutcome<Config>> => {
    const open = group.current
    if (open === undefined) return onSave(config, entries, report)
    return new Promise((settle, fail) => {
      open.push({ config, entries, settle, fail })
    })
  }
  const saveAll = async (
    configs: readonly DirtyConfig[],
    findStored: (name: string) => readonly ConfigEntry[] | undefined,
  ): Promise<boolean[]> => {
    const results: boolean[] = []
    if (onSaveTogether === undefined) {
      for (const config of sortForSaving(configs, findStored)) results.push(await config.save(true))
      return results
    }
    const saves: GroupedSave[] = []
    // A card sends its draft within the call of `save`, so the group is complete when all were called.
    group.current = saves
    const saving = configs.map((config) => config.save(true))
    group.current = undefined
    if (saves.length > 0) await sendTogether(saves, onSaveTogether)
    return Promise.all(saving)
  }
  return { save, saveAll }
}

async function sendTogether(
  saves: readonly GroupedSave[],
  onSaveTogether: NonNullable<ConfigCalls['onSaveTogether']>,
): Promise<void> {
  try {
    const outcomes = await onSaveTogether(saves)
    for (const { config, settle, fail } of saves) {
      const outcome = outcomes.get(config.id)
      if (outcome === undefined) fail(new Error(`The save of ${config.name} has no outcome.`))
      else settle(outcome)
    }
  } catch (error) {
    for (const { fail } of saves) fail(error)
  }
}
