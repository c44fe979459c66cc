import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { componentFiles } from './component-files.mjs'
import { withLine } from './plan.mjs'
import { wordsOfName } from './words-of-name.mjs'

/**
 * A component of the design system: behavior, look, stories and its entry point.
 * @param {string} root
 * @param {string} name in kebab-case
 * @returns {import('./plan.mjs').Plan}
 * @throws {Error} with a sentence for the person
 */
export function planComponent(root, name) {
  const spellings = wordsOfName(name)
  const folder = `packages/ui/src/${name}`
  if (existsSync(path.join(root, folder))) throw new Error(`There is a ${folder} already.`)
  /** @type {{ exports: Record<string, string> }} */
  const { exports } = JSON.parse(readFileSync(path.join(root, 'packages/ui/package.json'), 'utf8'))
  if (`./${name}` in exports)
    throw new Error(`The entry point @sitewright/ui/${name} is already ${exports[`./${name}`]}.`)

  const entryPoint = `    "./${name}": "./src/${name}/${spellings.pascal}.tsx"`
  return {
    files: Object.fromEntries(
      Object.entries(componentFiles(spellings)).map(([file, text]) => [`${folder}/${file}`, text]),
    ),
    changes: {
      'packages/ui/package.json': (text) => text.replace(/("exports": \{[^}]*?)\n {2}\}/, `$1,\n${entryPoint}\n  }`),
      'tests/repo/snapshots/ui-exports.txt': (text) => withLine(text, `./${name}`),
      'tests/repo/snapshots/ui-surface.txt': (text) =>
        withLine(text, `./${name}: ${spellings.pascal}, type ${spellings.pascal}Props`),
    },
    next: `Say in ${spellings.pascal}.tsx what it is, and in its stories when not to use it; npm run storybook shows it.`,
  }
}
