/** Props of Sign. */
export interface SignProps {
  /** SVG path of a lucide icon, in its 24 by 24 units. */
  path: string
}

/**
 * A lucide icon without lucide's runtime, which weighs more than a button or a field. For components of every page. The parent sets the size; hidden
 * from assistive technology.
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
