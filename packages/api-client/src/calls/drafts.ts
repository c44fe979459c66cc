import { DraftKey } from '@sitewright/domain/drafts/model'
import type { ClientRows } from '../contract/contract'

export const drafts = {
  key: { base: 'own', method: 'GET', path: '/drafts/key', replies: { 200: DraftKey } },
} as const satisfies ClientRows
