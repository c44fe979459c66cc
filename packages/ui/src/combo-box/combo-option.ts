/** What can identify an option. */
export type ComboId = string | number

/**
 * One value of a combo box.
 * @typeParam Id type of its value
 */
export interface ComboOption<Id extends ComboId = string> {
  /** Passed to `onChange`. Unique among the options. */
  value: Id
  /** Its name, which is searched. */
  label: string
  /** A second line, which is searched too. */
  description?: string
  /** Why it can't be chosen, as a sentence under its name. The arrow keys still reach it. */
  disabledReason?: string
  /** Why it can't be removed once it is chosen, as a sentence. Its tag shows the reason. */
  removeDisabledReason?: string
  /** Heading of its section, which is searched too. The options of one section must be adjacent. */
  section?: string
}
