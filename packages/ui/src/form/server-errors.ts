import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** `contacts[0].email` and `contacts.0.email` are the same place. */
const dotted = (path: string): string => path.replaceAll(/\[(\w+)\]/g, '.$1')

/**
 * Puts what a server found wrong where it belongs: at the field of that path, else, with the path, at the form as a whole,
 * where the summary shows it. Called within `onSubmit`, so that the focus goes there when the submit ends. Typed values stay.
 * @param form what `useForm` returned
 * @param fields messages by path; several of one path become one text
 */
export function applyServerErrors<Values extends FieldValues, Context, Transformed>(
  form: UseFormReturn<Values, Context, Transformed>,
  fields: Readonly<Record<string, readonly string[]>>,
): void {
  const known = form.control._names.mount
  for (const [place, [given, messages]] of Object.entries(fields).entries()) {
    const path = dotted(given)
    const message = messages.join(' ')
    if (known.has(path)) form.setError(path as Path<Values>, { type: 'server', message })
    else
      form.setError(`root.server-${place}`, { type: 'server', message: path === '' ? message : `${path}: ${message}` })
  }
}
