/** Texts about names that are compared by their keys. */
export const nameMessages = {
  /** Stored names with one key, of which none has the spelling that was written (USER-131). */
  ambiguous: (names: readonly string[]) =>
    `${names.map((name) => `"${name}"`).join(' and ')} count as the same name. Write the one you mean exactly as it is stored.`,
}
