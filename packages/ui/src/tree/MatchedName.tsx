import { findMatch } from '../text-match/find-match'

/** A name with the first match of a folded search marked. */
export function MatchedName({ name, search }: { name: string; search: string }) {
  const match = findMatch(name, search)
  if (match === undefined) return name
  return (
    <>
      {name.slice(0, match.start)}
      <mark>{name.slice(match.start, match.end)}</mark>
      {name.slice(match.end)}
    </>
  )
}
