'use client'

import '@fontsource-variable/inter/index.css'
import '@fontsource-variable/jetbrains-mono/index.css'
import { useInsertionEffect } from 'react'
import { baseCss } from './base-css'
import { themeCss } from './theme-css'
import type { ThemeName } from './themes'

export type { ThemeName } from './themes'

/** The themes a person can choose, in the order they are offered. Choosing none of them leaves it to the system. */
export const THEMES = ['light', 'dark', 'contrast', 'contrast-dark'] as const satisfies readonly ThemeName[]

let sheet: CSSStyleSheet | undefined

/** Made once. The browser reads the text itself, which takes it a tenth of what a library needs to. */
function themeSheet(): CSSStyleSheet {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(themeCss() + baseCss())
  }
  return sheet
}

/**
 * The custom properties of every theme, the fonts and the base styles of elements. Rendered once, at the root of an app;
 * a theme is then chosen with `data-theme` on the root element, and nothing renders again.
 *
 * It adopts a style sheet into the document, which a content security policy without inline styles allows. A page that is
 * drawn on a server has it from the moment its scripts run.
 */
export function ThemeStyles(): null {
  useInsertionEffect(() => {
    const own = themeSheet()
    document.adoptedStyleSheets.push(own)
    return () => {
      const at = document.adoptedStyleSheets.lastIndexOf(own)
      if (at >= 0) document.adoptedStyleSheets.splice(at, 1)
    }
  }, [])
  return null
}
