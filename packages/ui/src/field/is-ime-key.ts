import type { KeyboardEvent } from 'react'

/** The `keyCode` of a key that an input method editor handles. */
const IME_KEY_CODE = 229

/**
 * Whether a key belongs to an input method, such as the Enter that accepts a Japanese conversion. Safari reports that Enter after the
 * composition has ended, so only its key code identifies it.
 */
export const isImeKey = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === IME_KEY_CODE
