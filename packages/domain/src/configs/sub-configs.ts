import type { ConfigEntry } from './model'

/*
 * The sub-configs of CustomBarcodeExport: each entry is one. (Operations specification §2; CONF-25, CONF-26.)
 */

/** The property after `CustomBarcodeExport2` is `CustomBarcodeExport3`; a property without a number stays. */
const nextProperty = (property: string): string => property.replace(/\d+$/, (digits) => String(Number(digits) + 1))

/**
 * A sub-config with the parameters of another one and their default values.
 * @param last the sub-config before it
 * @param defaults the sub-config of the defaults, whose values it starts with
 */
function nextSubConfig(last: ConfigEntry, defaults: ConfigEntry | undefined): ConfigEntry {
  const start = new Map(defaults?.parameters.map((parameter) => [parameter.name, parameter]))
  return {
    ...last,
    property: nextProperty(last.property),
    parameters: last.parameters.map((parameter) => {
      const { value, bool } = start.get(parameter.name) ?? {}
      return {
        ...parameter,
        ...('value' in parameter && { value: value ?? '' }),
        ...('bool' in parameter && { bool: bool === true }),
      }
    }),
  }
}

/** Entries with `count` sub-configs: the last ones are removed, or new ones are added. */
export function withSubConfigs(
  entries: readonly ConfigEntry[],
  count: number,
  defaults: ConfigEntry | undefined,
): ConfigEntry[] {
  const next = entries.slice(0, count)
  while (next.length < count) {
    const last = next.at(-1) ?? defaults
    if (last === undefined) break
    next.push(nextSubConfig(last, defaults))
  }
  return next
}
