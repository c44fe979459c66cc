import { configMessages } from './messages'
import type { ConfigParameter } from './model'

/** How a parameter is edited (CONF-02 to CONF-05). */
export type ParameterKind = 'bool' | 'number' | 'positiveNumber' | 'text'

/** The kind of a parameter. An unknown or missing type is text, whose value goes back unchanged (CONF-09). */
export function parameterKind({ label_type: type }: Pick<ConfigParameter, 'label_type'>): ParameterKind {
  return type === 'bool' || type === 'number' || type === 'positiveNumber' ? type : 'text'
}

/** A number as people type it, with a minus and a decimal point; undefined for any other text. */
export const typedNumber = (text: string): number | undefined =>
  /^-?\d+(?:\.\d+)?$/.test(text.trim()) ? Number(text) : undefined

/**
 * What is wrong with the typed value of a parameter (CONF-07, CONF-08, CONF-96). Both kinds of numbers refuse negative values, and a blank value is none.
 * @returns undefined when nothing is
 */
export function parameterProblem(kind: ParameterKind, value: string): string | undefined {
  if (kind === 'bool' || kind === 'text' || value.trim() === '') return undefined
  const number = typedNumber(value)
  if (number === undefined) return configMessages.notANumber
  if (number > Number.MAX_SAFE_INTEGER) return configMessages.tooLarge
  return number < 0 ? configMessages.negative : undefined
}

/** The value of a parameter as a text field shows it; '' for none. */
export const shownValue = ({ value }: Pick<ConfigParameter, 'value'>): string =>
  value === undefined || value === null ? '' : String(value)

/**
 * A parameter with another value (CONF-10). Numbers stay numbers where they were stored as numbers, and all other fields stay as they are.
 * @param value typed, already judged
 */
export function withValue(parameter: ConfigParameter, value: string): ConfigParameter {
  if (value === shownValue(parameter)) return parameter
  const number = typeof parameter.value === 'number' ? typedNumber(value) : undefined
  return { ...parameter, value: number ?? value }
}
