'use client'

import { baseCss } from './base-css'
import { themeCss } from './theme-css'
import { useStyleSheets } from './use-style-sheets'

export { THEMES, type ThemeName } from './themes'

/** Props of ThemeStyles. */
export interface ThemeStylesProps {
  /** The CSS of `createTheme`, for an application with colors and sizes of its own. */
  brand?: string
  /** Whether elements without a class are reset and styled; `true` by default. Without it, the application has a reset of its own. */
  hasBaseStyles?: boolean
}

/**
 * Custom properties of all themes and base styles of elements, in cascade layers that every other style overrides. Render it
 * once, at the root of an app. Set `data-theme` on the root element to change the theme without rendering. The fonts are
 * `@sitewright/ui/fonts.css`.
 *
 * It adopts a constructed style sheet, which works with a content security policy without inline styles. A page rendered on a
 * server links `@sitewright/ui/styles.css` instead, which has the same rules before any script runs.
 */
export function ThemeStyles({ brand = '', hasBaseStyles = true }: ThemeStylesProps): null {
  useStyleSheets(themeCss(), hasBaseStyles ? baseCss() : '', brand)
  return null
}
