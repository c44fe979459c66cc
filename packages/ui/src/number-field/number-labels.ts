import { formatNumber, type NumberProblem, parseNumber } from './parse-number'
import { limitProblem, type LimitProblem, type NumberLimits } from './step-number'

/** What a number field says about what was typed into it. */
export interface NumberLabels {
  /** For what is no number; "Enter a number, such as 12.5." or, for whole numbers, "Enter a whole number, such as 12." */
  unreadable: string
  /** For `1,234`, which could be either; "Enter the number without a thousands separator." */
  ambiguous: string
  /** For more digits than can be held; "Enter a number of at most 15 digits." */
  imprecise: string
  /** For a part behind the point where whole numbers are asked for; "Enter a whole number." */
  fraction: string
  /** For less than the least value; "Must be at least 1." */
  small: (min: string) => string
  /** For more than the greatest; "Must be at most 500." */
  large: (max: string) => string
}

/** The words in English. */
export const NUMBER_LABELS: NumberLabels = {
  unreadable: 'Enter a number, such as 12.5.',
  ambiguous: 'Enter the number without a thousands separator.',
  imprecise: 'Enter a number of at most 15 digits.',
  fraction: 'Enter a whole number.',
  small: (min) => `Must be at least ${min}.`,
  large: (max) => `Must be at most ${max}.`,
}

/** The number of a text: `null` for none, `NaN` for what cannot be read. */
export function numberOf(text: string, isInteger: boolean): number | null {
  const parsed = parseNumber(text, { isInteger })
  if (parsed.kind === 'empty') return null
  return parsed.kind === 'number' ? parsed.value : Number.NaN
}

/** What is wrong with a typed number, in words. */
export function numberFault(
  text: string,
  limits: NumberLimits,
  isInteger: boolean,
  labels: NumberLabels,
): string | undefined {
  const parsed = parseNumber(text, { isInteger })
  const problem: NumberProblem | LimitProblem | null =
    parsed.kind === 'number'
      ? limitProblem(parsed.value, limits, isInteger)
      : parsed.kind === 'problem'
        ? parsed.problem
        : null
  if (problem === null) return undefined
  if (problem === 'small') return labels.small(formatNumber(limits.min ?? 0))
  if (problem === 'large') return labels.large(formatNumber(limits.max ?? 0))
  return labels[problem]
}
