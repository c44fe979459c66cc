import type { Formats } from './formats'

/**
 * A text whose wording depends on a number: one template for each plural form of the language. The value named `count`, or
 * else the first number, chooses the form; a form that is missing is replaced by `other`.
 */
export type PluralText = { readonly other: string } & { readonly [Form in Intl.LDMLPluralRule]?: string }

// A function's parameters, in order, fill the placeholders of the English text in order.
type LabelFunction = (...values: never[]) => string

/**
 * Texts that replace those of a component, as its `labels` and the messages of a LocaleProvider: plain data, which a server component
 * can pass. A text with values is a template such as `'Remove {name}'`, a set of plural forms, or a function. Any text can be missing.
 */
export type LabelTexts<Labels> = {
  readonly [Name in keyof Labels]?: NonNullable<Labels[Name]> extends infer Label
    ? Label extends LabelFunction
      ? Label | string | PluralText
      : Label extends string
        ? string
        : LabelTexts<Label>
    : never
}

/** All texts of a component in one language, as plain data. */
export type CompleteTexts<Labels> = {
  readonly [Name in keyof Labels]: NonNullable<Labels[Name]> extends infer Label
    ? Label extends LabelFunction
      ? `${string}{${string}}${string}` | PluralText
      : Label extends string
        ? string
        : CompleteTexts<Label>
    : never
}

type Values = readonly (string | number)[]
type Texts = Readonly<Record<string, unknown>>

const PLACEHOLDER = /\{(\w+)\}/g

const isRecord = (value: unknown): value is Texts => typeof value === 'object' && value !== null
const isPlural = (value: unknown): value is PluralText => isRecord(value) && typeof value['other'] === 'string'

/** The placeholders of a text, in the order of their first appearance. */
export function getPlaceholders(text: string | PluralText): string[] {
  const template = typeof text === 'string' ? text : text.other
  return [...new Set(Array.from(template.matchAll(PLACEHOLDER), ([, name = '']) => name))]
}

function fill(text: string | PluralText, names: readonly string[], values: Values, formats: Formats): string {
  const count = values[names.indexOf('count')] ?? values.find((value) => typeof value === 'number')
  const template =
    typeof text === 'string' ? text : (typeof count === 'number' && text[formats.pluralForm(count)]) || text.other
  return template.replaceAll(PLACEHOLDER, (placeholder, name: string) => {
    const value = values[names.indexOf(name)] ?? placeholder
    return typeof value === 'number' ? formats.number(value) : value
  })
}

function resolveText(english: unknown, text: unknown, base: unknown, formats: Formats): unknown {
  if (text === undefined) return base
  if (typeof english === 'string' || isPlural(english)) {
    if (typeof text !== 'string' && !isPlural(text)) return text
    const names = getPlaceholders(english)
    return names.length === 0 ? text : (...values: Values) => fill(text, names, values, formats)
  }
  return isRecord(english) && isRecord(text) ? resolveTexts(english, text, isRecord(base) ? base : {}, formats) : text
}

/** Puts texts over resolved ones. A text with values becomes a function of these values. */
export function resolveTexts(english: Texts, texts: Texts, base: Texts, formats: Formats): Texts {
  const resolved: Record<string, unknown> = { ...base }
  for (const [name, text] of Object.entries(texts)) {
    resolved[name] = resolveText(english[name], text, base[name], formats)
  }
  return resolved
}
