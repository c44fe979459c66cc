// Applies the choices in the toolbar to the root element, as the portal applies those of the user.
import { approximateForcedColors } from './forced-colors'
import { THEMES, type ThemeName } from '../packages/ui/src/tokens/themes'

/** The toolbar's choices. */
export interface Choices {
  /** `system` removes the attribute, so that the theme follows the system. */
  theme: ThemeName | 'system'
  /** Text size in percent of the browser's default. */
  textSize: number
  direction: 'ltr' | 'rtl'
  /** The language of the components. */
  locale: 'en' | 'de' | 'pseudo'
  motion: 'full' | 'reduce'
  hasForcedColors: boolean
}

const isTheme = (value: unknown): value is ThemeName => THEMES.some((theme) => theme === value)

/** Reads the toolbar's globals. Validates them, because they can come from an edited URL. */
export function readChoices(globals: Record<string, unknown>): Choices {
  const textSize = Number(globals.textSize)
  return {
    theme: isTheme(globals.theme) ? globals.theme : globals.theme === 'system' ? 'system' : 'light',
    textSize: textSize >= 100 && textSize <= 200 ? textSize : 100,
    direction: globals.direction === 'rtl' ? 'rtl' : 'ltr',
    locale: globals.locale === 'de' || globals.locale === 'pseudo' ? globals.locale : 'en',
    motion: globals.motion === 'reduce' ? 'reduce' : 'full',
    hasForcedColors: globals.forcedColors === 'active',
  }
}

/** Sets the theme of the document, or removes it. */
export function applyTheme(theme: Choices['theme']): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

/** Applies all choices to the document. */
export function applyChoices({ theme, textSize, direction, locale, motion, hasForcedColors }: Choices): void {
  const root = document.documentElement
  applyTheme(theme)
  root.style.fontSize = textSize === 100 ? '' : `${textSize}%`
  root.dir = direction
  root.lang = locale === 'de' ? 'de' : 'en-US'
  if (motion === 'reduce') root.dataset.motion = 'reduce'
  else delete root.dataset.motion
  approximateForcedColors(hasForcedColors)
}

/**
 * Prevents links in stories from navigating. Links to an anchor on the same page still work.
 *
 * Storybook would open the link in its outer window, where the addresses of stories do not exist. In a test, leaving the page
 * would end the run. The click handler of a router's link runs before this one.
 */
export function preventNavigation(): void {
  window.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (link === null || link.closest('#storybook-docs') !== null) return
    const isHandled = event.defaultPrevented
    event.preventDefault()
    const anchor = /^#(.+)$/.exec(link.getAttribute('href') ?? '')?.[1]
    const target = anchor === undefined || isHandled ? null : document.getElementById(anchor)
    target?.scrollIntoView()
    target?.focus()
  })
}
