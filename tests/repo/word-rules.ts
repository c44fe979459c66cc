import { findLine, parseModule, walk } from './syntax'

/** Words that this product does not use: older or ambiguous English that a reader must stop at. */
const LEFT_OUT = [
  'anew',
  'any more',
  'at hand',
  'beforehand',
  'begun',
  'by itself',
  'hand on',
  'hands on',
  'in the meantime',
  'lead to',
  'leads to',
  'somebody',
  'stands',
  'thereby',
  'told',
  'under way',
  'whoever',
  'whom',
]

/** Participles that say nothing as a name; in a sentence they are fine. */
const NOT_A_NAME = ['given', 'gone', 'heir', 'held', 'kept']

/** Names of a rest of props, which show that a function destructures them in more than one step. */
const REST_CHAIN = ['more', 'most', 'others']

/** Marks a line whose text the specification quotes. The row is one of docs/requirements. */
const SPECIFIED = /\/\/ specified: ([A-Z]+-\d+)/

/** Titles of tests and stories count as texts, and so do the pages of Storybook. */
export interface WordFault {
  /** From the root of the repository. */
  file: string
  /** Counts from 1. */
  line: number
  /** Such as `"told" in the name isTold`. */
  fault: string
}

/** The words of a name in lower case: `isTold`, `IS_TOLD` and `is-told` are all "is told". */
export const wordsInName = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replaceAll(/[^A-Za-z]+/g, ' ')
    .trim()
    .toLowerCase()

/** Finds a word in lower case, in capitals or at the start of a sentence, and not in "ANew". */
const findWord = (text: string, words: readonly string[]): string | undefined =>
  words.find((word) => {
    const found = new RegExp(`\\b${word.replaceAll(' ', '\\s+')}\\b`, 'i').exec(text)?.[0] ?? ''
    return found !== '' && !/[A-Z][a-z]/.test(found.slice(1)) && !/^[A-Z]{2}[a-z]/.test(found)
  })

/**
 * Left-out words in the names and texts of one file. Comments are not read, nor are lines that the specification quotes.
 * @param file its path from the root; `.ts`, `.tsx` or `.mdx`
 * @param text its content
 */
export function findWordFaults(file: string, text: string): WordFault[] {
  const faults: WordFault[] = []
  const lines = text.split('\n')
  const report = (position: number, fault: string): void => {
    const line = findLine(text, position)
    if (!SPECIFIED.test(lines[line - 1] ?? '')) faults.push({ file, line, fault })
  }
  if (file.endsWith('.mdx')) {
    for (const [index, content] of lines.entries()) {
      const word = findWord(content, LEFT_OUT)
      if (word !== undefined) faults.push({ file, line: index + 1, fault: `"${word}" in the text` })
    }
    return faults
  }
  walk(parseModule(file, text), (node) => {
    if ((node.type === 'Identifier' || node.type === 'JSXIdentifier') && typeof node.name === 'string') {
      const word = findWord(wordsInName(node.name), [...LEFT_OUT, ...NOT_A_NAME])
      if (word !== undefined) report(node.start, `"${word}" in the name ${node.name}`)
    }
    const written = node.type === 'TemplateElement' ? (node.value as { cooked?: string }).cooked : node.value
    if (['Literal', 'TemplateElement', 'JSXText'].includes(node.type) && typeof written === 'string') {
      const word = findWord(written, LEFT_OUT)
      if (word !== undefined) report(node.start, `"${word}" in the text ${JSON.stringify(written.slice(0, 60))}`)
    }
    const argument = node.type === 'RestElement' ? (node.argument as { name?: string }).name : undefined
    if (argument !== undefined && REST_CHAIN.includes(argument))
      report(node.start, `the rest of props is called ${argument}`)
  })
  return faults
}

/** A text and the requirement row that quotes it. */
export interface SpecifiedText {
  file: string
  line: number
  row: string
  /** The last text of the line, with `…` for each value in it. */
  text: string
}

/** What varies in a text: `${userName}` in code, `{username}` or `<list>` in a requirement. */
const replaceValues = (text: string): string => text.replaceAll(/\$?\{[^}]*\}|<[^>]*>|\[[^\]]*\]/g, '…')

/** The texts that a file marks as specified, with their rows. */
export const findSpecifiedTexts = (file: string, content: string): SpecifiedText[] =>
  content.split('\n').flatMap((line, index) => {
    const mark = SPECIFIED.exec(line)
    if (mark === null) return []
    const quoted = line.slice(0, mark.index).matchAll(/(['"`])((?:(?!\1).)+)\1/g)
    return [{ file, line: index + 1, row: mark[1] ?? '', text: replaceValues([...quoted].at(-1)?.[2] ?? '') }]
  })

/** The statement of each requirement row, with `…` for each value in its texts. */
export const readRequirementRows = (content: string): [row: string, statement: string][] =>
  content.split('\n').flatMap((line): [string, string][] => {
    const found = /^- \*\*([A-Z]+-\d+)\*\* (.*)/.exec(line)
    return found ? [[found[1] ?? '', replaceValues(found[2] ?? '')]] : []
  })
