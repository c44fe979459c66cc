import { LabelCheck, LabelPicture, LabelReply } from '@sitewright/domain/labels/model'
import type { ClientRows } from '../contract/contract'

export const labels = {
  create: {
    base: 'gateway',
    method: 'POST',
    path: '/list/labels',
    bodyLimit: 512 * 1024,
    replies: { 200: LabelReply },
  },
  check: { base: 'own', method: 'POST', path: '/labels/check', bodyLimit: 512 * 1024, replies: { 200: LabelCheck } },
  picture: { base: 'own', method: 'POST', path: '/labels/picture', replies: { 200: LabelPicture } },
} as const satisfies ClientRows
