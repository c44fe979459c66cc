import { formatNumber, type NumberProblem, parseNumber } from './parse-number'
import { getLimitProblem, type LimitProblem, type NumberLimits } from './step-number'

/** Texts of what is wrong with a typed number. */
export interface NumberErrorLabels {
  /** For a text that is not a number: "Enter a number, such as 12.5." or, for whole numbers, "Enter a whole number, such as 12." */
  unreadable: string
  /** For `1,234`, which has two meanings: "Enter the number without a thousands separator." */
  ambiguous: string
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
  /** Name of the button that adds a step: "Increase Seats". */
  increase: (label: string) => string
  /** Name of the button that subtracts a step: "Decrease Seats". */
  decrease: (label: string) => string
}

/** The English error texts. */
export const NUMBER_ERROR_LABELS: NumberErrorLabels = {
  unreadable: 'Enter a number, such as 12.5.',
  ambiguous: 'Enter the number without a thousands separator.',
  imprecise: 'Enter a number of at most 15 digits.',
  fraction: 'Enter a whole number.',
  small: (min) => `Must be at least ${min}.`,
  large: (max) => `Must be at most ${max}.`,
}

/** The English texts. */
export const NUMBER_LABELS: NumberLabels = {
  ...NUMBER_ERROR_LABELS,
  increase: (label) => `Increase ${label}`,
  decrease: (label) => `Decrease ${label}`,
}

/** The number in a text: `null` for an empty text, `NaN` for one that is not a number. */
export function toNumber(text: string, isInteger: boolean): number | null {
  const parsed = parseNumber(text, { isInteger })
  if (parsed.kind === 'empty') return null
  return parsed.kind === 'number' ? parsed.value : Number.NaN
}

/** What is wrong with a typed number, as a sentence; undefined for a valid or empty text. */
export function getNumberError(
  text: string,
  limits: NumberLimits,
  isInteger: boolean,
  labels: NumberErrorLabels,
): string | undefined {
  const parsed = parseNumber(text, { isInteger })
  const problem: NumberProblem | LimitProblem | null =
    parsed.kind === 'number'
      ? getLimitProblem(parsed.value, limits, isInteger)
      : parsed.kind === 'problem'
        ? parsed.problem
        : null
  if (problem === null) return undefined
  if (problem === 'small') return labels.small(formatNumber(limits.min ?? 0))
  if (problem === 'large') return labels.large(formatNumber(limits.max ?? 0))
  return labels[problem]
}
