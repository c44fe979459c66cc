/** One of several answers that are all seen at once. */
export interface FieldOption {
  /** Told to the owner; unique in the group. */
  value: string
  /** Its words. */
  label: string
  /** What it means; stands under the words and describes it. */
  help?: string
  /** Why it cannot be chosen, as a sentence. It stays focusable and says so. */
  disabledReason?: string
}
