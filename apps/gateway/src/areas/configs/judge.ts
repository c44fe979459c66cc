import { setImmediate } from 'node:timers/promises'
import { configMessages } from '@sitewright/domain/configs/messages'
import type { ConfigEntry } from '@sitewright/domain/configs/model'
import { RECEIPT_CONFIG, RESOURCE_PROPERTIES_CONFIG, STORAGE_LEVELS_CONFIG } from '@sitewright/domain/configs/names'
import { firstFault, judgeConfig } from '@sitewright/domain/configs/rules'
import { judgeProperties } from '@sitewright/domain/resources/property-rules'
import type { FieldErrors } from '@sitewright/domain/shared/problem'
import { invalid } from '../../http/refusals'

/** Reads the entries of another config of the same project or license, if it has one. */
type ReadEntries = (name: string) => Promise<readonly ConfigEntry[] | undefined>

/** Judges a config by the rules of its form, with the config that it depends on (CONF-51). @returns every fault by its path */
async function findFaults(name: string, entries: readonly ConfigEntry[], readEntries: ReadEntries) {
  const ofForm = judgeConfig(name, entries, {
    ...(name === STORAGE_LEVELS_CONFIG && { receipt: await readEntries(RECEIPT_CONFIG) }),
    ...(name === RECEIPT_CONFIG && { storageLevels: await readEntries(STORAGE_LEVELS_CONFIG) }),
  })
  // A config can be large, so other calls get a turn before and after each rule.
  await setImmediate()
  const faults: FieldErrors = { ...ofForm, ...(name === RESOURCE_PROPERTIES_CONFIG && judgeProperties(entries)) }
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

/** @throws Problem 400 for a type that neither the product nor the defaults have */
export function requireKnown(isKnown: boolean, name: string): void {
  if (!isKnown) throw invalid({ name: [configMessages.unknownType(name)] }, configMessages.unknownType(name))
}
