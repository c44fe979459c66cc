import path from 'node:path'

/** What the bundler tells of a module. */
interface Modules {
  getModuleInfo: (id: string) => {
    readonly importedIds: readonly string[]
    readonly dynamicallyImportedIds?: readonly string[]
    readonly code?: string | null
  } | null
}

const SOURCE = path.join(import.meta.dirname, 'src')
const ENTRY = path.join(SOURCE, 'main.tsx')
const SIGN_IN = 'routes/sign-in/sign-in.route.tsx'
const FRAME = 'shell/AppShell.tsx'
const LIST = 'routes/users/user-list.route.tsx'

/**
 * Where pages begin, in the order in which a person meets them: what one of them loads, and others too, is a piece of its
 * own, and what a page before has loaded is not in it. So a page loads few files, and none that only later pages need.
 */
const BEGINNINGS: readonly { readonly name: string; readonly file: string; readonly neededBy?: readonly string[] }[] = [
  { name: 'portal', file: 'main.tsx' },
  // The form of the sign-in page is also in the dialog of an ended session. Lists and the frame do without it.
  { name: 'shared', file: SIGN_IN, neededBy: [FRAME, LIST] },
  { name: 'sign-in', file: SIGN_IN },
  { name: 'frame', file: FRAME },
  { name: 'list', file: LIST },
  { name: 'form', file: 'routes/users/user-details.route.tsx' },
  { name: 'license-view', file: 'routes/licenses/license-view.route.tsx' },
  { name: 'project', file: 'routes/projects/project-info.route.tsx' },
  { name: 'sites', file: 'routes/projects/project-sites.route.tsx' },
  { name: 'site', file: 'routes/sites/site-properties.route.tsx' },
  { name: 'group', file: 'routes/groups/group-details.route.tsx' },
  { name: 'key', file: 'routes/api-keys/api-key-details.route.tsx' },
  { name: 'license', file: 'routes/licenses/license-edit.route.tsx' },
]

/** The module that exports all 1,700 icons. A module that imports it loads only the icons that it names. */
const ICON_BARREL = /\/lucide-react\/dist\/esm\/lucide-react\.m?js$/
const ICON = /\/lucide-react\/dist\/esm\/icons\//

/** Names of exports in `{ default as Bell, default as BellIcon } from './icons/bell.mjs'`. */
const BARREL_LINE = /export \{([^}]*)\} from '\.\/(icons\/[^']+)'/g
const BARREL_NAME = /default as (\w+)/g
/** Names of imports in `import { Bell, X as Close } from 'lucide-react'`. */
const ICON_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g

/** File of each icon by its name, as the module of all icons exports it. */
function readIcons(barrel: string, code: string): ReadonlyMap<string, string> {
  const folder = path.dirname(barrel)
  return new Map(
    [...code.matchAll(BARREL_LINE)].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(BARREL_NAME)].map(([, name = '']) => [name, path.join(folder, file)] as const),
    ),
  )
}

/** Every module that is loaded with one: the ones that it imports, and theirs; not those that are asked for later. */
function loadedWith(id: string, modules: Modules): ReadonlySet<string> {
  const found = new Set([id])
  const namedIcons = new Set<string>()
  let icons: ReadonlyMap<string, string> = new Map()
  for (const module of found) {
    const info = modules.getModuleInfo(module)
    if (ICON_BARREL.test(module)) icons = readIcons(module, info?.code ?? '')
    for (const [, names = ''] of info?.code?.matchAll(ICON_IMPORT) ?? [])
      for (const name of names.split(',')) namedIcons.add(name.trim().split(/\s+as\s+/)[0] ?? '')
    for (const next of info?.importedIds ?? []) if (!ICON.test(next)) found.add(next)
  }
  for (const name of namedIcons) found.add(icons.get(name) ?? '')
  return found
}

/** The first of the pages whose pieces serve one area alone. */
const FIRST_AREA = BEGINNINGS.findIndex(({ name }) => name === 'license-view')

/** What pages load later, when it is needed, with everything that comes with it. Pages themselves are left out. */
function loadedLater(pages: readonly ReadonlySet<string>[], modules: Modules): ReadonlySet<string> {
  const later = new Set<string>()
  for (const id of new Set(pages.flatMap((page) => [...page]))) {
    for (const next of modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
      if (!next.endsWith('.route.tsx')) for (const module of loadedWith(next, modules)) later.add(module)
    }
  }
  return later
}

/** The groups of the bundler: a page before takes what it loads first. */
export function pageChunks() {
  let loaded: readonly ReadonlySet<string>[] | undefined
  let later: ReadonlySet<string> | undefined
  return BEGINNINGS.map(({ name }, place) => ({
    // The modules of the portal itself are on every page, whichever other page imports them.
    minShareCount: place === 0 ? 1 : 2,
    priority: BEGINNINGS.length - place,
    name: (id: string, modules: Modules): string | null => {
      loaded ??= BEGINNINGS.map(({ file, neededBy }) => {
        const own = loadedWith(path.join(SOURCE, file), modules)
        if (neededBy === undefined) return own
        const needed = neededBy.map((other) => loadedWith(path.join(SOURCE, other), modules))
        return new Set([...own].filter((module) => needed.some((page) => page.has(module))))
      })
      later ??= loadedLater(loaded, modules)
      // In a piece of an area, it would bring the whole piece to pages of other areas.
      if (place >= FIRST_AREA && later.has(id)) return null
      // The entry itself is what the page names.
      return id !== ENTRY && !(place > 3 && id.includes('node_modules') && !ICON.test(id)) && loaded[place]?.has(id)
        ? name
        : null
    },
  }))
}
