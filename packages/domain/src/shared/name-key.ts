/** Found in a text that is not its own key but for case and spaces at its ends. Most names have nothing of it. */
const OTHER = /[^ -~]| {2}/

/**
 * The key by which names are compared: two names are the same where their keys are equal, and a name is found where its key contains that of the search (USER-131). The SQL function
 * `key_of_name` of the gateway returns the same. Sign-in names and the names of config types are compared without it.
 *
 * Each character is lowered without its neighbors, as the database does: alone, `toLowerCase` writes a Σ at the end of a word as ς, and İ as two characters. The name is normalized
 * twice, because a lower case letter and its accent can be one character where the upper case letter and the accent are two (H̱, ẖ).
 */
export const nameKey = (name: string): string =>
  OTHER.test(name)
    ? name
        .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
        .normalize('NFC')
        .replace(/[Σİ]/g, (letter) => (letter === 'Σ' ? 'σ' : 'i'))
        .toLowerCase()
        .normalize('NFC')
        .replace(/\p{White_Space}+/gu, ' ')
        .trim()
    : name.trim().toLowerCase()
