import { readFileSync } from 'node:fs'
import { reach } from '../../scripts/package/module-graph.mjs'

const MARK = /^\s*['"]use client['"]/
/** Hooks and contexts, libraries that are made of them, and handlers in built JSX. */
const BROWSER = [
  /import \{[^}]*\b(?:use[A-Z]\w*|createContext)\b[^}]*\} from ['"]react['"]/,
  /from ['"](?:react-dom|react-aria-components|react-hook-form)['"/]/,
  /\bon[A-Z]\w*: (?:\(|\w+ ?=>|\w+[,}\s])/,
]

/** Whether a built module holds what a server component may not. */
export function needsMark(text: string): boolean {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  return BROWSER.some((pattern) => pattern.test(code))
}

/**
 * The modules that a server component would run although they need a browser: reached from a door without passing a
 * module that is marked `'use client'`. Below such a module all is the client's.
 * @param doors files of built modules
 */
export function unmarkedModules(doors: string[]): string[] {
  const isMarked = (text: string) => MARK.test(text)
  return reach(doors, '.js', isMarked).filter((file) => {
    const text = readFileSync(file, 'utf8')
    return !isMarked(text) && needsMark(text)
  })
}

/** What a declaration file exports, in order; types are told from values. */
export function exportedNames(text: string): string[] {
  const declared = [
    ...text.matchAll(/^export (?:declare )?(?:abstract )?(function|const|let|class|enum|interface|type) (\w+)/gm),
  ].map(([, kind, name]) => (kind === 'interface' || kind === 'type' ? `type ${name}` : `${name}`))
  const handedOn = [...text.matchAll(/^export (type )?\{([^}]*)\}/gm)].flatMap(([, type = '', list = '']) =>
    list
      .split(',')
      .map((part) => part.trim().replace(/^\S+ as /, ''))
      .filter((part) => part !== '')
      .map((part) => (part.startsWith('type ') ? part : `${type}${part}`)),
  )
  if (/^export \*/m.test(text)) throw new Error('A door exports what it does not name')
  return [...new Set([...declared, ...handedOn])].toSorted()
}
