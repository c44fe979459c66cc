import { readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { faultOfNode } from './node-version.mjs'

/** What Node 12 does not parse, by the names that ESTree gives it. */
function newSyntax(source: string): string[] {
  const found: string[] = []
  const look = (node: unknown, isInFunction: boolean): void => {
    if (typeof node !== 'object' || node === null) return
    if (Array.isArray(node)) return node.forEach((child) => look(child, isInFunction))
    const { type, operator, ...rest } = node as { type?: string; operator?: string }
    if (type === 'ChainExpression' || type === 'PropertyDefinition' || type === 'StaticBlock') found.push(type)
    if (operator !== undefined && ['??', '??=', '||=', '&&='].includes(operator)) found.push(operator)
    if (type === 'AwaitExpression' && !isInFunction) found.push('top-level await')
    const source = 'source' in rest ? rest.source : undefined
    if (
      typeof source === 'object' &&
      source !== null &&
      'value' in source &&
      String(source.value).startsWith('node:')
    ) {
      found.push('node: import')
    }
    const isFunction = type !== undefined && /Function/.test(type)
    Object.values(rest).forEach((child) => look(child, isInFunction || isFunction))
  }
  look(parseAst(source), false)
  return found
}

describe('the check of Node', () => {
  it.each(['20.19.0', '20.20.2', '22.12.0', '22.21.1', '24.0.0', '26.1.0'])('lets Node %s through', (version) => {
    expect(faultOfNode(version)).toBe('')
  })

  it.each(['8.17.0', '12.22.12', '18.20.8', '20.18.9', '21.7.3', '22.11.0'])(
    'rejects Node %s and recommends Node 24',
    (version) => {
      expect(faultOfNode(version)).toContain(`This is Node ${version}.`)
      expect(faultOfNode(version)).toContain('nvm install 24')
    },
  )

  it.each(['../bootstrap.mjs', './node-version.mjs'])('is written so that Node 12 can read it: %s', (file) => {
    expect(newSyntax(readFileSync(new URL(file, import.meta.url), 'utf8'))).toEqual([])
  })

  it('would notice newer syntax', () => {
    expect(newSyntax("import 'node:fs'\nawait a?.b\nc ??= d ?? e\n")).toEqual([
      'node: import',
      'top-level await',
      'ChainExpression',
      '??=',
      '??',
    ])
  })
})
