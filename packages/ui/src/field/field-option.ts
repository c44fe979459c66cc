/**
 * One option of a group that shows all of them.
 * @typeParam Value the values to choose from, such as a union of texts
 */
export interface FieldOption<Value extends string = string> {
  /** Passed to `onChange`. Unique in the group. */
  value: Value
  /** Its text. */
  label: string
  /** What it means, shown under the label; describes the control. */
  help?: string
  /** Why it cannot be chosen, as a sentence. The option stays focusable and explains itself. */
  disabledReason?: string
}
