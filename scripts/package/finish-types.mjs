import { parseSync, Visitor } from 'vite'

/**
 * Finishes a declaration file of the compiler for a package: relative imports get the extension that Node asks for, and every
 * optional property gets `| undefined`. The library treats a missing property and `undefined` alike, but an application with
 * `exactOptionalPropertyTypes` could not pass `error={undefined}` without it.
 * @param {string} text declarations
 * @returns {{ text: string, imported: string[] }} with the specifiers as they were written
 * @throws {Error} for a syntax error
 */
export function finishTypes(text) {
  const { program, errors } = parseSync('types.d.ts', text, { lang: 'dts' })
  if (errors.length > 0) throw new Error(errors[0]?.message)
  /** @type {[at: number, added: string][]} */
  const insertions = []
  /** @type {string[]} */
  const imported = []
  /** @param {{ source: { value: string, end: number } | null }} node */
  const addExtension = ({ source }) => {
    if (!source) return
    imported.push(source.value)
    if (source.value.startsWith('.')) insertions.push([source.end - 1, '.js'])
  }
  /** @param {{ optional?: boolean, typeAnnotation?: { typeAnnotation: import('vite').ESTree.TSType } | null }} property */
  const allowUndefined = ({ optional, typeAnnotation }) => {
    if (!optional || !typeAnnotation) return
    const { start, end } = typeAnnotation.typeAnnotation
    insertions.push([start, '('], [end, ') | undefined'])
  }
  new Visitor({
    ImportDeclaration: addExtension,
    ExportNamedDeclaration: addExtension,
    ExportAllDeclaration: addExtension,
    TSImportType: addExtension,
    TSPropertySignature: allowUndefined,
    PropertyDefinition: allowUndefined,
  }).visit(program)
  const parts = insertions.toSorted(([a], [b]) => b - a)
  return { text: parts.reduce((all, [at, added]) => all.slice(0, at) + added + all.slice(at), text), imported }
}
