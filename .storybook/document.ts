// What the toolbar chooses is written on the root element, as the portal writes a person's own choice.
import { THEMES, type ThemeName } from '../packages/ui/src/tokens/ThemeStyles'

/** The toolbar's choices. */
export interface Choices {
  /** `system` takes the attribute away and leaves it to the browser. */
  theme: ThemeName | 'system'
  /** Text size in percent of the browser's own. */
  textSize: number
  direction: 'ltr' | 'rtl'
  motion: 'full' | 'reduce'
}

const isTheme = (value: unknown): value is ThemeName => THEMES.some((theme) => theme === value)

/** Reads the toolbar's globals, which may come from an address a person has typed. */
export function choicesFrom(globals: Record<string, unknown>): Choices {
  const textSize = Number(globals.textSize)
  return {
    theme: isTheme(globals.theme) ? globals.theme : globals.theme === 'system' ? 'system' : 'light',
    textSize: textSize >= 100 && textSize <= 200 ? textSize : 100,
    direction: globals.direction === 'rtl' ? 'rtl' : 'ltr',
    motion: globals.motion === 'reduce' ? 'reduce' : 'full',
  }
}

/** Puts a theme on the document, or takes it away. */
export function applyTheme(theme: Choices['theme']): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

/** Puts all choices on the document. */
export function applyChoices({ theme, textSize, direction, motion }: Choices): void {
  const root = document.documentElement
  applyTheme(theme)
  root.style.fontSize = textSize === 100 ? '' : `${textSize}%`
  root.dir = direction
  root.lang = 'en-US'
  if (motion === 'reduce') root.dataset.motion = 'reduce'
  else delete root.dataset.motion
}

/**
 * Keeps a followed link from leaving the story.
 *
 * Storybook's frame sends every link to its parent, where nothing stands behind the addresses in stories; in a test the
 * page that is left takes the run with it. What a router's link does with a press is done before this is asked. A place
 * on the same page is still gone to, as a browser would.
 */
export function stayInTheStory(): void {
  window.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (link === null || link.closest('#storybook-docs') !== null) return
    const isHandled = event.defaultPrevented
    event.preventDefault()
    const place = /^#(.+)$/.exec(link.getAttribute('href') ?? '')?.[1]
    const target = place === undefined || isHandled ? null : document.getElementById(place)
    target?.scrollIntoView()
    target?.focus()
  })
}
