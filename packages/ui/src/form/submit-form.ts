import type { FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Validates a form and saves its values, outside its own submit: for "Save and leave" of the leave guard.
 * @param save saves valid values, and resolves to whether they are saved
 * @returns whether they are saved; `false` also for invalid values, whose fields then show why
 */
export async function submitForm<Values extends FieldValues, Context, Transformed>(
  form: Pick<UseFormReturn<Values, Context, Transformed>, 'handleSubmit'>,
  save: (values: Transformed) => Promise<boolean>,
): Promise<boolean> {
  let isSaved = false
  await form.handleSubmit(async (values) => {
    isSaved = await save(values)
  })()
  return isSaved
}
