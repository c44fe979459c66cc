import * as z from 'zod/mini'
import { documentNumberMessages as messages } from './messages'

/*
 * The next document number of each resource type in a project. (Operations specification §3; NUM-04, NUM-07, NUM-15.)
 */

/** The highest document number: 12 digits. */
export const MAX_DOCUMENT_NUMBER = 999_999_999_999

/** Most resource types of a call. */
export const MAX_NUMBERED_TYPES = 1000

/** A document number of a project, as a read answers it. */
export const DocumentNumber = z.object({
  /** The `typeNumber` of the resource type. */
  resourceType: z.int(),
  /** The number that the next document gets. */
  expectedNextNumber: z.int(),
  /** The same, unless someone edits it. */
  newNextNumber: z.int(),
})
export type DocumentNumber = z.infer<typeof DocumentNumber>

/** Resource types by `typeNumber`: the body of a read. */
export const NumberedTypes = z.array(z.int()).check(z.maxLength(MAX_NUMBERED_TYPES))

const newNumber = z
  .int(messages.wholeNumber)
  .check(z.minimum(0, messages.wholeNumber), z.maximum(MAX_DOCUMENT_NUMBER, messages.tooHigh))

/** A change of a document number. */
export const DocumentNumberChange = z.strictObject({
  resourceType: z.int(),
  /** The number that the user saw. */
  expectedNextNumber: z.int(),
  newNextNumber: newNumber,
})
export type DocumentNumberChange = z.infer<typeof DocumentNumberChange>

/** Body of an update. */
export const DocumentNumberChanges = z.array(DocumentNumberChange).check(z.maxLength(MAX_NUMBERED_TYPES))

/** The result of one change, in the order of the changes. */
export const DocumentNumberResult = z.object({
  resourceType: z.optional(z.int()),
  success: z.boolean(),
  /** The number before the update. `null` if the project has none for this type. */
  previousNextNumberFromTable: z.nullable(z.int()),
})
export type DocumentNumberResult = z.infer<typeof DocumentNumberResult>
