import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of this repository. */
export const ROOT = path.resolve(fileURLToPath(import.meta.url), '../../..')

/** The folders of the npm workspaces, from the root. */
export const WORKSPACES = ['packages/domain', 'packages/api-client', 'packages/ui', 'apps/portal', 'apps/gateway']

/** What tools make and .gitignore leaves out. */
const MADE = new Set([
  '.git',
  'node_modules',
  'dist',
  '.turbo',
  '.data',
  '.results',
  'storybook-static',
  'playwright-report',
])

/**
 * Every file that belongs to the repository.
 * @param under a folder from the root; by default all of it
 * @returns paths from the root, in order, with forward slashes
 */
export function repositoryFiles(under = ''): string[] {
  return readdirSync(path.join(ROOT, under), { withFileTypes: true })
    .filter((entry) => !MADE.has(entry.name))
    .flatMap((entry) => {
      const file = under ? `${under}/${entry.name}` : entry.name
      return entry.isDirectory() ? repositoryFiles(file) : [file]
    })
    .toSorted()
}

/** The text of a file of the repository. */
export function textOf(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8')
}

/** A package.json, as far as it is read here. */
export type Manifest = {
  name: string
  scripts?: Record<string, string>
  exports?: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  overrides?: Record<string, string>
}

/** The package.json in a folder of the repository. */
export function manifestOf(folder: string): Manifest {
  return JSON.parse(textOf(path.posix.join(folder, 'package.json'))) as Manifest
}
