/** How a language formats values and chooses plural forms. */
export interface Formats {
  number: (value: number) => string
  pluralForm: (count: number) => Intl.LDMLPluralRule
}

/** The language of all texts and formats outside of a LocaleProvider. */
export const DEFAULT_LOCALE = 'en-US'

/** The tags for an `Intl` constructor. Without the second one, a language that the browser does not know is formatted as the browser's own. */
export const withFallback = (locale: string): string[] => [locale, DEFAULT_LOCALE]

/** The formats of a locale. An `Intl` object takes milliseconds to create, so each is created at its first use, and English rarely needs one. */
export function createFormats(locale: string): Formats {
  let numbers: Intl.NumberFormat | undefined
  let rules: Intl.PluralRules | undefined
  const isEnglish = locale === DEFAULT_LOCALE
  return {
    number: (value) =>
      isEnglish && Number.isSafeInteger(value)
        ? String(value).replaceAll(/\B(?=(\d{3})+$)/g, ',')
        : // The fractions of a double, which are 3 digits at most by default.
          (numbers ??= new Intl.NumberFormat(withFallback(locale), { maximumFractionDigits: 20 })).format(value),
    pluralForm: (count) =>
      isEnglish
        ? Math.abs(count) === 1
          ? 'one'
          : 'other'
        : (rules ??= new Intl.PluralRules(withFallback(locale))).select(count),
  }
}
