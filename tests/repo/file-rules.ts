const REFUSED_NAMES = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'lib', 'stuff'])
const KEBAB = /^[a-z\d]+(?:-[a-z\d]+)*(?:\.[a-z\d]+(?:-[a-z\d]+)*)*$/
const COMPONENT = /^[A-Z][A-Za-z\d]*(?:\.(?:stories|styles|test|description|example))?\.tsx?$/
/** Names that tools or custom ask for. */
const BY_CUSTOM =
  /^(README|LICENSE|CHANGELOG|CONTRIBUTING|NOTICES|Containerfile)(\.md)?$|^\d{4}_\w+\.(sql|json)$|^_journal\.json$/

/**
 * Says what is wrong with where a file lies and what it is called.
 * @param file its path from the root
 * @param text what it holds
 */
export function fileFaults(file: string, text: string): string[] {
  const segments = file.split('/')
  const name = segments.at(-1) ?? ''
  const isSource = /^(packages|apps)\/[^/]+\/src\//.test(file)
  const faults = []

  const bad = segments.find((segment) => REFUSED_NAMES.has(segment.replace(/\..*$/, '')))
  if (bad !== undefined) faults.push(`${file}: "${bad}" says nothing about what is in it`)
  if (isSource && /^index\.(ts|tsx)$/.test(name))
    faults.push(`${file}: the entry point of a package is its exports map, not an index file`)

  const isComponent = COMPONENT.test(name)
  if (!isComponent && !name.startsWith('.') && !KEBAB.test(name) && !BY_CUSTOM.test(name)) {
    faults.push(`${file}: a component is named as its export, everything else in kebab-case`)
  }
  if (isSource && /^[A-Z]\w*\.tsx$/.test(name) && !/^export (?:async )?(?:function|const|class) [A-Z]/m.test(text)) {
    faults.push(`${file}: has the name of a component and exports none`)
  }
  if (
    file.startsWith('packages/domain/src/') &&
    !/^(?:[a-z-]+-)?messages\.ts$/.test(name) &&
    /^export const \w+Messages = /m.test(text)
  )
    faults.push(`${file}: texts lie in messages.ts or <part>-messages.ts of the area`)
  if (isSource && /\.tsx?$/.test(name) && isBarrel(text)) faults.push(`${file}: only re-exports other modules`)
  return faults
}

/** Whether a module consists of nothing but `export … from`. */
function isBarrel(text: string): boolean {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$|^['"]use client['"];?$/gm, '')
  const rest = code.replaceAll(/export\s+(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s+from\s+['"][^'"]+['"];?/g, '')
  return code.trim() !== '' && rest.trim() === ''
}

/**
 * Says which components have no story: those with an entry point of their own, and the features. A part that only other
 * components use shows in their stories, and so does a fixture.
 * @param files all files of the repository
 * @param entryPoints the files that the exports map of the design system names, from its folder
 */
export function foldersWithoutStories(files: string[], entryPoints: string[]): string[] {
  const published = new Set(
    entryPoints.map((entryPoint) => `packages/ui/${entryPoint.replace('./', '').replace(/\/[^/]+$/, '')}`),
  )
  const folders = new Map<string, { hasComponent: boolean; hasStory: boolean }>()
  for (const file of files) {
    const folder = /^packages\/ui\/src\/(?:features\/)?[^/]+(?=\/)/.exec(file)?.[0]
    if (folder === undefined || /src\/(tokens|features|features\/fixtures)$/.test(folder)) continue
    const found = folders.get(folder) ?? { hasComponent: false, hasStory: false }
    const name = file.slice(file.lastIndexOf('/') + 1)
    found.hasComponent ||= /^[A-Z]\w*\.tsx$/.test(name)
    found.hasStory ||= name.endsWith('.stories.tsx')
    folders.set(folder, found)
  }
  return [...folders]
    .filter(([folder]) => published.has(folder) || folder.startsWith('packages/ui/src/features/'))
    .filter(([, { hasComponent, hasStory }]) => hasComponent && !hasStory)
    .map(([folder]) => folder)
}
