import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'

/** A schema of zod. It may omit sets of ids, which are saved as they are selected. */
export interface FormSchema {
  readonly _zod: { readonly input: unknown; readonly output: unknown }
}

interface SchemaOf<T> extends FormSchema {
  readonly _zod: { readonly input: T; readonly output: T }
}

/** Creates the validation of a form from a schema. */
export const createResolver = <T extends FieldValues>(schema: FormSchema): Resolver<T> =>
  zodResolver<T, unknown, T, SchemaOf<T>>(schema as SchemaOf<T>)
