import type { KeyboardEvent } from 'react'

/** The key code of a key that an input method handles. */
const INPUT_METHOD_KEY = 229

/**
 * Whether a key belongs to an input method, such as the Enter that accepts a Japanese conversion. Safari reports that Enter after the
 * composition has ended, and only its key code tells.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === INPUT_METHOD_KEY
