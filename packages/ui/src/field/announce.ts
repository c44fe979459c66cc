/** The pause before an announcement, ms: a text that changes with each key press is announced once. */
const PAUSE_MS = 500

/** Source of the reason why a press was refused. */
export const REFUSED_PRESS = 'refused-press'

const texts = new Map<string, () => string>()
let timer: ReturnType<typeof setTimeout> | undefined
let region: HTMLElement | undefined

/** The live region of the document. Modal dialogs hide everything beside them but such an element. */
function getRegion(): HTMLElement {
  region ??= Object.assign(document.createElement('div'), { ariaLive: 'polite' })
  region.dataset.liveAnnouncer = 'true'
  region.style.cssText = 'position:fixed;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)'
  if (!region.isConnected) document.body.append(region)
  return region
}

/**
 * Announces a text politely after a pause, in one announcement with the texts of other sources.
 * @param source a newer text of the same source replaces the pending one, and an empty one withdraws it
 * @param read returns the text after the pause, if it depends on what happens until then
 */
export function announce(source: string, text: string, read = () => text): void {
  if (text === '') texts.delete(source)
  else texts.set(source, read)
  clearTimeout(timer)
  timer = setTimeout(() => {
    const pending = [...texts.values()].map((readText) => readText()).filter((pendingText) => pendingText !== '')
    if (pending.length > 0) getRegion().replaceChildren(pending.join(' '))
    texts.clear()
  }, PAUSE_MS)
}
