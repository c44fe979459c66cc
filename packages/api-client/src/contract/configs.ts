import * as z from 'zod/mini'
import { Config } from '@sitewright/domain/configs/model'
import { canReadConfigs } from '@sitewright/domain/configs/policy'
import { call } from './contract'

export const configs = {
  ofProject: call({
    base: 'api',
    method: 'GET',
    path: '/project/:projectId/:configName/get-config',
    summary: 'One config of a project by its name; null where the project has none.',
    allow: canReadConfigs,
    params: z.object({ projectId: z.int(), configName: z.string() }),
    replies: { 200: z.nullable(Config) },
  }),
} as const
