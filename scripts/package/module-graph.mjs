import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What follows `from`, `import` and `import(`, in quotes. */
const SPECIFIER = /(\bfrom\s+|\bimport\s*\(?\s*)(['"])([^'"\n]+)\2/g

/**
 * What a built module imports, its dynamic imports and the imports in its types among them.
 * @param {string} text
 * @returns {string[]} as written, each once
 */
export function specifiersIn(text) {
  return [...new Set([...text.matchAll(SPECIFIER)].map((match) => match[3] ?? ''))]
}

/**
 * Writes the extension that Node and browsers ask for behind every relative import.
 * @param {string} text
 * @param {(specifier: string) => boolean} isThere whether there is a module at the place, without its extension
 * @returns {string}
 */
export function withExtensions(text, isThere) {
  return text.replaceAll(SPECIFIER, (all, before, quote, specifier) =>
    specifier.startsWith('.') && isThere(specifier) ? `${before}${quote}${specifier}.js${quote}` : all,
  )
}

/**
 * Every file that is reached from some others by relative imports.
 * @param {string[]} entries files
 * @param {'.js' | '.d.ts'} extension of the files that are followed
 * @param {(text: string, file: string) => boolean} [isEnd] whether the imports of a file are not followed
 * @returns {string[]} the entries among them, in order
 * @throws {Error} for an import that leads nowhere
 */
export function reach(entries, extension, isEnd = () => false) {
  /** @type {Set<string>} */
  const seen = new Set()
  const open = [...entries]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    const text = readFileSync(file, 'utf8')
    if (isEnd(text, file)) continue
    for (const specifier of specifiersIn(text).filter((name) => name.startsWith('.'))) {
      const target = path.resolve(path.dirname(file), specifier.replace(/\.js$/, '')) + extension
      if (!existsSync(target)) throw new Error(`${file} imports ${specifier}, and there is no ${target}`)
      open.push(target)
    }
  }
  return [...seen].toSorted()
}
