import { realpathSync } from 'node:fs'
import path from 'node:path'
import type { Rolldown } from 'vite'

/** The path of a file. Throws where it was renamed: its chunk would be empty, and nobody would notice. */
const find = (file: string): string => realpathSync(path.join(import.meta.dirname, file))

/** What a page imports. The bundler adds what that imports in turn, as far as it is used. */
function importsOf(page: string): Rolldown.CodeSplittingNameFunction {
  const file = find(`src/${page}`)
  return (id, modules) => (modules.getModuleInfo(id)?.importers.includes(file) ? page : null)
}

const UI = '../../packages/ui/src'
/** What the sign-in form has in common with the frame and with lists. */
const SHARED = [
  `${UI}/text-field/TextField.tsx`,
  `${UI}/skeleton/Skeleton.tsx`,
  `${UI}/badge/Badge.tsx`,
  `${UI}/banner/Banner.tsx`,
  `${UI}/focus/KeepFocus.tsx`,
  `${UI}/features/shell/BrandMark.tsx`,
  'src/data/current-session.ts',
].map(find)

/**
 * Chunks that are larger than the bundler would make them, in the order in which a user opens the pages. The first chunk that imports a module contains it. So the first pages load few
 * files, and none that only later pages need. The bundler divides everything else.
 */
const CHUNKS: readonly Rolldown.CodeSplittingGroup[] = [
  { name: 'portal', tags: ['$initial'] },
  { name: 'shared', test: (id) => SHARED.includes(id) },
  { name: importsOf('routes/sign-in/sign-in.route.tsx') },
  { name: importsOf('shell/AppShell.tsx') },
  { name: importsOf('routes/users/user-list.route.tsx') },
  // Forms need most of react-aria, other pages need small parts of it.
  { name: 'library', test: /\/node_modules\//, minShareCount: 2, entriesAware: true },
  { name: importsOf('routes/users/user-details.route.tsx') },
]

/** The groups of the bundler, the first with the highest priority. */
export const pageChunks = CHUNKS.map((chunk, place) => ({ ...chunk, priority: CHUNKS.length - place }))
