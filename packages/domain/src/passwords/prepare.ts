/** A character that a reader can see: not a blank, a control or an invisible character. U+2800 is a Braille pattern without dots. */
const VISIBLE = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/**
 * A password as it is judged, stored and verified, from what was typed: trimmed (AUTH-96), then NFC, because keyboards write the same letter in different ways. Empty where
 * nothing is visible (AUTH-120).
 */
export function preparePassword(typed: string): string {
  const text = typed.trim().normalize('NFC')
  return VISIBLE.test(text) ? text : ''
}
