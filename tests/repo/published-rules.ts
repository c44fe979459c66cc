/** Hooks and contexts, libraries that are made of them, and handlers in built JSX. */
const BROWSER = [
  /import \{[^}]*\b(?:use[A-Z]\w*|createContext)\b[^}]*\} from ['"]react['"]/,
  /from ['"](?:react-dom|react-aria-components|react-hook-form)['"/]/,
  /\bon[A-Z]\w*: (?:\(|\w+ ?=>|\w+[,}\s])/,
]

/** Whether a built module holds what a server component may not. */
export function needsMark(text: string): boolean {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  return BROWSER.some((pattern) => pattern.test(code))
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
