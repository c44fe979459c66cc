import path from 'node:path'

/** What the bundler tells of a module. */
interface Modules {
  getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

const SOURCE = path.join(import.meta.dirname, 'src')
const ENTRY = path.join(SOURCE, 'main.tsx')

/**
 * Where pages begin, in the order in which a person meets them: what one of them loads, and others too, is a piece of its
 * own, and what a page before has loaded is not in it. So a page loads few files, and none that only later pages need.
 */
const BEGINNINGS: readonly { readonly name: string; readonly file: string }[] = [
  { name: 'portal', file: 'main.tsx' },
  { name: 'shared', file: 'routes/sign-in/sign-in.route.tsx' },
  { name: 'frame', file: 'shell/AppShell.tsx' },
  { name: 'list', file: 'routes/users/user-list.route.tsx' },
  { name: 'form', file: 'routes/users/user-details.route.tsx' },
]

/** Every module that is loaded with one: the ones that it imports, and theirs; not those that are asked for later. */
function loadedWith(id: string, modules: Modules): ReadonlySet<string> {
  const found = new Set([id])
  for (const module of found) for (const next of modules.getModuleInfo(module)?.importedIds ?? []) found.add(next)
  return found
}

/** The groups of the bundler: a page before takes what it loads first. */
export function pageChunks() {
  let loaded: readonly ReadonlySet<string>[] | undefined
  return BEGINNINGS.map(({ name }, place) => ({
    // What comes with the portal itself is there on every page, whoever else asks for it.
    minShareCount: place === 0 ? 1 : 2,
    priority: BEGINNINGS.length - place,
    name: (id: string, modules: Modules): string | null => {
      loaded ??= BEGINNINGS.map(({ file }) => loadedWith(path.join(SOURCE, file), modules))
      // The entry itself is what the page names.
      return id !== ENTRY && !(place > 2 && id.includes('node_modules')) && loaded[place]?.has(id) ? name : null
    },
  }))
}
