import { fromEnglish, type NumberNotation, toEnglish } from './number-notation'
import { formatPlain, type NumberProblem, parseNumber } from './parse-number'
import { getLimitProblem, type LimitProblem, type NumberLimits } from './step-number'
import type { CompleteTexts } from '../locale/label-texts'

/** Texts of what is wrong with a typed number. */
export interface NumberErrorLabels {
  /** For a text that is not a number: "Enter a number, such as 12.5." */
  unreadable: string
  /** For `1,234`, which has two meanings: "Enter 1234 or 1.234." */
  ambiguous: (whole: string, fraction: string) => string
  /** For more digits than a number can store: "Enter a number of at most 15 digits." */
  imprecise: string
  /** For a fraction where only whole numbers are allowed: "Enter a whole number." */
  fraction: string
  /** For a number below the minimum: "Must be at least 1." */
  small: (min: string) => string
  /** For a number above the maximum: "Must be at most 500." */
  large: (max: string) => string
}

/** Texts of a number field. */
export interface NumberLabels extends NumberErrorLabels {
  /** In place of `unreadable`, for whole numbers: "Enter a whole number, such as 12." */
  unreadableInteger: string
  /** Name of the button that adds a step: "Increase Seats". */
  increase: (label: string) => string
  /** Name of the button that subtracts a step: "Decrease Seats". */
  decrease: (label: string) => string
}

/** The English error texts. */
export const NUMBER_ERROR_LABELS: CompleteTexts<NumberErrorLabels> = {
  unreadable: 'Enter a number, such as 12.5.',
  ambiguous: 'Enter {whole} or {fraction}.',
  imprecise: 'Enter a number of at most 15 digits.',
  fraction: 'Enter a whole number.',
  small: 'Must be at least {min}.',
  large: 'Must be at most {max}.',
}

/** The English texts. */
export const NUMBER_LABELS: CompleteTexts<NumberLabels> = {
  ...NUMBER_ERROR_LABELS,
  unreadableInteger: 'Enter a whole number, such as 12.',
  increase: 'Increase {label}',
  decrease: 'Decrease {label}',
}

/** The number in a text: `null` for an empty text, `NaN` for one that is not a number. */
export function toNumber(text: string, isInteger: boolean, notation: NumberNotation): number | null {
  const parsed = parseNumber(text, { isInteger, notation })
  if (parsed.kind === 'empty') return null
  return parsed.kind === 'number' ? parsed.value : Number.NaN
}

/** The two meanings of an ambiguous number, in the notation of the language: 1234 and 1.234. */
export function getMeanings(text: string, notation: NumberNotation): [whole: string, fraction: string] {
  const english = toEnglish(text.normalize('NFKC'), notation).trim()
  return [fromEnglish(english.replace(',', ''), notation), fromEnglish(english.replace(',', '.'), notation)]
}

/** What is wrong with a typed number, as a sentence; undefined for a valid or empty text. */
export function getNumberError(
  text: string,
  limits: NumberLimits,
  isInteger: boolean,
  labels: NumberErrorLabels,
  notation: NumberNotation,
): string | undefined {
  const parsed = parseNumber(text, { isInteger, notation })
  const problem: NumberProblem | LimitProblem | null =
    parsed.kind === 'number'
      ? getLimitProblem(parsed.value, limits, isInteger)
      : parsed.kind === 'problem'
        ? parsed.problem
        : null
  if (problem === null) return undefined
  if (problem === 'small') return labels.small(formatPlain(limits.min ?? 0, notation))
  if (problem === 'large') return labels.large(formatPlain(limits.max ?? 0, notation))
  if (problem === 'ambiguous') return labels.ambiguous(...getMeanings(text, notation))
  return labels[problem]
}
