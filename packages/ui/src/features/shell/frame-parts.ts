/**
 * Loads what opens out of the top bar, for when the page rests: the menu of the user must open, to log out or change the theme, also while the server is away. What does
 * not come is asked for again by its button.
 */
export const loadFrameParts = (): Promise<unknown> =>
  Promise.allSettled([import('../../menu/MenuPanel'), import('../../popover/PopoverPanel')])
