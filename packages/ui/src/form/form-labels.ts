import type { CompleteTexts } from '../locale/label-texts'
/** Texts of Form. */
export interface FormLabels {
  /** Heading of the error summary. */
  summaryTitle: string
  /** Heading of the error summary once every entry is corrected. */
  allFixed: string
  /** Read before a corrected entry of the summary. */
  fixed: string
  /** Shown when `onSubmit` throws or its promise rejects. */
  submitFailed: string
  /** The error of a rule without a message. */
  invalidField: string
}

/** The English texts of Form. */
export const FORM_LABELS: CompleteTexts<FormLabels> = {
  summaryTitle: 'Check these fields',
  allFixed: 'All fixed. You can submit again.',
  fixed: 'Fixed:',
  submitFailed: "Couldn't submit this form. Your entries are safe. Try again.",
  invalidField: 'Check this field.',
}
