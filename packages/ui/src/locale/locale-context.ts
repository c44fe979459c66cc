'use client'

import { createContext, useContext, useMemo } from 'react'
import type { ComponentLabels, Messages } from './component-labels'
import { createFormats, DEFAULT_LOCALE, type Formats } from './formats'
import { type CompleteTexts, type LabelTexts, resolveTexts } from './label-texts'

/** A language: its formats, and the texts of components in it. */
export interface Language {
  /** A BCP 47 tag, such as `de`. */
  locale: string
  formats: Formats
  /** The resolved texts of a component, without those of its `labels`. */
  getLabels: <Name extends keyof ComponentLabels>(
    name: Name,
    english: CompleteTexts<ComponentLabels[Name]>,
  ) => ComponentLabels[Name]
}

/** A language with the texts of `messages`, over English for those that are missing. */
export function createLanguage(locale: string, messages: Messages): Language {
  const formats = createFormats(locale)
  const resolved = new Map<string, unknown>()
  return {
    locale,
    formats,
    getLabels: (name, english) => {
      let labels = resolved.get(name)
      if (labels === undefined) {
        labels = resolveTexts(english, messages[name], resolveTexts(english, english, undefined, formats), formats)
        resolved.set(name, labels)
      }
      // The texts have the shape of the labels; templates and plural forms became functions.
      return labels as ComponentLabels[typeof name]
    },
  }
}

/** The language outside of a LocaleProvider. */
export const DEFAULT_LANGUAGE: Language = /* @__PURE__ */ createLanguage(DEFAULT_LOCALE, {})

/** The language around a component. */
export const LanguageContext = createContext(DEFAULT_LANGUAGE)

/** The language around a component: that of the nearest LocaleProvider, else English. */
export const useLanguage = (): Language => useContext(LanguageContext)

/** The texts of a component: those of its `labels`, over those of the LocaleProvider, over English. */
export function useLabels<Name extends keyof ComponentLabels>(
  name: Name,
  english: CompleteTexts<ComponentLabels[Name]>,
  labels: LabelTexts<ComponentLabels[Name]> | undefined,
): ComponentLabels[Name] {
  const language = useLanguage()
  const base = language.getLabels(name, english)
  return useMemo(
    () => resolveTexts(english, labels, base, language.formats) as ComponentLabels[Name],
    [labels, base, english, language],
  )
}
