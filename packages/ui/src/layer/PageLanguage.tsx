'use client'

import type { ReactNode } from 'react'
import { I18nProvider, isRTL } from 'react-aria-components'

/**
 * Language and direction of the page, for what react-aria draws in it: left alone it takes those of the browser, so that a menu in a
 * page from right to left would be drawn, and placed, from left to right.
 */
export function PageLanguage({ children }: { children: ReactNode }) {
  return <I18nProvider locale={pageLocale()}>{children}</I18nProvider>
}

function pageLocale(): string {
  const page = document.documentElement
  const locale = page.lang === '' ? navigator.language : page.lang
  const isFromRight = getComputedStyle(page).direction === 'rtl'
  if (isFromRight === isRTL(locale)) return locale
  // The words of the language, in the direction of the page: a script decides the direction.
  return `${new Intl.Locale(locale).language}-${isFromRight ? 'Hebr' : 'Latn'}`
}
