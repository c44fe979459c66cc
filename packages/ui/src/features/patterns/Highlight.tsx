import { findMatch } from '../../text-match/find-match'
import { foldText } from '../../text-match/fold-text'
import { Mark, MatchLine } from './Highlight.styles'

const findMatchIn = (text: string, search: string) => findMatch(text, foldText(search.trim()))

/** A text with the part that the search matches marked. */
export function Highlight({ text, search }: { text: string; search: string }) {
  const match = findMatchIn(text, search)
  if (match === undefined) return text
  return (
    <>
      {text.slice(0, match.start)}
      <Mark>{text.slice(match.start, match.end)}</Mark>
      {text.slice(match.end)}
    </>
  )
}

/** Characters before the match that remain when the line starts with an ellipsis. */
const CONTEXT = 12

export interface MatchElsewhereProps {
  search: string
  /** The texts that the row shows. */
  visible: readonly string[]
  /** A searched field that the row does not show. */
  hidden: { label: string; text: string }
}

/** Why a row matches, when none of its visible texts does: "Email: …norwood@example.com". */
export function MatchElsewhere({ search, visible, hidden }: MatchElsewhereProps) {
  const match = findMatchIn(hidden.text, search)
  if (match === undefined || visible.some((text) => findMatchIn(text, search) !== undefined)) return null
  const start = match.start > CONTEXT ? match.start - CONTEXT : 0
  return (
    <MatchLine>
      {hidden.label}: {start > 0 && '…'}
      <Highlight text={hidden.text.slice(start)} search={search} />
    </MatchLine>
  )
}
