import { settle, type Judged } from '@sitewright/domain/shared/stored-values'
import type { FieldErrors } from '@sitewright/domain/shared/problem'
import { collectFieldErrors } from './field-errors'
import { invalid } from './refusals'

type Issue = Judged['issues'][number]

/** The body of a save that is judged beside the stored values (`keepsStored`). */
export interface SentBody<Body> {
  /** As it was sent, for what must be locked before the stored values are known. Its types are right, but its values may be invalid. */
  readonly sent: Body
  /**
   * The body to save: what equals the stored value is as it is stored.
   * @param stored what the body would be if nothing was changed
   * @throws Problem 400 with every other invalid field
   */
  settle(stored: unknown): Body
}

/** Issues of a value, not of its type. */
const OF_VALUES: ReadonlySet<Issue['code']> = new Set([
  'too_small',
  'too_big',
  'invalid_format',
  'not_multiple_of',
  'invalid_value',
  'custom',
])

/** Whether a stored value can excuse an issue. A handler relies on the types of what was sent. */
export const canBeStored = ({ code, path }: Issue): boolean => path.length > 0 && OF_VALUES.has(code)

/** A body whose issues, if there are any, can be of stored values. */
export const sentBody = (judged: Judged): SentBody<unknown> => ({
  sent: judged.output,
  settle: (stored) => {
    const settled = settle(judged, stored)
    if ('data' in settled) return settled.data
    const fields: FieldErrors = {}
    collectFieldErrors(fields, settled.issues, 'body')
    throw invalid(fields)
  },
})
