import * as z from 'zod/mini'
import { LabelPicture, LabelPictureRequest, LabelReply, LabelRequest } from '@sitewright/domain/labels/model'
import { canPrintLabels } from '@sitewright/domain/labels/policy'
import { call } from './contract'

export const labels = {
  create: call({
    base: 'gateway',
    method: 'POST',
    path: '/list/labels',
    onlyReads: true,
    summary:
      'Prints labels: as a PDF, or as ZPL where MaxZplSize names a limit. 200 also where the ZPL cannot be printed.',
    allow: canPrintLabels,
    query: z.strictObject({ asBase64: z.literal(true) }),
    body: LabelRequest,
    bodyLimit: 512 * 1024,
    replies: { 200: LabelReply },
  }),
  picture: call({
    base: 'own',
    method: 'POST',
    path: '/labels/picture',
    onlyReads: true,
    summary: 'Draws one label as a PNG. 200 also where the ZPL cannot be printed. Beyond the specification.',
    allow: canPrintLabels,
    body: LabelPictureRequest,
    replies: { 200: LabelPicture },
  }),
} as const
