/** The card of the tab stop: the board keeps it while the focus is elsewhere. @param board contains the cards */
export const findStop = (board: HTMLElement | null): HTMLElement | null =>
  board?.querySelector<HTMLElement>('[data-part="stop"][tabindex="0"]') ?? null
