/** Hooks and contexts, libraries that are made of them, and handlers in built JSX. */
const BROWSER = [
  /import \{[^}]*\b(?:use[A-Z]\w*|createContext)\b[^}]*\} from ['"]react['"]/,
  /from ['"](?:react-dom|react-aria-components|react-hook-form)['"/]/,
  /\bon[A-Z]\w*: (?:\(|\w+ ?=>|\w+[,}\s])/,
]

/** What a built module imports and exports from others, as it is written. */
export function specifiersIn(text: string): string[] {
  return [...text.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"\n]+)\1/g)].map((match) => match[2] ?? '')
}

/** Whether a built module is for the client: a server component gets references to what it exports. */
export const isMarked = (text: string): boolean => /^(['"])use client\1/.test(text)

/** Names of components and hooks. */
const isClientName = (name: string): boolean => /^(?:use[A-Z]|[A-Z][a-z])/.test(name)

/** What an entry point exports from a module for the client although it is neither a component nor a hook. */
export function markedData(text: string, isFromMarked: (specifier: string) => boolean): string[] {
  return [...text.matchAll(/^(?:import|export) \{([^}]*)\} from "([^"]+)"/gm)].flatMap(
    ([, list = '', specifier = '']) => {
      const names = list.split(',').map((part) => part.trim().replace(/^\S+ as /, ''))
      return isFromMarked(specifier) ? names.filter((name) => !isClientName(name)) : []
    },
  )
}

/** Whether a built module holds what a server component may not. */
export function needsMark(text: string): boolean {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  return BROWSER.some((pattern) => pattern.test(code))
}

/** The lines of a changelog for what changed between two lists of `entry point: names`. */
export function surfaceChanges(before: string, after: string): string[] {
  const parse = (text: string) =>
    new Map(
      text
        .trim()
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2).split(', ')] as const),
    )
  const [old, now] = [parse(before), parse(after)]
  const quote = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ')
  return [...new Set([...old.keys(), ...now.keys()])].toSorted().flatMap((entry) => {
    const [had, has] = [old.get(entry), now.get(entry)]
    if (had === undefined) return `- Added the entry point \`${entry}\` with ${quote(has ?? [])}.`
    if (has === undefined) return `- Removed the entry point \`${entry}\` with ${quote(had)}.`
    const [added, removed] = [has.filter((name) => !had.includes(name)), had.filter((name) => !has.includes(name))]
    return [
      ...(added.length > 0 ? [`- Added to \`${entry}\`: ${quote(added)}.`] : []),
      ...(removed.length > 0 ? [`- Removed from \`${entry}\`: ${quote(removed)}.`] : []),
    ]
  })
}

/** What a declaration file exports, in order; types are marked. */
export function exportedNames(text: string): string[] {
  const declared = [
    ...text.matchAll(/^export (?:declare )?(?:abstract )?(function|const|let|class|enum|interface|type) (\w+)/gm),
  ].map(([, kind, name]) => (kind === 'interface' || kind === 'type' ? `type ${name}` : `${name}`))
  const handedOn = [...text.matchAll(/^export (type )?\{([^}]*)\}/gm)].flatMap(([, type = '', list = '']) =>
    list
      .split(',')
      .map((part) => part.trim().replace(/^\S+ as /, ''))
      .filter((part) => part !== '')
      .map((part) => (part.startsWith('type ') ? part : `${type}${part}`)),
  )
  if (/^export \*/m.test(text)) throw new Error('An entry point exports what it does not name')
  return [...new Set([...declared, ...handedOn])].toSorted()
}
