import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { makeLean } from '../../apps/portal/lean-contract'

const root = path.join(import.meta.dirname, '../..')
const inDomain = path.join(root, 'packages/domain/src/sites/model.ts')
const inContract = path.join(root, 'packages/api-client/src/contract/sites.ts')

const lean = (code: string, id = inDomain): string => makeLean(code, id, (text) => parseAst(text))

/** Runs a module of constants and returns its last expression. */
const run = (code: string, result: string): unknown => runInNewContext(`${code}\n;(${result})`)

describe('modules of domain in the build of the portal', () => {
  it('mark a call, a spread and a read property as pure, and keep their value', () => {
    const code = 'const a = [1, 2].map((n) => n * 2)\nconst b = { ...{ c: 3 } }\nconst d = b.c'
    const made = lean(code)
    expect(made.match(/@__PURE__/g)).toHaveLength(3)
    expect(run(made, '[a, b, d]')).toEqual([[2, 4], { c: 3 }, 3])
  })

  it('keep each name of a destructured table', () => {
    const made = lean("const texts = { one: 'a', other: 'b' }\nconst { one, other: second } = texts")
    expect(made.match(/@__PURE__/g)).toHaveLength(2)
    expect(run(made, '[one, second]')).toEqual(['a', 'b'])
  })

  it('import no module of which they use no name', () => {
    const code =
      "import { a } from './a'\nimport { b as c, d } from './b'\nimport * as z from 'zod/mini'\nimport './e'\nconst f = [d]"
    expect(lean(code).match(/import.*/g)).toEqual(["import { b as c, d } from './b'", "import './e'"])
  })

  it('leave functions and plain tables as they are', () => {
    const code = "const texts = { saved: 'Saved.' }\nfunction add(a, b) { const c = a.n + b.n; return c }"
    expect(lean(code)).toBe(code)
  })
})

describe('rows of the contract in the build of the portal', () => {
  const row = `const call = (row) => row
const policy = {}
const sites = { list: call({ base: 'gateway', method: 'GET', path: '/sites', summary: 'All, of them', allow: policy, query: { a: 1 }, bodyLimit: 7, replies: { 200: { query: 2 } } }) }`

  it('contain what the client reads alone', () => {
    expect(run(lean(row, inContract), 'sites.list')).toEqual({
      base: 'gateway',
      method: 'GET',
      path: '/sites',
      bodyLimit: 7,
      replies: { 200: { query: 2 } },
    })
  })

  it('stay whole outside of the contract', () => {
    expect(run(lean(row), 'sites.list')).toHaveProperty('summary')
  })
})
