import * as z from 'zod/mini'
import { JumpQuery, JumpResult } from '@sitewright/domain/jump/model'
import { canJump } from '@sitewright/domain/jump/policy'
import { call } from './contract'

export const jump = {
  search: call({
    base: 'own',
    method: 'GET',
    path: '/jump',
    summary:
      'Records that the caller can open, by a part of their name or by their id: at most five of each kind, best first. Beyond the specification.',
    allow: canJump,
    needsPerson: true,
    query: JumpQuery,
    replies: { 200: z.array(JumpResult) },
  }),
} as const
