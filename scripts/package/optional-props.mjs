import { parseSync, Visitor } from 'vite'

/** Types that bind weaker than a union. */
const NEEDS_PARENTHESES = new Set(['TSFunctionType', 'TSConstructorType', 'TSConditionalType'])

/**
 * Adds `| undefined` to every optional property of a declaration file. The library treats a missing property and `undefined`
 * alike, but an application with `exactOptionalPropertyTypes` cannot pass `error={undefined}` without it.
 * @param {string} text declarations
 * @returns {string}
 * @throws {Error} for a syntax error
 */
export function allowUndefined(text) {
  const { program, errors } = parseSync('types.d.ts', text, { lang: 'dts' })
  if (errors.length > 0) throw new Error(errors[0]?.message)
  /** @type {{ at: number, added: string }[]} */
  const insertions = []
  /** @param {{ optional?: boolean, typeAnnotation?: { typeAnnotation: import('vite').ESTree.TSType } | null }} property */
  const visit = ({ optional, typeAnnotation }) => {
    if (!optional || !typeAnnotation) return
    const { start, end, type } = typeAnnotation.typeAnnotation
    const isWeak = NEEDS_PARENTHESES.has(type)
    if (isWeak) insertions.push({ at: start, added: '(' })
    insertions.push({ at: end, added: `${isWeak ? ')' : ''} | undefined` })
  }
  new Visitor({ TSPropertySignature: visit, PropertyDefinition: visit }).visit(program)
  return insertions
    .toSorted((a, b) => b.at - a.at)
    .reduce((result, { at, added }) => result.slice(0, at) + added + result.slice(at), text)
}
