import type { Client } from '@sitewright/api-client/client'
import { SITE_BARCODE_CONFIG } from '@sitewright/domain/configs/model'
import { projectNamed } from '../../src/db/demo/projects'
import type { Cases } from './case'

const ofProject = (projectId: number, answers: readonly number[]) => ({
  call: (client: Client) => client.configs.ofProject({ params: { projectId, configName: SITE_BARCODE_CONFIG } }),
  answers,
})

export const configCases = {
  'configs.ofProject': {
    'of license 1': {
      ...ofProject(projectNamed('Northgate Refinery Expansion').projectId, [401, 403, 200, 200, 200, 404, 200]),
      ofOwner: { 'no.projects': 404 },
    },
    'of license 1 that is assigned to others': {
      ...ofProject(projectNamed('Jetty 3').projectId, [401, 403, 404, 404, 200, 404, 200]),
      ofOwner: { 'other.projects': 200, 'project.reader': 200, 'reader.others': 200 },
    },
    'of license 2': ofProject(projectNamed('Outer Breakwater').projectId, [401, 403, 404, 404, 404, 200, 200]),
    'that does not exist': ofProject(99_999, [401, 403, 404, 404, 404, 404, 404]),
  },
} satisfies Cases<'configs'>
