import type { Client } from '@sitewright/api-client/client'
import { projectNamed } from '../../src/db/demo/projects'
import { everybody, type Cases } from './case'

/** One that every account of license 1 with projects has, one of license 2, and none: who does not see a project is told that there is none. */
const usersOf = (projectId: number, answers: readonly number[]) => ({
  call: (client: Client) => client.projects.users({ params: { projectId }, query: { getActive: true } }),
  answers,
})

export const projectCases = {
  'projects.list': { 'that one sees': { call: (client) => client.projects.list(), answers: everybody } },
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
