import * as z from 'zod/mini'
import { JumpResult } from '@sitewright/domain/jump/model'
import type { ClientRows } from '../contract/contract'

export const jump = {
  search: { base: 'own', method: 'GET', path: '/jump', replies: { 200: z.array(JumpResult) } },
} as const satisfies ClientRows
