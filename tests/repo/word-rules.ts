import { findLine, parseComments, parseModule, walk } from './syntax'

/** Words of older or ambiguous English that texts and comments of this product do not use, and the second spelling of one. Readers stopped at each. */
const LEFT_OUT =
  /\b(?:[Aa]new|[Bb]eforehand|[Bb]egun|[Bb]y[\s*]+itself|[Ee]-mail\w*|[Ss]omebody|[Tt]hereby|[Tt]old|[Uu]nder[\s*]+way|[Ww]hoever|[Ww]hom)\b/

/** Marks a line whose text the specification quotes. The row is one of docs/requirements. */
const SPECIFIED = /\/\/ specified: ([A-Z][A-Z\d]*-\d+)/

/** A word that is left out, in a text or a comment. */
export interface WordFault {
  /** From the root of the repository. */
  file: string
  /** Counts from 1. */
  line: number
  /** The word, in lower case. */
  word: string
}

/**
 * Left-out words in the texts and comments of one file, titles of tests and stories among them. Lines that the specification quotes are not read.
 * @param file its path from the root: a module, or a page of Storybook (`.mdx`)
 * @param text its content
 */
export function findWordFaults(file: string, text: string): WordFault[] {
  if (!LEFT_OUT.test(text)) return []
  const lines = text.split('\n')
  const faultsOf = (line: number, part: string): WordFault[] => {
    const word = LEFT_OUT.exec(part)?.[0]
      .toLowerCase()
      .replace(/[\s*]+/, ' ')
    return word === undefined || SPECIFIED.test(lines[line - 1] ?? '') ? [] : [{ file, line, word }]
  }
  if (file.endsWith('.mdx')) return lines.flatMap((line, index) => faultsOf(index + 1, line))
  const faults: WordFault[] = []
  walk(parseModule(file, text), (node) => {
    const written = node.type === 'TemplateElement' ? (node.value as { cooked?: string }).cooked : node.value
    if (['Literal', 'TemplateElement', 'JSXText'].includes(node.type) && typeof written === 'string')
      faults.push(...faultsOf(findLine(text, node.start), written))
  })
  for (const { start, value } of parseComments(file, text)) faults.push(...faultsOf(findLine(text, start), value))
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
    const found = /^- \*\*([A-Z][A-Z\d]*-\d+)\*\* (.*)/.exec(line)
    return found ? [[found[1] ?? '', replaceValues(found[2] ?? '')]] : []
  })
