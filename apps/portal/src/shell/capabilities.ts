/** What the server can do beyond the specification (`/config.json`): names of calls. */
let available: ReadonlySet<string> = new Set()

export const capabilities = {
  /** Once, when the runtime configuration is known. */
  start: (names: readonly string[]): void => {
    available = new Set(names)
  },
  has: (name: string): boolean => available.has(name),
}
