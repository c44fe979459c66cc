import { existsSync } from 'node:fs'
import path from 'node:path'
import { areaFiles } from './area-files.mjs'
import { oneOf, wordsOfName } from './words-of-name.mjs'

/** Where an area has a folder, and where a file. */
const PLACES = ['packages/domain/src/*', 'packages/api-client/src/contract/*.ts', 'apps/gateway/src/areas/*']

/**
 * An area of the product: schemas, rules, policy and texts in domain, and an empty table of
 * calls, listed where all areas are.
 * @param {string} root
 * @param {string} name in kebab-case, a plural noun
 * @returns {import('./plan.mjs').Plan}
 * @throws {Error} with a sentence for the person
 */
export function planArea(root, name) {
  const area = wordsOfName(name)
  const taken = PLACES.map((place) => place.replace('*', name)).find((place) => existsSync(path.join(root, place)))
  if (taken !== undefined) throw new Error(`There is a ${taken} already.`)
  const one = wordsOfName(oneOf(name))

  return {
    files: areaFiles(area, one),
    changes: {
      'packages/api-client/src/contract/all.ts': (text) =>
        withImport(text, `import { ${area.camel} } from './${name}'`).replace(
          /(contract = \{[^}]*?),?\s*\}/,
          `$1, ${area.camel} }`,
        ),
      // Without a call there is nothing to handle; with the first one the compiler refuses the empty object.
      'apps/gateway/src/areas/all.ts': (text) => text.replace(/\n\}\)\n/, `\n  ${area.camel}: {},\n})\n`),
    },
    next: [
      `Write what a ${one.words} is in domain, then its calls in the contract: the compiler asks for the gateway's part.`,
      'README.md lists the rest of the way, up to the screen and its journey.',
    ].join('\n'),
  }
}

/**
 * Adds an import behind the last one.
 * @param {string} text
 * @param {string} line
 * @returns {string}
 */
function withImport(text, line) {
  const last = [...text.matchAll(/^import .*$/gm)].at(-1)
  if (!last) return text
  const end = last.index + last[0].length
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`
}
