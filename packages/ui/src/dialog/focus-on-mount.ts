/** A ref that focuses an element when it mounts. The function is stable, so React calls it once per element. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()
