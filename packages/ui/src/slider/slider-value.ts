import { getNumberError, NUMBER_ERROR_LABELS, type NumberErrorLabels } from '../number-field/number-labels'
import type { NumberNotation } from '../number-field/number-notation'
import { formatPlain } from '../number-field/parse-number'
import { stepNumber } from '../number-field/step-number'
import type { CompleteTexts } from '../locale/label-texts'

/** The values of a slider. */
export interface SliderRange {
  min: number
  max: number
  /** Distance between two values, counted from `min`. */
  step: number
}

/** Texts of a slider. */
export interface SliderLabels extends NumberErrorLabels {
  /** Name of the number field: "Opacity, number". */
  number: (label: string) => string
  /** The value of the slider while the field is empty; "No value" by default. */
  none: string
  /** For an empty field: "Enter a number from 0 to 1." */
  empty: (min: string, max: string) => string
  /** For a number between two steps: "Must be in steps of 0.1." */
  between: (step: string) => string
}

/** The English texts. */
export const SLIDER_LABELS: CompleteTexts<SliderLabels> = {
  ...NUMBER_ERROR_LABELS,
  number: '{label}, number',
  none: 'No value',
  empty: 'Enter a number from {min} to {max}.',
  between: 'Must be in steps of {step}.',
}

/** Whether a number is a value of the slider: within its range and on a step. */
export function isOnSlider(value: number | null, range: SliderRange): value is number {
  const { min, max, step } = range
  if (value === null || !(value >= min && value <= max)) return false
  // `stepNumber` counts in integers: three times 0.1 is 0.3, not 0.30000000000000004.
  return stepNumber(min, Math.round((value - min) / step), range) === value
}

/** The position of the thumb for a value from the caller: within the range, but not necessarily on a step. */
export const clampToRange = (value: number, { min, max }: SliderRange): number => Math.max(min, Math.min(max, value))

/** What is wrong with a typed text, as a sentence. */
export function getSliderError(
  text: string,
  value: number | null,
  range: SliderRange,
  labels: SliderLabels,
  notation: NumberNotation,
): string | undefined {
  if (value === null) return labels.empty(formatPlain(range.min, notation), formatPlain(range.max, notation))
  const error = getNumberError(text, range, false, labels, notation)
  if (error !== undefined) return error
  return isOnSlider(value, range) ? undefined : labels.between(formatPlain(range.step, notation))
}

/** The filled share of the track, from 0 to 1. */
export const getShare = (value: number, { min, max }: SliderRange): number =>
  max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0

/**
 * Finds the value that a key moves the slider to; null for any other key. Page Up and Page Down move a tenth of the range and at least a
 * step, because browsers differ.
 */
export function findSliderValue(key: string, value: number, range: SliderRange, isRightToLeft: boolean): number | null {
  const page = Math.max(1, Math.round((range.max - range.min) / 10 / range.step))
  const ahead = isRightToLeft ? -1 : 1
  const steps: Readonly<Record<string, number>> = {
    ArrowUp: 1,
    ArrowDown: -1,
    ArrowRight: ahead,
    ArrowLeft: -ahead,
    PageUp: page,
    PageDown: -page,
  }
  const by = steps[key]
  if (by !== undefined) return stepNumber(value, by, range)
  if (key === 'Home') return range.min
  // The last step within the range.
  return key === 'End' ? stepNumber(range.min, Math.floor((range.max - range.min) / range.step + 1e-9), range) : null
}
