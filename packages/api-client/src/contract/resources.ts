import * as z from 'zod/mini'
import { ResourceType } from '@sitewright/domain/resources/model'
import { canReadResourceTypes } from '@sitewright/domain/resources/policy'
import { call } from './contract'

export const resources = {
  types: call({
    base: 'api',
    method: 'GET',
    path: '/Resource/resourceTypesMetaData',
    summary: 'The resource types, by name.',
    allow: canReadResourceTypes,
    replies: { 200: z.array(ResourceType) },
  }),
} as const
