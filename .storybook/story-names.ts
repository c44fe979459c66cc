// Converts the names of stories from title case ("Very Long Text") to sentence case. It does so in two places: in the index, for
// the sidebar, and in the modules, for the documentation pages. The index also adds the other names of a component to its title,
// because the search in the sidebar compares titles and names alone.
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { sanitize, storyNameFromExport } from 'storybook/internal/csf'
import type { Indexer } from 'storybook/internal/types'
import type { Plugin } from 'vite'
import type { ComponentDescription } from '../packages/ui/src/foundations/component-description'

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

/** The other names of the component that a file of stories shows. */
async function readAliases(storiesFile: string): Promise<readonly string[]> {
  const file = storiesFile.replace(/\.stories\.tsx$/, '.description.ts')
  if (!existsSync(file)) return []
  const module = (await import(pathToFileURL(file).href)) as { description: ComponentDescription }
  return module.description.aliases
}

/**
 * Wraps an indexer, so that story names are in sentence case, and titles contain the other names of a component in parentheses.
 * A story with its own `name` keeps it. Ids and addresses stay as they are without the other names.
 */
export function withReadableNames(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const [entries, aliases] = await Promise.all([indexer.createIndex(file, options), readAliases(file)])
      return entries.map((entry) => {
        const isOwn = entry.name !== undefined && entry.name !== storyNameFromExport(entry.exportName)
        const { title = '', metaId = sanitize(title) } = entry
        const names = aliases.length === 0 ? {} : { metaId, title: `${title} (${aliases.join(', ')})` }
        const name = isOwn ? entry.name : sentenceName(entry.exportName)
        return { ...entry, ...names, name }
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
      // Without an id, Storybook would derive it from the title of the index, with the other names.
      const title = /^  title: '(.+)',$/m.exec(code)?.[1]
      if (title !== undefined && /^export default meta$/m.test(code))
        lines.push(`meta.id ??= ${JSON.stringify(sanitize(title))}`)
      // Appended at the end, so that no line moves and the source map stays valid.
      return { code: `${code}\n${lines.join('\n')}\n`, map: null }
    },
  }
}
