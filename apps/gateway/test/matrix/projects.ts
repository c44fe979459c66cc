import type { Client } from '@sitewright/api-client/client'
import { projectNamed } from '../../src/db/demo/projects'
import { everybody, type Cases } from './case'

/** One that every account of license 1 with projects has, one of license 2, and none: callers who do not see a project get the answer that there is none. */
const usersOf = (projectId: number, answers: readonly number[]) => ({
  call: (client: Client) => client.projects.users({ params: { projectId }, query: { getActive: true } }),
  answers,
})

const body = { name: 'Matrix Yard', description: 'Made by the matrix' }
const create = (licenseId: number) => (client: Client) => client.projects.create({ body: { ...body, licenseId } })
/** A project that nothing else uses, so that its state can change. */
const flare = projectNamed('Flare Relocation').projectId
const quay = projectNamed('Quay Crane Rails').projectId

/** Calls that only super-administrators may make: all others are refused before anything is read. */
const forEditors = (call: (client: Client, projectId: number) => Promise<{ readonly status: number }>) => ({
  'of license 1': { call: (client: Client) => call(client, flare), answers: [401, 403, 403, 403, 403, 403, 200] },
  'of license 2': { call: (client: Client) => call(client, quay), answers: [401, 403, 403, 403, 403, 403, 200] },
  'that does not exist': {
    call: (client: Client) => call(client, 99_999),
    answers: [401, 403, 403, 403, 403, 403, 404],
  },
})
const one = (projectId: number, answers: readonly number[]) => ({
  call: (client: Client) => client.projects.one({ params: { projectId } }),
  answers,
})

export const projectCases = {
  'projects.list': { 'that one sees': { call: (client) => client.projects.list(), answers: everybody } },
  'projects.facets': {
    'that one sees': { call: (client) => client.projects.facets({ query: {} }), answers: everybody },
  },
  'projects.export': {
    'that one sees': {
      call: (client) => client.projects.export({ body: { columns: ['name'] } }),
      answers: [401, 202, 202, 202, 202, 202, 202],
    },
  },
  'projects.one': {
    'of license 1': {
      ...one(projectNamed('Northgate Refinery Expansion').projectId, [401, 404, 200, 200, 200, 404, 200]),
      ofOwner: { 'no.projects': 404 },
    },
    'of license 1 that is assigned to others': {
      ...one(projectNamed('Jetty 3').projectId, [401, 404, 404, 404, 200, 404, 200]),
      ofOwner: { 'other.projects': 200, 'project.reader': 200, 'reader.others': 200 },
    },
    'of license 2': one(projectNamed('Outer Breakwater').projectId, [401, 404, 404, 404, 404, 200, 200]),
    'that does not exist': one(99_999, [401, 404, 404, 404, 404, 404, 404]),
  },
  'projects.create': {
    'in license 1': { call: create(1), answers: [401, 403, 403, 403, 200, 400, 200] },
    'in license 2': { call: create(2), answers: [401, 403, 403, 403, 400, 200, 200] },
    'in a license that does not exist': { call: create(99_999), answers: [401, 403, 403, 403, 400, 400, 400] },
  },
  'projects.save': forEditors((client, projectId) => client.projects.save({ params: { projectId }, body })),
  'projects.use': forEditors((client, projectId) => client.projects.use({ params: { projectId } })),
  'projects.deactivate': forEditors((client, projectId) => client.projects.deactivate({ params: { projectId } })),
  'projects.activate': forEditors((client, projectId) => client.projects.activate({ params: { projectId } })),
  'projects.users': {
    'of license 1': usersOf(
      projectNamed('Northgate Refinery Expansion').projectId,
      [401, 403, 200, 200, 200, 404, 200],
    ),
    'of license 1 that is assigned to others': {
      ...usersOf(projectNamed('Jetty 3').projectId, [401, 403, 404, 404, 200, 404, 200]),
      // One has it assigned, in another license. The others see the whole license.
      ofOwner: { 'other.projects': 200, 'project.reader': 200, 'reader.others': 200 },
    },
    'of license 2': usersOf(projectNamed('Outer Breakwater').projectId, [401, 403, 404, 404, 404, 200, 200]),
    'that does not exist': usersOf(99_999, [401, 403, 404, 404, 404, 404, 404]),
  },
} satisfies Cases<'projects'>
