/** Names that say nothing about what is in them, as in the rules of tests/repo. */
const EMPTY = ['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'lib', 'stuff', 'index', 'shared', 'new']

/**
 * The ways in which code spells a name.
 * @typedef {object} Spellings
 * @property {string} kebab `status-dot`
 * @property {string} camel `statusDot`
 * @property {string} pascal `StatusDot`
 * @property {string} words `status dot`
 * @property {string} sentence `Status dot`
 */

/**
 * @param {string} name as typed
 * @returns {Spellings}
 * @throws {Error} with a sentence for the person, when it is no name for a folder of this repository
 */
export function wordsOfName(name) {
  if (name === '') throw new Error('Give it a name, as in: npm run new -- component status-dot')
  if (!/^[a-z][a-z\d]*(?:-[a-z][a-z\d]*)*$/.test(name))
    throw new Error(
      `"${name}" is not in kebab-case: lower-case words and digits with hyphens between, such as status-dot.`,
    )
  if (EMPTY.includes(name)) throw new Error(`"${name}" says nothing about what is in it. Name the thing.`)
  const parts = name.split('-')
  const pascal = parts.map(capital).join('')
  const words = parts.join(' ')
  return {
    kebab: name,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    words,
    sentence: capital(words),
  }
}

/** @type {(word: string) => string} */
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1)
