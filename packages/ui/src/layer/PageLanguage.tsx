'use client'

import type { ReactNode } from 'react'
import { I18nProvider, isRTL } from 'react-aria-components'
import { DEFAULT_LANGUAGE, useLanguage } from '../locale/locale-context'

/**
 * Passes the language of the LocaleProvider, else that of the page, and the direction of the page to react-aria, which otherwise uses those
 * of the browser: a menu on a right-to-left page would be left-to-right.
 */
export function PageLanguage({ children }: { children: ReactNode }) {
  const language = useLanguage()
  return (
    <I18nProvider locale={pageLocale(language === DEFAULT_LANGUAGE ? '' : language.locale)}>{children}</I18nProvider>
  )
}

function pageLocale(provided: string): string {
  const page = document.documentElement
  const locale = provided || page.lang || navigator.language
  const isRightToLeft = getComputedStyle(page).direction === 'rtl'
  if (isRightToLeft === isRTL(locale)) return locale
  // The language, in the direction of the page: the script decides the direction.
  return `${new Intl.Locale(locale).language}-${isRightToLeft ? 'Hebr' : 'Latn'}`
}
