'use client'

import { type ReactNode, useMemo } from 'react'
import type { Messages } from './component-labels'
import { DEFAULT_LOCALE } from './formats'
import { createLanguage, LanguageContext } from './locale-context'

export type { ComponentLabels, Messages } from './component-labels'
export type { CompleteTexts, LabelTexts, PluralText } from './label-texts'

/** Props of LocaleProvider. */
export interface LocaleProviderProps {
  /** The language of numbers, dates and plural forms, as a BCP 47 tag such as `de` or `pt-BR`. */
  locale: string
  /** Texts of components in this language, such as those of `locales/de`. A missing text is English. Keep the object the same between renders. */
  messages?: Messages
  /** The part of the page in this language. */
  children: ReactNode
}

const NO_MESSAGES: Messages = {}

/**
 * Sets the language of all components in it. It renders no element: set `lang` and `dir` on `<html>` as for any page. It throws for a tag
 * that is not well-formed, such as `de_DE`. A well-formed tag that the browser does not know has the formats of English.
 */
export function LocaleProvider({ locale, messages = NO_MESSAGES, children }: LocaleProviderProps) {
  const language = useMemo(() => createLanguage(toLocale(locale), messages), [locale, messages])
  return <LanguageContext value={language}>{children}</LanguageContext>
}

function toLocale(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? DEFAULT_LOCALE
  } catch (cause) {
    throw new RangeError(`LocaleProvider: "${tag}" is not a language tag. Use one such as "de" or "pt-BR".`, { cause })
  }
}
