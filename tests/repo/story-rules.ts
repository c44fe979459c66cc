import path from 'node:path'
import { isNode, parseModule, type SyntaxNode, walk } from './syntax'

/**
 * What is missing in the stories of a published component, or of a pattern.
 * @param file the path of its stories, from the root
 * @param text their source
 * @returns sentences; empty when it is whole, or when the page is no component's
 */
export function storyFaults(file: string, text: string): string[] {
  if (!/title: '(?:Components|Patterns)\//.test(text)) return []
  const faults: string[] = []
  if (!text.includes("tags: ['autodocs'")) faults.push('it has no page of documentation')
  const own = `./${path.basename(file, '.stories.tsx')}.description`
  if (!text.includes(`import { description } from '${own}'`) || !/parameters: \{\s*description\b/.test(text))
    faults.push(`its parameters have no description from ${own}.ts`)
  return faults.map((fault) => `${file}: ${fault}`)
}

/** Whether every story of a file only tests: its name ends with requirement rows, so that the sidebar hides it. */
export function hasNoStoryForReaders(text: string): boolean {
  const stories = text.split(/^export const \w+: Story\b/m).slice(1)
  return stories.length > 0 && stories.every((story) => /^ {2}name:\s+(['"`]).*\[[A-Z]+2?-\d[^\]]*\]\1,$/m.test(story))
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
