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
