import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { repositoryFiles, WORKSPACES } from './repository'

/** Turns type checking off for a file of the copy. In pieces, because no file of the repository may say it. */
const UNCHECKED = ['// @ts', 'nocheck'].join('-')

const EXTENSION = /\.tsx?$/
const isTypeScript = (file: string) => EXTENSION.test(file)
const isDeclaration = (file: string) => file.endsWith('.d.ts')

/**
 * Limits type-checking in a copy of the repository to the files that planting can break: planted and changed files, and
 * files that import a changed file, because their exhaustive tables can lack a new entry. Every other file gets
 * `UNCHECKED`: its types still count, but its own errors are not reported. The repository's type check covers those.
 * @param copy the root of the copy
 * @param planted new and changed files, from the root
 * @returns the files to compile, by workspace, from the workspace's folder
 */
export function limitChecks(copy: string, planted: readonly string[]): Map<string, string[]> {
  const existing = repositoryFiles().filter((file) => /^(apps|packages|tests)\//.test(file) && isTypeScript(file))
  const code = new Set(planted.filter(isTypeScript))
  const changed = existing.filter((file) => code.has(file))
  const judged = new Set(code)
  for (const file of existing) {
    if (code.has(file) || isDeclaration(file)) continue
    const text = readFileSync(path.join(copy, file), 'utf8')
    if (changed.some((target) => importsFile(file, text, target))) judged.add(file)
    else writeFileSync(path.join(copy, file), `${UNCHECKED}\n${text}`)
  }
  return new Map(
    WORKSPACES.map((folder) => [
      folder,
      [...judged].filter((file) => file.startsWith(`${folder}/`)).map((file) => file.slice(folder.length + 1)),
    ]),
  )
}

/** Whether a file names another one in an import: by its relative path, or by the export of its package. */
function importsFile(file: string, text: string, target: string): boolean {
  const goal = target.replace(EXTENSION, '')
  return [...text.matchAll(/\bfrom '([^']+)'/g)].some(([, name = '']) => {
    if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name) === goal
    const [, workspace = '', inside = ''] = /^@sitewright\/([^/]+)\/(.+)$/.exec(name) ?? []
    return goal.endsWith(`/${workspace}/src/${inside}`)
  })
}

/**
 * Writes a tsconfig into a workspace. Its program is the given files, the workspace's global declarations, and what they
 * import.
 * @param files from the workspace's folder
 * @returns the path of the tsconfig, from the root of the copy
 */
export function writeProject(copy: string, folder: string, files: readonly string[]): string {
  const config = `${folder}/tsconfig.planted.json`
  const text = JSON.stringify({ extends: './tsconfig.json', include: ['src/**/*.d.ts'], files })
  writeFileSync(path.join(copy, config), text)
  return config
}
