'use client'

import { useInsertionEffect } from 'react'
import { baseCss } from './base-css'
import { themeCss } from './theme-css'
import type { ThemeName } from './themes'

export type { ThemeName } from './themes'

/** Themes that the user can choose, in menu order. Without a choice, the theme follows the system. */
export const THEMES = ['light', 'dark', 'contrast', 'contrast-dark'] as const satisfies readonly ThemeName[]

let sheet: CSSStyleSheet | undefined

/** Returns the cached style sheet. The browser parses the CSS ten times as fast as a library. */
function getThemeSheet(): CSSStyleSheet {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(themeCss() + baseCss())
  }
  return sheet
}

/**
 * Custom properties of all themes and base styles of elements. Render it once, at the root of an app. Set `data-theme`
 * on the root element to change the theme without rendering. The fonts are `@sitewright/ui/fonts.css`.
 *
 * It adopts a constructed style sheet, which works with a content security policy without inline styles. A page rendered on a
 * server links `@sitewright/ui/styles.css` instead, which has the same rules before any script runs.
 */
export function ThemeStyles(): null {
  useInsertionEffect(() => {
    const own = getThemeSheet()
    document.adoptedStyleSheets.push(own)
    return () => {
      const at = document.adoptedStyleSheets.lastIndexOf(own)
      if (at >= 0) document.adoptedStyleSheets.splice(at, 1)
    }
  }, [])
  return null
}
