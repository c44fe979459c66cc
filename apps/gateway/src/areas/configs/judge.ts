import { setImmediate } from 'node:timers/promises'
import { configMessages } from '@sitewright/domain/configs/messages'
import { SITE_BARCODE_CONFIG, type ConfigEntry } from '@sitewright/domain/configs/model'
import {
  isKnownConfig,
  linkedConfig,
  MATERIAL_STATUS_CONFIG,
  RESOURCE_PROPERTIES_CONFIG,
} from '@sitewright/domain/configs/names'
import { newFaults } from '@sitewright/domain/configs/new-faults'
import { judgeConfigParts } from '@sitewright/domain/configs/part-faults'
import { firstFault, judgeConfig, type ConfigFaults } from '@sitewright/domain/configs/rules'
import { judgeLabels } from '@sitewright/domain/labels/config'
import { DEFAULTS_PROJECT_ID } from '@sitewright/domain/projects/policy'
import { judgeProperties } from '@sitewright/domain/resources/property-rules'
import type { Queries } from '../../db/database'
import { invalid } from '../../http/refusals'
import { readConfig } from './store'

/** Reads the entries of another config of the same project or license, if it has one: the pending ones where both are saved together (CONF-72). */
export type ReadEntries = (name: string) => Promise<readonly ConfigEntry[] | undefined>

/** What a config is judged with. */
export interface JudgedWith {
  readonly readEntries: ReadEntries
  /** Reads what DefaultMaterialStatus chooses from. */
  readonly readMaterialStatuses: () => Promise<readonly string[]>
}

/**
 * Judges a config by the rules of its form, with the config that it is linked to (CONF-51). What the stored config has already refuses nothing (LIC-88).
 * @param stored the entries of the stored config; none for a new one
 * @throws Problem 400 with every wrong value of the config
 */
export async function requireValid(
  name: string,
  entries: readonly ConfigEntry[],
  { readEntries, readMaterialStatuses }: JudgedWith,
  stored?: readonly ConfigEntry[],
): Promise<void> {
  const other = linkedConfig(name)
  const linked = other === undefined ? undefined : await readEntries(other)
  const statuses = name === MATERIAL_STATUS_CONFIG ? await readMaterialStatuses() : undefined
  const judge = async (configs: readonly ConfigEntry[]): Promise<ConfigFaults> => {
    const found = { ...judgeConfigParts(name, configs, statuses), ...judgeConfig(name, configs, linked) }
    // A config can be large, so other calls get a turn before and after each rule.
    await setImmediate()
    const all = {
      ...found,
      ...(name === RESOURCE_PROPERTIES_CONFIG && judgeProperties(configs)),
      ...(name === SITE_BARCODE_CONFIG && judgeLabels(configs)),
    }
    await setImmediate()
    return all
  }
  const after = { entries, faults: await judge(entries) }
  if (Object.keys(after.faults).length === 0) return
  const before = stored === undefined ? { entries: [], faults: {} } : { entries: stored, faults: await judge(stored) }
  const faults = newFaults(name, after, before)
  if (Object.keys(faults).length === 0) return
  const fields = Object.fromEntries(Object.entries(faults).map(([path, sentences]) => [`data.${path}`, sentences]))
  throw invalid(fields, firstFault(faults))
}

/** @throws Problem 400 for a type that neither the product nor the defaults project has (CONF-69) */
export async function requireKnown(q: Queries, name: string): Promise<void> {
  if (isKnownConfig(name) || (await readConfig(q, DEFAULTS_PROJECT_ID, name)) !== undefined) return
  throw invalid({ name: [configMessages.unknownType(name)] }, configMessages.unknownType(name))
}
