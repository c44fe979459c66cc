import path from 'node:path'
import type { Plugin } from 'vite'

/** Modules without side effects, by the rules of their packages: creating a schema, a policy or a row does nothing else. */
const PURE_MODULES = /\/packages\/(?:domain\/src|api-client\/src\/contract)\/.+\.ts$/
const CONTRACT = path.join(import.meta.dirname, '../../packages/api-client/src/contract/')

/** What the client reads of a row of the contract. The gateway alone reads who may call, and the schemas of what is sent. */
const READ_BY_CLIENT: ReadonlySet<string> = new Set([
  'base',
  'method',
  'path',
  'replies',
  'bodyLimit',
  // Of `facetsCall`, for its reply.
  'facets',
])

/** `call`, and the functions that write a kind of row, such as `facetsCall`. */
const ROW = /^(?:call|[a-z]+Call)$/

/** A node of the syntax tree, as far as it is read here. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly id?: Node | null
  readonly init?: Node | null
  readonly callee?: Node
  readonly arguments?: readonly Node[]
  readonly properties?: readonly Node[]
  readonly key?: Node
  readonly value?: Node
  readonly name?: string
  readonly body?: readonly Node[]
  readonly specifiers?: readonly Node[]
  readonly local?: Node
}

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

const PURE = ['/* @__PURE__ */ (() => (', '))()'] as const

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Every node that is evaluated with its module: none in the body of a function or a class. */
function* evaluatedNodes(node: Node): Generator<Node> {
  yield node
  if (/Function|Class/.test(node.type)) return
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* evaluatedNodes(child)
}

/** Values that a bundler keeps without their names being used: it cannot know that a call, or reading a property, does nothing. */
const doesMore = (init: Node): boolean =>
  [...evaluatedNodes(init)].some(({ type }) => /^(?:Call|New|Member)Expression$|^SpreadElement$/.test(type))

/** Removes what the client does not read of a row. */
const shortenRow = (row: Node | undefined, code: string): Edit[] =>
  (row?.properties ?? [])
    .filter(({ key }) => !READ_BY_CLIENT.has(key?.name ?? ''))
    .map(({ start, end }) => ({ start, end: code[end] === ',' ? end + 1 : end, text: '' }))

/** Lets a constant be dropped where its name is not used; each of `const { a, b } = texts` separately. */
function markPure({ start, end, id, init }: Node): Edit[] {
  if (!id || !init) return []
  if (id.type === 'ObjectPattern' && init.type === 'Identifier')
    return [
      {
        start,
        end,
        text: (id.properties ?? [])
          .map(({ key, value }) => `${value?.name} = ${PURE.join(`${init.name}.${key?.name}`)}`)
          .join(', '),
      },
    ]
  if (id.type !== 'Identifier' || !doesMore(init)) return []
  return [
    { start: init.start, end: init.start, text: PURE[0] },
    { start: init.end, end: init.end, text: PURE[1] },
  ]
}

/**
 * Removes the imports whose names are not used any more: a page would load their modules with the others that it imports.
 * @param code a module without side effects, which imports only such modules
 */
function dropUnusedImports(code: string, parse: (code: string) => unknown): string {
  const program = parse(code)
  if (!isNode(program)) return code
  const imports = (program.body ?? []).filter(
    ({ type, specifiers = [] }) => type === 'ImportDeclaration' && specifiers.length > 0,
  )
  const used = imports.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code)
  // A name in a text or a comment counts too, which keeps an import that could go.
  const words = new Set(used.match(/[\w$]+/g))
  const isUsed = ({ local }: Node): boolean => local?.name === undefined || words.has(local.name)
  return imports
    .filter(({ specifiers = [] }) => !specifiers.some(isUsed))
    .reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code)
}

/**
 * @param code a module of domain or of the contract, in JavaScript
 * @param parse the parser of the bundler
 * @returns the module, in which each value can be dropped where its name is not used, without imports that nothing uses; of a contract, rows with what the client reads alone
 */
export function makeLean(code: string, id: string, parse: (code: string) => unknown): string {
  const program = parse(code)
  if (!isNode(program)) return code
  const edits = [...evaluatedNodes(program)].flatMap((node) => {
    if (node.type === 'VariableDeclarator') return markPure(node)
    const isRow = id.startsWith(CONTRACT) && node.type === 'CallExpression' && ROW.test(node.callee?.name ?? '')
    return isRow ? shortenRow(node.arguments?.[0], code) : []
  })
  let lean = ''
  let from = 0
  for (const { start, end, text } of edits.sort((one, other) => one.start - other.start)) {
    lean += code.slice(from, start) + text
    from = end
  }
  return dropUnusedImports(lean + code.slice(from), parse)
}

/** Drops the schemas, policies and texts of calls that the client never reads, and the schemas of domain that a page does not use. */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    apply: 'build',
    transform: {
      filter: { id: PURE_MODULES },
      handler(code, id) {
        return { code: makeLean(code, id, (text) => this.parse(text)), map: null }
      },
    },
  }
}
