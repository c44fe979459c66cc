/**
 * Lucide's loader circle, drawn by hand: the runtime of its icons weighs more than all else of a button, and a button
 * without an icon needs none of it.
 */
export function BusySign() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeLinecap="round">
      <path d="M21 12a9 9 0 1 1-6.219-8.56" />
    </svg>
  )
}
