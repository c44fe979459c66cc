/** What a search field knows: what is typed, and what the value outside is known to be. */
export interface SearchText {
  /** What stands in the field. */
  text: string
  /** The value outside, as last seen. */
  value: string
  /** What was sent and has not come back as a value yet, oldest first. */
  awaited: readonly string[]
}

/** A field that shows the value outside. */
export const initialText = (value: string): SearchText => ({ text: value, value, awaited: [] })

/** A person typed. */
export const typed = (state: SearchText, text: string): SearchText => ({ ...state, text })

/** Whether there is anything to send. */
export const isUnsent = ({ text, value, awaited }: SearchText): boolean => text !== (awaited.at(-1) ?? value)

/** What is typed was sent. */
export const sent = (state: SearchText): SearchText =>
  isUnsent(state) ? { ...state, awaited: [...state.awaited, state.text] } : state

/** An owner may cut spaces off; that is still what was sent. */
const isSame = (one: string, other: string): boolean => one.trim() === other.trim()

/**
 * The value outside is another one.
 *
 * If it is something that was sent, it comes back late and what was typed since stays. Anything else was decided
 * elsewhere, by the browser's Back or a "Clear filter", and replaces what is typed.
 */
export function received(state: SearchText, value: string): SearchText {
  if (value === state.value) return state
  const place = state.awaited.findIndex((text) => isSame(text, value))
  if (place < 0) return initialText(value)
  return { ...state, value, awaited: state.awaited.slice(place + 1) }
}
