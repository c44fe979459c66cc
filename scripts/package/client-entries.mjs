import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { reach } from './module-graph.mjs'

const DIRECTIVE = /^\s*(['"])use client\1;?\n*/

/**
 * Moves the `"use client"` directive from the modules to entry points of their own, under the condition `react-server`.
 *
 * Only a bundler for server components resolves that condition, and only it needs the directive. Every other bundler would
 * warn once for each module that has it.
 * @param {string} out folder of the built package
 * @param {string[]} modules all its modules
 * @param {string[]} entries those among them that the exports map names
 * @returns {Map<string, string>} by entry: its client entry point. Entries that also run on a server have none.
 */
export function moveDirectives(out, modules, entries) {
  const isMarked = (/** @type {string} */ file) => DIRECTIVE.test(readFileSync(file, 'utf8'))
  const marked = new Set(modules.filter(isMarked))
  const clientEntries = new Map()
  for (const entry of entries) {
    if (!reach([entry], '.js').some((file) => marked.has(file))) continue
    const target = path.join(out, 'client', path.relative(out, entry))
    const names = exportedValues(readFileSync(entry, 'utf8'))
    const from = path.relative(path.dirname(target), entry).replaceAll(path.sep, '/')
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, `'use client';\nexport { ${names.join(', ')} } from '${from}';\n`)
    clientEntries.set(entry, target)
  }
  for (const file of marked) writeFileSync(file, readFileSync(file, 'utf8').replace(DIRECTIVE, ''))
  return clientEntries
}

/**
 * The names that a built module exports, without its types.
 * @param {string} text
 * @returns {string[]} in order
 */
export function exportedValues(text) {
  const declared = [...text.matchAll(/^export (?:async )?(?:function\*?|const|let|class) (\w+)/gm)].map(
    ([, name = '']) => name,
  )
  const listed = [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((part) => part.trim().replace(/^\S+ as /, ''))
      .filter((part) => part !== ''),
  )
  return [...new Set([...declared, ...listed])].toSorted()
}
