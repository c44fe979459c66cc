// Storybook writes the name of a story as a title, "Very Long Text"; the product writes sentences. Done once for all of
// them: in the index, which the sidebar shows, and in the modules themselves, which the pages show.
import { storyNameFromExport } from 'storybook/internal/csf'
import type { Indexer } from 'storybook/internal/types'
import type { Plugin } from 'vite'

/** Words that keep their own spelling. */
const SPELLED = new Map([['json', 'JSON']])

/** Letters that stand for themselves, such as a key, and names of keys. */
const isUnchanged = (word: string): boolean => /^(?:[B-HJ-Z]|[A-Z]{2,}|Ctrl|Alt|Shift|Escape)$/.test(word)

/** "VeryLongText" as it is written in a sentence: "Very long text". */
export function sentenceName(exportName: string): string {
  const [first = '', ...rest] = storyNameFromExport(exportName).split(' ')
  const lower = (word: string): string =>
    SPELLED.get(word.toLowerCase()) ?? (isUnchanged(word) ? word : word.toLowerCase())
  return [SPELLED.get(first.toLowerCase()) ?? first, ...rest.map(lower)].join(' ')
}

/** An indexer that names the stories of another one as sentences. A story that names itself keeps its name. */
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

/** Gives every story without a name its sentence, so that the pages call it what the sidebar calls it. */
export function sentenceNames(): Plugin {
  return {
    name: 'sentence-names',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.stories\.tsx(?:\?|$)/.test(id)) return undefined
      const names = [...code.matchAll(/^export const (\w+): Story\b/gm)].map(([, name]) => name ?? '')
      const lines = names.map((name) => `${name}.name ??= ${JSON.stringify(sentenceName(name))}`)
      // Added at the end: no line of the file moves, and so none of its source map.
      return { code: `${code}\n${lines.join('\n')}\n`, map: null }
    },
  }
}
