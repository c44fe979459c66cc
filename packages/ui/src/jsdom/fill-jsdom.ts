/** `CSS.escape` for jsdom. */
const escape = (text: string): string =>
  text.replaceAll(/^\d|[^\w\u{80}-\u{10ffff}-]/gu, (character) =>
    /\d/.test(character) ? `\\3${character} ` : `\\${character}`,
  )

/** A query that never matches: jsdom has no screen. */
const matchMedia = (media: string) => Object.assign(new EventTarget(), { media, matches: false, onchange: null })

/**
 * Adds what jsdom lacks and the components call: popovers, modal dialogs, scrolling, media queries and `CSS.escape`. Call it once, in the
 * set-up file of the tests of an application. What the environment has stays as it is.
 */
export function fillJsdom(): void {
  const fill = (target: object, missing: Record<string, unknown>): void => {
    for (const [name, value] of Object.entries(missing))
      // Test runners define all names of a window, also those that jsdom lacks.
      if (Reflect.get(target, name) === undefined)
        Object.defineProperty(target, name, { value, configurable: true, writable: true })
  }
  fill(globalThis, { CSS: {}, matchMedia })
  fill(CSS, { escape })
  fill(Element.prototype, { scrollIntoView: () => undefined, checkVisibility: () => true })
  fill(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined })
  function showModal(this: HTMLDialogElement): void {
    this.open = true
  }
  function close(this: HTMLDialogElement): void {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  fill(HTMLDialogElement.prototype, { showModal, close })
}
