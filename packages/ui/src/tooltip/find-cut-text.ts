/** Controls and icons inside an element have tooltips of their own. */
const OWN_CONTENT = 'button, input, select, textarea, svg'

const isCut = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.scrollWidth > element.clientWidth &&
  (element.matches('button') || element.querySelector(OWN_CONTENT) === null)

/** Elements that show a text of their own: an icon or a short code that means more. */
const HINTS = '[data-hint]'

/** The text that an element shows: its hint, else all of its content. */
export const findText = (element: HTMLElement): string => element.dataset.hint ?? element.innerText

/** The first hint inside an element that has the focus. */
export const findHint = (element: Element | null): HTMLElement | undefined =>
  element?.querySelector<HTMLElement>(HINTS) ?? undefined

/**
 * Finds an element that has a hint or cuts off its text: the target, an element around it, or an element inside it.
 * @param root the search does not leave it
 * @param selector of the elements whose text may be cut off
 */
export function findCutText(target: EventTarget | null, root: Element, selector: string): HTMLElement | undefined {
  if (!(target instanceof Element) || !root.contains(target)) return undefined
  const hint = target.closest<HTMLElement>(HINTS)
  if (hint !== null && hint !== root && root.contains(hint)) return hint
  for (
    let element = target.closest(selector);
    element !== null && element !== root && root.contains(element);
    element = element.parentElement?.closest(selector) ?? null
  )
    if (isCut(element)) return element
  return target === root ? undefined : [...target.querySelectorAll(selector)].find(isCut)
}
