import { numberFault, NUMBER_LABELS, type NumberLabels } from '../number-field/number-labels'
import { formatNumber } from '../number-field/parse-number'
import { stepNumber } from '../number-field/step-number'

/** The values of a slider. */
export interface SliderRange {
  min: number
  max: number
  /** Distance of two values, counted from `min`. */
  step: number
}

/** What a slider says about a number that is typed. */
export interface SliderLabels extends NumberLabels {
  /** For an empty field; "Enter a number from 0 to 1." */
  empty: (min: string, max: string) => string
  /** For a number between two steps; "Must be in steps of 0.1." */
  between: (step: string) => string
}

/** The words in English. */
export const SLIDER_LABELS: SliderLabels = {
  ...NUMBER_LABELS,
  empty: (min, max) => `Enter a number from ${min} to ${max}.`,
  between: (step) => `Must be in steps of ${step}.`,
}

/** Whether a number is one that the slider can stand at. */
export function isOnSlider(value: number | null, range: SliderRange): value is number {
  const { min, max, step } = range
  if (value === null || !(value >= min && value <= max)) return false
  // The nearest step is counted on whole numbers: three times 0.1 is 0.3, not the computer's 0.30000000000000004.
  return stepNumber(min, Math.round((value - min) / step), range) === value
}

/** Where the thumb stands for a value that the owner gives: between two steps as well, but never outside. */
export const thumbAt = (value: number, { min, max }: SliderRange): number =>
  Number.isNaN(value) ? min : Math.max(min, Math.min(max, value))

/** What is wrong with a typed text, in words. */
export function sliderFault(
  text: string,
  value: number | null,
  range: SliderRange,
  labels: SliderLabels,
): string | undefined {
  if (value === null) return labels.empty(formatNumber(range.min), formatNumber(range.max))
  const fault = numberFault(text, range, false, labels)
  if (fault !== undefined) return fault
  return isOnSlider(value, range) ? undefined : labels.between(formatNumber(range.step))
}

/** How much of the track is filled, from 0 to 1. */
export const shareOf = (value: number, { min, max }: SliderRange): number =>
  max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0

/**
 * Where a key of the slider goes; null for a key that moves nothing. The browsers do not agree on Page Up and Page Down: here they
 * go a tenth of the range, one step at the least.
 * @param isFromRight the page is read from right to left
 */
export function slideKey(key: string, value: number, range: SliderRange, isFromRight: boolean): number | null {
  const page = Math.max(1, Math.round((range.max - range.min) / 10 / range.step))
  const ahead = isFromRight ? -1 : 1
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
  // The greatest that a step leads to.
  return key === 'End' ? stepNumber(range.min, Math.floor((range.max - range.min) / range.step + 1e-9), range) : null
}
