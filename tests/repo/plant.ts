import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT, WORKSPACES } from './repository'

/** A copy of the repository's bones that holds nothing but planted files. */
export type Planted = { root: string; remove(): void }

/**
 * Makes a folder with the package.json of every workspace, the installed dependencies and the given files, for a real
 * tool to judge.
 * @param files texts by path from the root
 */
export function plant(files: Record<string, string>): Planted {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'sitewright-planted-')))
  for (const file of ['package.json', 'tsconfig.base.json', '.oxlintrc.json', '.dependency-cruiser.cjs']) {
    cpSync(path.join(ROOT, file), path.join(root, file))
  }
  for (const workspace of WORKSPACES) {
    mkdirSync(path.join(root, workspace, 'src'), { recursive: true })
    for (const file of ['package.json', 'tsconfig.json']) {
      cpSync(path.join(ROOT, workspace, file), path.join(root, workspace, file))
    }
    linkModules(root, path.join(workspace, 'node_modules'))
  }
  linkModules(root, 'node_modules')
  // Across packages, the planted files have to meet each other and not the real ones.
  mkdirSync(path.join(root, 'node_modules', '@sitewright'))
  for (const workspace of WORKSPACES) {
    symlinkSync(path.join(root, workspace), path.join(root, 'node_modules', '@sitewright', path.basename(workspace)))
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}

function linkModules(root: string, folder: string) {
  const real = path.join(ROOT, folder)
  if (!existsSync(real)) return
  mkdirSync(path.join(root, folder), { recursive: true })
  for (const name of readdirSync(real)) {
    if (name !== '@sitewright' && !name.startsWith('.'))
      symlinkSync(path.join(real, name), path.join(root, folder, name))
  }
}
