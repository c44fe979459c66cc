import type { Client } from '@sitewright/api-client/client'
import { DEMO_PRESERVATIONS, preservationNamed } from '../../src/db/demo/preservations'
import { DEMO_PROJECTS, projectNamed } from '../../src/db/demo/projects'
import type { Cases } from './case'

const refinery = projectNamed('Northgate Refinery Expansion').projectId
const breakwater = projectNamed('Outer Breakwater').projectId
const everyProject = DEMO_PROJECTS.map(({ projectId }) => projectId)

const ofProject = (projectId: number, answers: readonly number[]) => ({
  call: (client: Client) => client.preservations.ofProject({ params: { projectId } }),
  answers,
})

/** Saves the copy of a preservation with another name; the version is left out, so that each caller saves over the last one. */
const save = (
  name: string,
  project: string,
  answers: readonly number[],
  projectId = projectNamed(project).projectId,
) => {
  const { preservationId, relatedKey, steps } = preservationNamed(name, project)
  return {
    call: (client: Client) =>
      client.preservations.save({
        params: { projectId },
        body: [
          {
            id: preservationId,
            name: `${name} of the matrix`,
            projectId: projectNamed(project).projectId,
            preservationRelatedKey: relatedKey,
            steps: [...steps],
          },
        ],
      }),
    answers,
  }
}

export const preservationCases = {
  'preservations.list': {
    'of every project': {
      call: (client) => client.preservations.list({ body: everyProject }),
      answers: [401, 403, 403, 403, 200, 200, 200],
    },
  },
  'preservations.export': {
    'of every project': {
      call: (client) => client.preservations.export({ body: { columns: ['name'] } }),
      answers: [401, 403, 403, 403, 202, 202, 202],
    },
  },
  'preservations.ofProject': {
    'of license 1': { ...ofProject(refinery, [401, 403, 200, 200, 200, 404, 200]), ofOwner: { 'no.projects': 404 } },
    'of license 1 that is assigned to others': {
      ...ofProject(projectNamed('Jetty 3').projectId, [401, 403, 404, 404, 200, 404, 200]),
      ofOwner: { 'other.projects': 200, 'project.reader': 200, 'reader.others': 200 },
    },
    'of license 2': ofProject(breakwater, [401, 403, 404, 404, 404, 200, 200]),
    'that does not exist': ofProject(99_999, [401, 403, 404, 404, 404, 404, 404]),
    'of the project with the defaults': ofProject(1, [401, 403, 404, 404, 404, 404, 404]),
  },
  'preservations.save': {
    'of license 1': save('Pressure Vessels', 'Northgate Refinery Expansion', [401, 403, 403, 403, 200, 404, 200]),
    'of license 2': save('Mooring Hardware', 'Outer Breakwater', [401, 403, 403, 403, 404, 200, 200]),
    // The project of the path is visible to license 1 alone, that of the entry to license 2 alone.
    'of license 2 by the path of license 1': save(
      'Mooring Hardware',
      'Outer Breakwater',
      [401, 403, 403, 403, 400, 404, 200],
      refinery,
    ),
    'of a project that does not exist': save(
      'Pressure Vessels',
      'Northgate Refinery Expansion',
      [401, 403, 403, 403, 404, 404, 404],
      99_999,
    ),
    'of the project with the defaults': save(
      'Default Preservation',
      'Company Defaults',
      [401, 403, 403, 403, 404, 404, 404],
    ),
  },
} satisfies Cases<'preservations'>

/** Copies of license 1 and of license 2, and the id of none. */
export const preservationIds: readonly [number, number, number] = [
  preservationNamed('Heat Exchangers').preservationId,
  preservationNamed('Crane Motors', 'Container Terminal 2').preservationId,
  DEMO_PRESERVATIONS.length + 99_999,
]
