/** A ref that gives the focus to what appears. Stable, so that it runs when the element appears and never again. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()
