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

const PLACEHOLDER = /\{\w+\}/g

const isRecord = (value: unknown): value is Texts => typeof value === 'object' && value !== null
const isPlural = (value: unknown): value is PluralText => isRecord(value) && typeof value['other'] === 'string'

/** The placeholders of a text with their braces, in the order of their first appearance. */
export const getPlaceholders = (text: string | PluralText): string[] => [
  ...new Set((typeof text === 'string' ? text : text.other).match(PLACEHOLDER)),
]

function fill(text: string | PluralText, names: readonly string[], values: Values, formats: Formats): string {
  const count = values[names.indexOf('{count}')] ?? values.find((value) => typeof value === 'number')
  const template =
    typeof text === 'string' ? text : (typeof count === 'number' && text[formats.pluralForm(count)]) || text.other
  return template.replaceAll(PLACEHOLDER, (name) => {
    const value = values[names.indexOf(name)] ?? name
    return typeof value === 'number' ? formats.number(value) : value
  })
}

/**
 * Puts a text, or a tree of texts, over a resolved one. A text with values becomes a function of these values. A missing text is that of
 * `base`.
 */
export function resolveTexts(english: unknown, texts: unknown, base: unknown, formats: Formats): unknown {
  if (texts === undefined) return base
  if (isPlural(texts) || !isRecord(texts)) {
    const isText = typeof texts !== 'function' && (typeof english === 'string' || isPlural(english))
    const names = isText ? getPlaceholders(english) : []
    return names.length > 0 ? (...values: Values) => fill(texts as string, names, values, formats) : texts
  }
  const resolved: Record<string, unknown> = { ...(base as Texts | undefined) }
  for (const name of Object.keys(texts)) {
    resolved[name] = resolveTexts((english as Texts | undefined)?.[name], texts[name], resolved[name], formats)
  }
  return resolved
}
