import { findLine, isNode, parseModule, walk, type SyntaxNode } from './syntax'

/** The files that may call the browser's fetch: the client, and the basemap, which loads its style from another server. */
const MAY_FETCH = ['packages/api-client/src/http.ts', 'packages/ui/src/site-map/basemap/fetch-style.ts']

/** The only file with a cache. */
const CACHE = 'apps/portal/src/data/read.ts'

const GLOBALS = new Set(['window', 'globalThis', 'self'])

/** Functions that make or compare cache keys. */
const KEY_HELPER = /^(?:is|create|make|get|to)?[A-Za-z]*Key(?:Of|For)?$|^keyOf$/

const readName = (node: unknown): string | undefined =>
  isNode(node) && typeof node.name === 'string' ? node.name : undefined

/** Is this `fetch` as a value, or `window.fetch`? */
function isFetch(node: unknown): boolean {
  if (!isNode(node)) return false
  if (node.type === 'Identifier') return node.name === 'fetch'
  return (
    node.type === 'MemberExpression' &&
    GLOBALS.has(readName(node.object) ?? '') &&
    (readName(node.property) === 'fetch' || (isNode(node.property) && node.property.value === 'fetch'))
  )
}

const readSource = ({ source }: SyntaxNode): unknown => (isNode(source) ? source.value : undefined)

/**
 * Finds code that goes around `data/read.ts`, `data/write.ts` and the client.
 * @param file path from the root
 * @returns one sentence for each
 */
export function findDataFaults(file: string, text: string): string[] {
  const faults: string[] = []
  const report = (node: SyntaxNode, what: string) => faults.push(`${file}:${findLine(text, node.start)}: ${what}`)
  const isData = file.startsWith('apps/portal/src/data/')
  const program = parseModule(file, text)
  const inner = isData ? findInnerFunctions(program) : new Set()
  /** Whether each render creates this function. */
  const isCreated = (node: unknown): boolean =>
    inner.has(readName(node)) || (isNode(node) && !['Identifier', 'AssignmentPattern'].includes(node.type))
  walk(program, (node) => {
    if (node.type === 'CallExpression' && isFetch(node.callee) && !MAY_FETCH.includes(file)) {
      report(node, 'calls fetch: the client does that')
    }
    if (file === CACHE) return
    const source = readSource(node)
    if (
      (node.type.startsWith('Import') || node.type.startsWith('Export')) &&
      typeof source === 'string' &&
      (source === 'swr' || source.startsWith('swr/'))
    ) {
      report(node, 'imports swr: useRead, refresh and updateCached do what it needs')
    }
    if (!isData) return
    const name =
      node.type === 'FunctionDeclaration' || (node.type === 'VariableDeclarator' && isFunction(node.init))
        ? readName(node.id)
        : undefined
    if (name !== undefined && KEY_HELPER.test(name.replace('ApiKey', '')))
      report(node, `${name} makes a cache key: the operation names it`)
    if (node.type === 'Property' && readName(node.key) === 'select' && isCreated(node.value))
      report(
        node,
        'selects by a function that each render creates: define it once, so that it runs once for each reply',
      )
    if (isKeyLiteral(node)) report(node, 'writes a cache key: pass the operation and its input')
  })
  return faults
}

/** The names of functions that are defined inside of another one. */
function findInnerFunctions(program: SyntaxNode): Set<unknown> {
  const all: (string | undefined)[] = []
  walk(program, ({ type, id, init }) => {
    if (type === 'FunctionDeclaration' || (type === 'VariableDeclarator' && isFunction(init))) all.push(readName(id))
  })
  const outer = (program.body as SyntaxNode[]).flatMap((statement) => {
    const declared = isNode(statement.declaration) ? statement.declaration : statement
    const declarators = (declared.declarations ?? [declared]) as SyntaxNode[]
    return declarators.map(({ id }) => readName(id))
  })
  return new Set(all.filter((name) => !outer.includes(name)))
}

const isFunction = (node: unknown): boolean =>
  isNode(node) && (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression')

/** A list that begins with the owner of the session, or with the name of an operation and an input after it. */
function isKeyLiteral(node: SyntaxNode): boolean {
  if (node.type !== 'ArrayExpression' || !Array.isArray(node.elements) || node.elements.length < 2) return false
  const [first, second] = node.elements as unknown[]
  if (!isNode(first) || !isNode(second)) return false
  if (first.type === 'Literal' && typeof first.value === 'string') return second.type !== 'Literal'
  return /\.shown\(\)|\.operation$/.test(describe(first))
}

/** The dotted text of an expression: `session.shown()?.id`. */
function describe(node: SyntaxNode): string {
  if (node.type === 'MemberExpression' && isNode(node.object))
    return `${describe(node.object)}.${readName(node.property)}`
  if (node.type === 'CallExpression' && isNode(node.callee)) return `${describe(node.callee)}()`
  if ((node.type === 'ChainExpression' || node.type === 'ParenthesizedExpression') && isNode(node.expression)) {
    return describe(node.expression)
  }
  if (node.type === 'LogicalExpression' && isNode(node.left)) return describe(node.left)
  return readName(node) ?? ''
}
