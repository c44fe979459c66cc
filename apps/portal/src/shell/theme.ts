import { themeChoices, type ThemeChoice } from '@sitewright/ui/features/shell/theme-choice'
import { readStored, store } from './storage'

const KEY = 'sitewright.theme'

const isChoice = (value: string | null | undefined): value is ThemeChoice =>
  themeChoices.some((choice) => choice.value === value)

/** The person's own choice, kept on this device; `system` when there is none. */
export function readTheme(): ThemeChoice {
  const stored = readStored(KEY)
  return isChoice(stored) ? stored : 'system'
}

/** Shows a theme: without the attribute the settings of the device decide. */
export function applyTheme(theme: ThemeChoice): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

export function storeTheme(theme: ThemeChoice): void {
  store(KEY, theme)
  applyTheme(theme)
}
