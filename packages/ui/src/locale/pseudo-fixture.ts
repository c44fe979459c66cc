import type { ComponentLabels } from './component-labels'
import { createFormats } from './formats'
import { type CompleteTexts, resolveTexts } from './label-texts'
import type { Language } from './locale-context'

const PLAIN = 'aceinosuyzACEINOSUYZ'
const ACCENTED = 'áçéíñóšúýžÁÇÉÍÑÓŠÚÝŽ'

const VOWEL = /[aeiou]/i

/** Accents and brackets a text, and lengthens it: vowels, which are two letters of five, are doubled. Placeholders stay. */
export const pseudo = (text: string): string =>
  `‹${text
    .split(/(\{\w+\})/)
    .map((part) =>
      part.startsWith('{')
        ? part
        : Array.from(part, (letter) =>
            (ACCENTED[PLAIN.indexOf(letter)] ?? letter).repeat(VOWEL.test(letter) ? 2 : 1),
          ).join(''),
    )
    .join('')}›`

const pseudoTexts = (texts: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      typeof text === 'string' ? pseudo(text) : pseudoTexts(text as object),
    ]),
  )

/** Removes bracketed texts, the innermost first. */
export function removeBracketed(text: string): string {
  const next = text.replaceAll(/‹[^‹›]*›/g, '')
  return next === text ? next : removeBracketed(next)
}

/** Creates the pseudo-language: every text of every component, accented, longer and in brackets. Formats are English. */
export function createPseudoLanguage(): Language {
  const formats = createFormats('en-US')
  const resolved = new Map<string, unknown>()
  return {
    locale: 'en-US',
    formats,
    getLabels: <Name extends keyof ComponentLabels>(name: Name, english: CompleteTexts<ComponentLabels[Name]>) => {
      let labels = resolved.get(name)
      if (labels === undefined) {
        labels = resolveTexts(english, pseudoTexts(english), undefined, formats)
        resolved.set(name, labels)
      }
      return labels as ComponentLabels[Name]
    },
  }
}
