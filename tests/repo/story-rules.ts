import { isNode, parseModule, type SyntaxNode, walk } from './syntax'

/** What the page of a component tells in words, and by what a reader finds it. */
const WORDS = [
  ['when not to use it', /\*\*Not for\*\*/],
  ['the role and name that it exposes', /\*\*Roles? and names?\*\*/],
  ['its keys as a table', /\| Key \| Does \|/],
] as const

/** The one key of what takes no focus. */
const SKIPPED = /\| Tab \| Skips it \|/

/**
 * What is missing on the Storybook page of a published component, or of a pattern.
 * @param file the path of its stories, from the root
 * @param text what stands in it
 * @returns sentences; empty when it is whole, or when the page is no component's
 */
export function storyFaults(file: string, text: string): string[] {
  const title = /title: '(Components|Patterns)\//.exec(text)
  if (title === null) return []
  const faults: string[] = []
  const [, section] = title
  if (!text.includes("tags: ['autodocs'")) faults.push('it has no page of documentation')
  for (const [what, pattern] of WORDS) {
    // A pattern is made of components, which have their own roles.
    if (section === 'Patterns' && what.startsWith('the role')) continue
    if (!pattern.test(text)) faults.push(`it does not tell ${what}`)
  }
  const isPlayed = /export const KeyboardAlone\w*\b/.test(text)
  if (!isPlayed && !SKIPPED.test(text)) faults.push('no story works it with the keyboard alone (KeyboardAlone)')
  return faults.map((fault) => `${file}: ${fault}`)
}

/** A name of a story that shows a failure, a refusal or nothing. */
const FAILURE_NAME =
  /Fail|Error|Missing|Empty|Forbidden|Refused|Rejected|Denied|Unreachable|Offline|Expired|Invalid|Wrong|Conflict|Nothing|None|ReadOnly|Cannot|Not[A-Z]|^No[A-Z]/

/** The same in the title that Storybook shows. */
const FAILURE_SENTENCE = /\b(?:fail\w*|cannot|empty|no|nothing|refused|rejected|without)\b/i

/** The same in arguments: a view that failed or is empty, a refusal of a policy, an error of a field. */
const FAILURE_ARGUMENT =
  /\b(?:failed|refused)\(|'failed'|\bready\(\[\]\)|\btotal: 0\b|\b(?:error|failure|staleProblem): /

const propertiesOf = (story: SyntaxNode): SyntaxNode[] =>
  Array.isArray(story.properties) ? story.properties.filter(isNode) : []

/** The name of a property, a declaration or a called function. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  return typeof node.name === 'string' ? node.name : nameOf(node.key ?? node.id ?? node.callee)
}

/**
 * The stories that show a failure, a refusal or an empty state and have no play that looks for what a user must find there.
 * @param file the path of the stories, from the root
 * @returns the file and the export of each
 */
export function findUnplayed(file: string, text: string): string[] {
  const textOfNode = (node: unknown): string => (isNode(node) ? text.slice(node.start, node.end) : '')
  const declared = new Map<string, SyntaxNode>()
  walk(parseModule(file, text), (node) => {
    if (/^(?:VariableDeclarator|FunctionDeclaration)$/.test(node.type) && !declared.has(nameOf(node)))
      declared.set(nameOf(node), node)
  })
  const hasPlay = (story: SyntaxNode): boolean =>
    propertiesOf(story).some((property) =>
      property.type === 'SpreadElement'
        ? /\bplay\b/.test(textOfNode(declared.get(nameOf(property.argument))))
        : nameOf(property) === 'play',
    )
  return [...declared].flatMap(([name, { id, init }]) => {
    if (!isNode(init) || !textOfNode(id).endsWith(': Story')) return []
    const part = (key: string) => textOfNode(propertiesOf(init).find((property) => nameOf(property) === key))
    const isFailure =
      FAILURE_NAME.test(name) || FAILURE_SENTENCE.test(part('name')) || FAILURE_ARGUMENT.test(part('args'))
    return isFailure && !hasPlay(init) ? [`${file}: ${name}`] : []
  })
}

/** The lines that exempt a story from axe without a comment above that says why. */
export const findUnexplainedExemptions = (file: string, text: string): string[] =>
  [...text.matchAll(/^(.*)\n(.*\ba11y: \{ (?:test: '(?:off|todo)'|disable).*)$/gm)].flatMap(
    ([, above = '', exemption = '']) => (/^\s*(?:\/\/|\*|\/\*)/.test(above) ? [] : [`${file}: ${exemption.trim()}`]),
  )
