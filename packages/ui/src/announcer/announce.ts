/** The pause before an announcement, ms: a text that changes with each key press is announced once. */
const PAUSE_MS = 500

/**
 * The text for a live region that has another one. A text that repeats gets a no-break space at its end, or loses it: screen readers announce
 * only a text that changes, and a plain space at the end collapses.
 */
export const toChange = (before: string, text: string): string =>
  before === text && text !== '' ? `${text}\u00a0` : text

/** Source of the reason why a press was refused. */
export const REFUSED_PRESS = 'refused-press'

const texts = new Map<string, () => string>()
let timer: ReturnType<typeof setTimeout> | undefined
let region: HTMLElement | undefined

/** The native dialog that is open, the inner one of two. Everything outside of it is inert. */
export const findOpenDialog = (): Element | undefined => [...document.querySelectorAll('dialog[open]')].at(-1)

/**
 * The live region of the document, inside the open native dialog. The modal layers of react-aria-components
 * hide everything beside them but an element with its attribute.
 */
function getRegion(): HTMLElement {
  region ??= Object.assign(document.createElement('div'), { ariaLive: 'polite' })
  region.dataset.liveAnnouncer = 'true'
  region.style.cssText = 'position:fixed;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)'
  const parent = findOpenDialog() ?? document.body
  if (region.parentElement !== parent) parent.append(region)
  return region
}

/**
 * Announces a text politely after a pause, in one announcement with the texts of other sources. The same text twice is announced twice.
 * @param source a newer text of the same source replaces the pending one, and an empty one withdraws it
 * @param read returns the text after the pause, if it depends on what happens until then
 */
export function announce(source: string, text: string, read = () => text): void {
  if (text === '') texts.delete(source)
  else texts.set(source, read)
  clearTimeout(timer)
  // The region must be in the document for a moment before its text changes.
  if (text !== '') getRegion()
  timer = setTimeout(() => {
    const pending = [...texts.values()].map((readText) => readText()).filter((pendingText) => pendingText !== '')
    texts.clear()
    const target = getRegion()
    if (pending.length > 0) target.replaceChildren(toChange(target.textContent, pending.join(' ')))
  }, PAUSE_MS)
}
