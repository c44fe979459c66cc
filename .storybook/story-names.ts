// Converts the names of stories from title case ("Very Long Text") to sentence case. It does so in two places: in the index, for
// the sidebar, and in the modules, for the documentation pages.
import { storyNameFromExport } from 'storybook/internal/csf'
import type { Indexer } from 'storybook/internal/types'
import type { Plugin } from 'vite'

/** Words with a fixed spelling, in lower case. */
const SPELLED = new Map([['json', 'JSON']])

/** Whether a word keeps its capitals: a single letter, such as a key, or the name of a key. */
const isUnchanged = (word: string): boolean => /^(?:[B-HJ-Z]|[A-Z]{2,}|Ctrl|Alt|Shift|Escape)$/.test(word)

/** Converts the name of an export to a sentence: "VeryLongText" to "Very long text". */
export function sentenceName(exportName: string): string {
  const [first = '', ...rest] = storyNameFromExport(exportName).split(' ')
  const lower = (word: string): string =>
    SPELLED.get(word.toLowerCase()) ?? (isUnchanged(word) ? word : word.toLowerCase())
  return [SPELLED.get(first.toLowerCase()) ?? first, ...rest.map(lower)].join(' ')
}

/** Wraps an indexer, so that story names are in sentence case. A story with its own `name` keeps it. */
export function withSentenceNames(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const entries = await indexer.createIndex(file, options)
      return entries.map((entry) => {
        const isOwn = entry.name !== undefined && entry.name !== storyNameFromExport(entry.exportName)
        return isOwn ? entry : { ...entry, name: sentenceName(entry.exportName) }
      })
    },
  }
}

/** Sets `name` in every story without one, so that documentation pages and the sidebar show the same names. */
export function sentenceNames(): Plugin {
  return {
    name: 'sentence-names',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.stories\.tsx(?:\?|$)/.test(id)) return undefined
      const names = [...code.matchAll(/^export const (\w+): Story\b/gm)].map(([, name]) => name ?? '')
      const lines = names.map((name) => `${name}.name ??= ${JSON.stringify(sentenceName(name))}`)
      // Appended at the end, so that no line moves and the source map stays valid.
      return { code: `${code}\n${lines.join('\n')}\n`, map: null }
    },
  }
}
