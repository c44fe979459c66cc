import * as z from 'zod/mini'
import { ResourceType } from '@sitewright/domain/resources/model'
import type { ClientRows } from '../contract/contract'

export const resources = {
  types: {
    base: 'api',
    method: 'GET',
    path: '/Resource/resourceTypesMetaData',
    replies: { 200: z.array(ResourceType) },
  },
} as const satisfies ClientRows
