import { InternalSettings } from '@sitewright/domain/internal-settings/model'
import type { ClientRows } from '../contract/contract'

export const internalSettings = {
  read: {
    base: 'gateway',
    method: 'GET',
    path: '/license/:licenseId/intelliwave-config',
    replies: { 200: InternalSettings },
  },
  save: {
    base: 'gateway',
    method: 'POST',
    path: '/license/:licenseId/intelliwave-config',
    replies: { 200: InternalSettings, 409: InternalSettings },
  },
} as const satisfies ClientRows
