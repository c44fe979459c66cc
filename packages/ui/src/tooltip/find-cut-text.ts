/** Controls and icons inside an element have tooltips of their own. */
const OWN_CONTENT = 'button, input, select, textarea, svg'

const isCut = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.scrollWidth > element.clientWidth &&
  (element.matches('button') || element.querySelector(OWN_CONTENT) === null)

/**
 * Finds an element that cuts off its text: the target, an element around it, or an element inside it.
 * @param root the search does not leave it
 * @param selector of the elements whose text may be cut off
 */
export function findCutText(target: EventTarget | null, root: Element, selector: string): HTMLElement | undefined {
  if (!(target instanceof Element) || !root.contains(target)) return undefined
  for (
    let element = target.closest(selector);
    element !== null && element !== root && root.contains(element);
    element = element.parentElement?.closest(selector) ?? null
  )
    if (isCut(element)) return element
  return target === root ? undefined : [...target.querySelectorAll(selector)].find(isCut)
}
