import { existsSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { readThirdPartyPackage, type ThirdPartyPackage } from './notices.ts'

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest

/** The folder that Node finds a package in, from a folder upward. */
export function findFolder(name: string, from: string): string | undefined {
  const folder = path.join(from, 'node_modules', name)
  if (existsSync(path.join(folder, 'package.json'))) return realpathSync(folder)
  const above = path.dirname(from)
  return above === from ? undefined : findFolder(name, above)
}

/**
 * The folder of a package or workspace, and those of the installed packages that it needs in production, by their own dependencies too.
 * @throws Error if a dependency is not installed
 */
export function productionFolders(start: string): string[] {
  const seen = new Set<string>()
  const visit = (folder: string): void => {
    if (seen.has(folder)) return
    seen.add(folder)
    const { dependencies = {}, optionalDependencies = {} } = manifestIn(folder)
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = findFolder(name, folder)
      if (found !== undefined) visit(found)
      // An optional one can be for another system.
      else if (!(name in optionalDependencies)) throw new Error(`${name} is not installed.`)
    }
  }
  visit(realpathSync(start))
  return [...seen]
}

/**
 * The installed packages that a workspace needs in production, its own dependencies' included. Packages of this repository are passed through and not listed.
 * @throws Error if a dependency is not installed
 */
export const productionPackages = (workspace: string): ThirdPartyPackage[] =>
  productionFolders(workspace)
    .filter((folder) => folder.includes(`${path.sep}node_modules${path.sep}`))
    .map(readThirdPartyPackage)
