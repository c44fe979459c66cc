/** One of many values that are searched for. */
export interface ComboOption {
  /** Told to the owner; unique. */
  value: string
  /** Its words, which are searched. */
  label: string
  /** A second line, which is searched too. */
  description?: string
  /** Why it cannot be chosen, as a sentence under its words. It can still be reached. */
  disabledReason?: string
  /** Why it cannot be removed once it is chosen. Its tag says so. */
  fixedReason?: string
  /** Heading that it stands under; options of one section stand next to each other. */
  section?: string
}
