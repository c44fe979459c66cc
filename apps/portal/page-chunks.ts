import { realpathSync } from 'node:fs'
import path from 'node:path'
import type { Rolldown } from 'vite'

/** What a page imports. The bundler adds what that imports in turn, as far as it is used. */
function importsOf(page: string): Rolldown.CodeSplittingNameFunction {
  // Throws where the page was renamed: its chunk would be empty, and nobody would notice.
  const file = realpathSync(path.join(import.meta.dirname, 'src', page))
  return (id, modules) => (modules.getModuleInfo(id)?.importers.includes(file) ? page : null)
}

/** What the sign-in form has in common with the frame and with lists. */
const SHARED =
  /\/ui\/src\/(text-field\/TextField|skeleton\/Skeleton|badge\/Badge|banner\/Banner|focus\/KeepFocus|features\/shell\/BrandMark)\.tsx$|\/data\/current-session\.ts$/

/**
 * Chunks that are larger than the bundler would make them, in the order in which a user opens the pages. The first chunk that imports a module contains it. So the first pages load few
 * files, and none that only later pages need. The bundler divides everything else.
 */
const CHUNKS: readonly Rolldown.CodeSplittingGroup[] = [
  { name: 'portal', tags: ['$initial'] },
  { name: 'shared', test: SHARED },
  { name: importsOf('routes/sign-in/sign-in.route.tsx') },
  { name: importsOf('shell/AppShell.tsx') },
  { name: importsOf('routes/users/user-list.route.tsx') },
  // Forms need most of react-aria, other pages need small parts of it.
  { name: 'library', test: /\/node_modules\//, minShareCount: 2, entriesAware: true },
  { name: importsOf('routes/users/user-details.route.tsx') },
]

/** The groups of the bundler, the first with the highest priority. */
export const pageChunks = CHUNKS.map((chunk, place) => ({ ...chunk, priority: CHUNKS.length - place }))
