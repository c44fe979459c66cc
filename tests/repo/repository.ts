import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { listFiles } from '../../scripts/repository-files.mjs'

/** The root of this repository. */
export const ROOT = path.resolve(fileURLToPath(import.meta.url), '../../..')

/** The folders of the npm workspaces, from the root. */
export const WORKSPACES = ['packages/domain', 'packages/api-client', 'packages/ui', 'apps/portal', 'apps/gateway']

const FILES = listFiles(ROOT)

/**
 * Every file that belongs to the repository. A new file belongs to it from `git add` on.
 * @param under a folder from the root; by default all of it
 * @returns paths from the root, in order, with forward slashes
 */
export const repositoryFiles = (under = ''): string[] =>
  under === '' ? FILES : FILES.filter((file) => file.startsWith(`${under}/`))

/** Whether a file is a test, a story or an example: what it says is no text of the product. */
export const isTestOrStory = (file: string): boolean => /\.(?:test|stories|example)\.tsx?$/.test(file)

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
  engines?: { node: string }
}

/** The package.json in a folder of the repository. */
export function manifestOf(folder: string): Manifest {
  return JSON.parse(textOf(path.posix.join(folder, 'package.json'))) as Manifest
}
