import * as z from 'zod/mini'
import { LabelPictureRequest, LabelRequest } from '@sitewright/domain/labels/model'
import { canPrintLabels } from '@sitewright/domain/labels/policy'
import * as calls from '../calls/labels'
import { rows } from './contract'

export const labels = rows(calls.labels, {
  create: {
    onlyReads: true,
    summary:
      'Prints labels: as a PDF, or as ZPL where MaxZplSize names a limit. 200 also where the ZPL cannot be printed.',
    allow: canPrintLabels,
    query: z.strictObject({ asBase64: z.literal(true) }),
    body: LabelRequest,
  },
  picture: {
    onlyReads: true,
    summary: 'Draws one label as a PNG. 200 also where the ZPL cannot be printed. Beyond the specification.',
    allow: canPrintLabels,
    body: LabelPictureRequest,
  },
})
