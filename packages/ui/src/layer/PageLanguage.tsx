'use client'

import type { ReactNode } from 'react'
import { I18nProvider, isRTL } from 'react-aria-components'

/**
 * Passes the language and direction of the page to react-aria, which otherwise uses those of the browser: a menu on a right-to-left
 * page would be left-to-right.
 */
export function PageLanguage({ children }: { children: ReactNode }) {
  return <I18nProvider locale={pageLocale()}>{children}</I18nProvider>
}

function pageLocale(): string {
  const page = document.documentElement
  const locale = page.lang === '' ? navigator.language : page.lang
  const isRightToLeft = getComputedStyle(page).direction === 'rtl'
  if (isRightToLeft === isRTL(locale)) return locale
  // The language, in the direction of the page: the script decides the direction.
  return `${new Intl.Locale(locale).language}-${isRightToLeft ? 'Hebr' : 'Latn'}`
}
