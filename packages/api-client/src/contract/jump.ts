import { JumpQuery } from '@sitewright/domain/jump/model'
import { canJump } from '@sitewright/domain/jump/policy'
import * as calls from '../calls/jump'
import { rows } from './contract'

export const jump = rows(calls.jump, {
  search: {
    summary:
      'Records that the caller can open, by a part of their name or by their id: at most five of each kind, best first. Beyond the specification.',
    allow: canJump,
    needsPerson: true,
    query: JumpQuery,
  },
})
