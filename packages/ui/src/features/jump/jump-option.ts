/** A result of Jump to. */
export interface JumpOption {
  /** Unique among all options. */
  id: string
  label: string
  /** What tells it from options of the same name. */
  detail?: string | undefined
  /** A kind of record, or what an action is: it chooses the icon. */
  kind: string
  /** Its shortcut, one key after the other. */
  keys?: readonly string[] | undefined
}

/** Results under a heading. */
export interface JumpGroup {
  id: string
  label: string
  options: readonly JumpOption[]
}
