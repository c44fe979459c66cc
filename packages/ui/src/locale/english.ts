import { createFormats, DEFAULT_LOCALE } from './formats'
import { type CompleteTexts, resolveTexts } from './label-texts'

/** The English labels of a component, for code outside of React. */
export function getEnglish<Labels>(english: CompleteTexts<Labels>): Labels {
  // The texts have the shape of the labels; templates and plural forms became functions.
  return resolveTexts(english, english, undefined, createFormats(DEFAULT_LOCALE)) as Labels
}
