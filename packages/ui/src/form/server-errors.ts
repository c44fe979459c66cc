import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** `contacts[0].email` and `contacts.0.email` are the same path. */
const toDotted = (path: string): string => path.replaceAll(/\[(\w+)\]/g, '.$1')

/**
 * Shows the errors that a server found, each at the field of its path. If the form has no such field, the error and its path are in the
 * summary. Call it inside `onSubmit`, so that the focus moves to the errors when the submit ends. Typed values stay.
 * @param form the result of `useForm`
 * @param fields messages by path; several messages of one path become one text
 */
export function applyServerErrors<Values extends FieldValues, Context, Transformed>(
  form: UseFormReturn<Values, Context, Transformed>,
  fields: Readonly<Record<string, readonly string[]>>,
): void {
  const fieldNames = form.control._names.mount
  for (const [index, [serverPath, messages]] of Object.entries(fields).entries()) {
    const path = toDotted(serverPath)
    const message = messages.join(' ')
    if (fieldNames.has(path)) form.setError(path as Path<Values>, { type: 'server', message })
    else
      form.setError(`root.server-${index}`, { type: 'server', message: path === '' ? message : `${path}: ${message}` })
  }
}
