import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** `contacts[0].email` and `contacts.0.email` are the same path. */
const toDotted = (path: string): string => path.replaceAll(/\[(\w+)\]/g, '.$1')

/** Sets the error of a field. Its state has the field's `ref` only if the form has registered the field. @returns whether there is such a field */
function setFieldError<Values extends FieldValues, Context, Transformed>(
  form: UseFormReturn<Values, Context, Transformed>,
  path: Path<Values>,
  message: string,
): boolean {
  form.setError(path, { type: 'server', message })
  if (form.getFieldState(path).error?.ref !== undefined) return true
  form.clearErrors(path)
  return false
}

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
  for (const [index, [serverPath, messages]] of Object.entries(fields).entries()) {
    const path = toDotted(serverPath)
    const message = messages.join(' ')
    if (path !== '' && setFieldError(form, path as Path<Values>, message)) continue
    form.setError(`root.server-${index}`, { type: 'server', message: path === '' ? message : `${path}: ${message}` })
  }
}
