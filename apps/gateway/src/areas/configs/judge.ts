import { setImmediate } from 'node:timers/promises'
import { configMessages } from '@sitewright/domain/configs/messages'
import type { ConfigEntry } from '@sitewright/domain/configs/model'
import { isKnownConfig, linkedConfig } from '@sitewright/domain/configs/names'
import { firstFault, judgeConfig } from '@sitewright/domain/configs/rules'
import { DEFAULTS_PROJECT_ID } from '@sitewright/domain/projects/policy'
import type { Queries } from '../../db/database'
import { invalid } from '../../http/refusals'
import { readConfig } from './store'

/** Reads the entries of another config of the same project or license, if it has one: the pending ones where both are saved together (CONF-72). */
export type ReadEntries = (name: string) => Promise<readonly ConfigEntry[] | undefined>

/** Judges a config by the rules of its form, with the config that it is linked to (CONF-51). @returns every fault by its path */
async function findFaults(name: string, entries: readonly ConfigEntry[], readEntries: ReadEntries) {
  const other = linkedConfig(name)
  const linked = other === undefined ? undefined : await readEntries(other)
  // A config can be large, so other calls get a turn before and after the rules.
  await setImmediate()
  const faults = judgeConfig(name, entries, linked)
  await setImmediate()
  return faults
}

/** A fault without the place of its value: what is wrong, with which value, in which entry. */
function describeFault(entries: readonly ConfigEntry[], path: string, sentence: string): string {
  const [, entryAt, , parameterAt, ...rest] = path.split('.')
  const entry = entries[Number(entryAt)]
  const value = parameterAt === undefined ? entry : entry?.parameters[Number(parameterAt)]
  return JSON.stringify([entry?.property, value, rest, sentence])
}

/**
 * Judges what a save of a config changes. A value that is stored with the same fault is not judged (LIC-88).
 * @param stored the entries before the save; none of a new config
 * @throws Problem 400 with every wrong value of the config
 */
export async function requireValid(
  name: string,
  entries: readonly ConfigEntry[],
  readEntries: ReadEntries,
  stored: readonly ConfigEntry[] = [],
): Promise<void> {
  const found = await findFaults(name, entries, readEntries)
  if (Object.keys(found).length === 0) return
  const before = stored.length === 0 ? {} : await findFaults(name, stored, readEntries)
  const known = new Set(
    Object.entries(before).flatMap(([path, sentences]) =>
      sentences.map((sentence) => describeFault(stored, path, sentence)),
    ),
  )
  const faults = Object.fromEntries(
    Object.entries(found)
      .map(([path, sentences]): [string, string[]] => [
        path,
        sentences.filter((sentence) => !known.has(describeFault(entries, path, sentence))),
      ])
      .filter(([, sentences]) => sentences.length > 0),
  )
  if (Object.keys(faults).length === 0) return
  const fields = Object.fromEntries(Object.entries(faults).map(([path, sentences]) => [`data.${path}`, sentences]))
  throw invalid(fields, firstFault(faults))
}

/** @throws Problem 400 for a type that neither the product nor the defaults project has (CONF-69) */
export async function requireKnown(q: Queries, name: string): Promise<void> {
  if (isKnownConfig(name) || (await readConfig(q, DEFAULTS_PROJECT_ID, name)) !== undefined) return
  throw invalid({ name: [configMessages.unknownType(name)] }, configMessages.unknownType(name))
}
