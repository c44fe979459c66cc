/** How a language formats values and chooses plural forms. */
export interface Formats {
  number: (value: number) => string
  pluralForm: (count: number) => Intl.LDMLPluralRule
}

/** The language of all texts and formats outside of a LocaleProvider. */
export const DEFAULT_LOCALE = 'en-US'

/** The tags for an `Intl` constructor. Without the second one, a language that the browser does not know is formatted as the browser's own. */
export const withFallback = (locale: string): string[] => [locale, DEFAULT_LOCALE]

/** The formats of a locale. An `Intl` object takes milliseconds to create, so each is created at its first use. */
export function createFormats(locale: string): Formats {
  let numbers: Intl.NumberFormat | undefined
  let rules: Intl.PluralRules | undefined
  return {
    // The fractions of a double, which are 3 digits at most by default.
    number: (value) =>
      (numbers ??= new Intl.NumberFormat(withFallback(locale), { maximumFractionDigits: 20 })).format(value),
    pluralForm: (count) => (rules ??= new Intl.PluralRules(withFallback(locale))).select(count),
  }
}
