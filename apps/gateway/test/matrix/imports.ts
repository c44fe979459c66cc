import type { Client } from '@sitewright/api-client/client'
import { projectNamed } from '../../src/db/demo/projects'
import type { Cases } from './case'

const read = (username: string) => (client: Client) => client.imports.ofUser({ params: { username } })
const save = (username: string) => (client: Client) => client.imports.saveOfUser({ params: { username }, body: [] })

const refinery = projectNamed('Northgate Refinery Expansion').projectId
const breakwater = projectNamed('Outer Breakwater').projectId
/** Vendor Shipments of license 1, and Hydrographic Survey of license 2. */
const [SHIPMENTS, SURVEY] = [8, 11]

/** For holders of ADMINISTER_IMPORT_SYSTEM_DETAILS: an import system or a project of license 1, of license 2, and none. */
const byLicense = (
  call: (client: Client, id: number) => Promise<{ readonly status: number }>,
  ids: readonly number[],
) => {
  const [first = 0, second = 0] = ids
  return {
    'of license 1': { call: (client: Client) => call(client, first), answers: [401, 403, 403, 403, 200, 404, 200] },
    'of license 2': { call: (client: Client) => call(client, second), answers: [401, 403, 403, 403, 404, 200, 200] },
    'that does not exist': {
      call: (client: Client) => call(client, 99_999),
      answers: [401, 403, 403, 403, 404, 404, 404],
    },
  }
}

const input = (displayName: string) => ({ displayName, path: '/x', description: '', active: true, isInternal: false })
let count = 0
/** A new name for each call, because names are unique within a project. */
const nextName = (): string => {
  count += 1
  return `Matrix ${count}`
}
const ofProject = (projectId: number) => (client: Client) => client.imports.ofProject({ params: { projectId } })

export const importCases = {
  'imports.ofUser': {
    'of license 1': { call: read('agnes.lindqvist'), answers: [401, 403, 200, 200, 200, 404, 200] },
    'of license 2': { call: read('chloe.nakamura'), answers: [401, 403, 404, 404, 404, 200, 200] },
    'that does not exist': { call: read('nobody'), answers: [401, 403, 404, 404, 404, 404, 404] },
    'who has no role': { call: read('no.roles'), answers: [401, 200, 200, 200, 200, 404, 200] },
  },
  'imports.saveOfUser': {
    'of license 1': { call: save('agnes.lindqvist'), answers: [401, 403, 403, 403, 200, 404, 200] },
    'of license 2': { call: save('chloe.nakamura'), answers: [401, 403, 403, 403, 404, 200, 200] },
    'that does not exist': { call: save('nobody'), answers: [401, 403, 403, 403, 404, 404, 404] },
    'who has no role': { call: save('no.roles'), answers: [401, 403, 403, 403, 200, 404, 200] },
  },
  'imports.list': {
    'that one sees': { call: (client) => client.imports.list(), answers: [401, 403, 403, 403, 200, 200, 200] },
  },
  'imports.facets': {
    'that one sees': {
      call: (client) => client.imports.facets({ query: {} }),
      answers: [401, 403, 403, 403, 200, 200, 200],
    },
  },
  'imports.export': {
    'that one sees': {
      call: (client) => client.imports.export({ body: { columns: ['displayName'] } }),
      answers: [401, 403, 403, 403, 202, 202, 202],
    },
  },
  'imports.paths': {
    'that one sees': { call: (client) => client.imports.paths(), answers: [401, 403, 403, 403, 200, 200, 200] },
  },
  'imports.one': byLicense((client, configId) => client.imports.one({ params: { configId } }), [SHIPMENTS, SURVEY]),
  'imports.save': byLicense(
    (client, configId) => client.imports.save({ params: { configId }, body: input('Matrix system') }),
    [SHIPMENTS, SURVEY],
  ),
  'imports.ofProject': {
    'of license 1': {
      call: ofProject(refinery),
      answers: [401, 403, 200, 200, 200, 404, 200],
      ofOwner: { 'no.projects': 404 },
    },
    'of license 2': { call: ofProject(breakwater), answers: [401, 403, 404, 404, 404, 200, 200] },
    'that does not exist': { call: ofProject(99_999), answers: [401, 403, 404, 404, 404, 404, 404] },
  },
  'imports.create': byLicense(
    (client, projectId) => client.imports.create({ params: { projectId }, body: input(nextName()) }),
    [refinery, breakwater],
  ),
} satisfies Cases<'imports'>
