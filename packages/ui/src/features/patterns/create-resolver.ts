import { toNestErrors, validateFieldsNatively } from '@hookform/resolvers'
import type { FieldError, FieldValues } from 'react-hook-form'
import { type AnySchema, judge, settle } from '@sitewright/domain/shared/stored-values'
import type { StoredResolver } from '../../draft/use-draft-form'

/** A schema of zod. It may omit sets of ids, which are saved as they are selected. */
export type FormSchema = AnySchema

/** A schema, or a function that makes one for the stored values, so that unchanged rows have no errors. */
export type StoredSchema<T> = FormSchema | ((stored: T) => FormSchema)

/** Creates the validation of a form from a schema. What equals the stored values, if there are any, is neither judged nor rewritten (LIC-88). */
export const createResolver =
  <T extends FieldValues>(schema: StoredSchema<T>): StoredResolver<T> =>
  (values, context, options) => {
    const stored = context?.stored
    const own = typeof schema === 'function' ? schema(stored ?? values) : schema
    const settled = settle(judge(own, values), stored)
    if ('issues' in settled) {
      // The first issue of each field.
      const errors = Object.fromEntries(
        settled.issues
          .toReversed()
          .map(({ path, message, code }): [string, FieldError] => [path.join('.'), { type: code, message }]),
      )
      return { values: {}, errors: toNestErrors<T>(errors, options) }
    }
    if (options.shouldUseNativeValidation === true) validateFieldsNatively({}, options)
    return { values: settled.data as T, errors: {} }
  }
