/** The state of a search field: its text, and the values that it has sent and received. */
export interface SearchText {
  /** The text in the field. */
  text: string
  /** The last received value. */
  value: string
  /** Texts that were sent and have not come back as a value yet, oldest first. */
  pending: readonly string[]
}

/** The state of a field that shows a value. */
export const initialText = (value: string): SearchText => ({ text: value, value, pending: [] })

/** The state after the user typed. */
export const typeText = (state: SearchText, text: string): SearchText => ({ ...state, text })

/** Whether the text differs from the last sent or received one. */
export const hasUnsentText = ({ text, value, pending }: SearchText): boolean => text !== (pending.at(-1) ?? value)

/** The state after the text was sent. */
export const sendText = (state: SearchText): SearchText =>
  hasUnsentText(state) ? { ...state, pending: [...state.pending, state.text] } : state

/** The caller may trim a text; it is still the text that was sent. */
const isSameText = (first: string, second: string): boolean => first.trim() === second.trim()

/**
 * The state after the value outside changed.
 *
 * A value that was sent earlier only comes back late, so text typed since then stays. Any other value was set elsewhere, for example by
 * the browser's Back or by "Clear filter", and replaces the text.
 */
export function receiveValue(state: SearchText, value: string): SearchText {
  if (value === state.value) return state
  const index = state.pending.findIndex((text) => isSameText(text, value))
  if (index < 0) return initialText(value)
  return { ...state, value, pending: state.pending.slice(index + 1) }
}

/**
 * The state some time after a value was received. Texts that did not come back by then were dropped, so the field shows the value again.
 * Text that was not sent stays.
 */
export const settleText = (state: SearchText): SearchText => (hasUnsentText(state) ? state : initialText(state.value))
