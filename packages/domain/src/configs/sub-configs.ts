import type { ConfigEntry } from './model'

/*
 * The sub-configs of CustomBarcodeExport: each entry is one. (Operations specification §2; CONF-25, CONF-26.)
 */

/** The property after `CustomBarcodeExport2` is `CustomBarcodeExport3`; a property without a number stays. */
export const nextProperty = (property: string): string =>
  property.replace(/\d+$/, (digits) => String(Number(digits) + 1))

/**
 * A sub-config with the parameters of another one and their default values.
 * @param last the sub-config before it
 * @param defaults the sub-config of the defaults, whose values it starts with
 */
export function nextSubConfig(last: ConfigEntry, defaults: ConfigEntry | undefined): ConfigEntry {
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
