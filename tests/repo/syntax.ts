import { parseSync } from 'vite'

/** A node of the syntax tree (ESTree, with TypeScript). */
export interface SyntaxNode {
  type: string
  /** Position of its first character, in UTF-16 units. */
  start: number
  end: number
  [key: string]: unknown
}

/** Whether a value is a node. */
export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Calls `visit` with `node` and each node below it, parents first. The source of an import or export is left out. */
export function walk(node: SyntaxNode, visit: (node: SyntaxNode) => void): void {
  visit(node)
  for (const [key, value] of Object.entries(node)) {
    if (key === 'source') continue
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit)
  }
}

/**
 * Parses a module.
 * @throws {Error} for a syntax error
 */
export function parseModule(file: string, text: string): SyntaxNode {
  const { program, errors }: { program: unknown; errors: { message: string }[] } = parseSync(file, text)
  if (errors.length > 0 || !isNode(program)) throw new Error(`${file}: ${errors[0]?.message ?? 'no program'}`)
  return program
}

/** The comments of a module, in order. */
export const parseComments = (file: string, text: string): { start: number; value: string }[] =>
  parseSync(file, text).comments

/** The line of a position, which is in UTF-16 units. Lines count from 1. */
export const findLine = (text: string, position: number): number => text.slice(0, position).split('\n').length
