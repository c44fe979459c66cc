/** Props of Sign. */
export interface SignProps {
  /** The outline of a lucide icon, in its 24 by 24 units. */
  path: string
}

/**
 * One of lucide's icons drawn by hand, for what stands on every page: the runtime of its icons weighs more than a button or a
 * field. Sized by what it stands in; hidden from assistive technology.
 */
export function Sign({ path }: SignProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  )
}
