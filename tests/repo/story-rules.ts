import path from 'node:path'
import { sentenceName } from '../../.storybook/story-names'
import { TEST_TAG } from '../../.storybook/tags'
import { withoutRows } from '../../scripts/runner/marks.mjs'
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

/** The most characters of a name in the sidebar. */
const LONGEST_NAME = 40

/**
 * What is wrong with the names of the stories of a file. A story that readers see has a short one; one that only tests may have a
 * sentence. The requirement rows of both are among the parameters.
 * @param file the path of the stories, from the root
 * @returns sentences; empty if readers can use them all
 */
export function findBadNames(file: string, text: string): string[] {
  const names: string[] = []
  const faults: string[] = []
  walk(parseModule(file, text), ({ type, id, init }) => {
    if (type !== 'VariableDeclarator' || !isNode(id) || !isNode(init)) return
    if (!text.slice(id.start, id.end).endsWith(': Story')) return
    const valueOf = (key: string) => propertiesOf(init).find((property) => nameOf(property) === key)?.value
    const [own, tags] = [valueOf('name'), valueOf('tags')]
    const name = isNode(own) ? text.slice(own.start + 1, own.end - 1) : sentenceName(nameOf(id))
    if (withoutRows(name) !== name) faults.push(`${file}: the name of ${nameOf(id)} has requirement rows`)
    if (isNode(tags) && text.slice(tags.start, tags.end).includes(`'${TEST_TAG}'`)) return
    names.push(name)
    if (name.length > LONGEST_NAME)
      faults.push(`${file}: ${nameOf(id)} has a long name and is not ${TEST_TAG}: ${name}`)
  })
  return names.length > 0 ? faults : [...faults, `${file}: all stories only test`]
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
