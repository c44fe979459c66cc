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
  /**
   * Why it can't be changed, as a sentence under its name: nothing chooses it, clears it, or removes it from several values. The arrow keys
   * still reach it. A single value can be replaced by another one.
   */
  disabledReason?: string
  /** Why it can't be removed once it is chosen, as a sentence. Its tag or, for a single value, the field shows the reason. */
  removeDisabledReason?: string
  /** Heading of its section, which is searched too. The options of one section must be adjacent. */
  section?: string
}

/** Why an option can't be changed, wherever it is chosen. */
export const getOwnReason = ({ disabledReason }: Pick<ComboOption, 'disabledReason'>): string | undefined =>
  disabledReason

/** Where a chosen option can come from. */
export interface OptionSources<Id extends ComboId> {
  /** From the caller, for the chosen value. */
  chosen: ComboOption<Id> | null | undefined
  /** From the current list. */
  offered: ComboOption<Id> | undefined
  /** As it was when the user chose it, perhaps from an earlier search. */
  picked: ComboOption<Id> | null | undefined
}

/** The option of a chosen value, with the locks of both current sources: search results often do not repeat the lock of a chosen option. */
export function findChosenOption<Id extends ComboId>(
  value: Id,
  { chosen, offered, picked }: OptionSources<Id>,
): ComboOption<Id> {
  const option = chosen ?? offered ?? picked ?? { value, label: String(value) }
  const disabledReason = option.disabledReason ?? offered?.disabledReason
  const removeDisabledReason = option.removeDisabledReason ?? offered?.removeDisabledReason
  return {
    ...option,
    disabledReason,
    removeDisabledReason,
  }
}
