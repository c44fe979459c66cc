import * as z from 'zod/mini'
import { LabelCheckRequest, LabelPictureRequest, LabelRequest } from '@sitewright/domain/labels/model'
import { canPrintLabels } from '@sitewright/domain/labels/policy'
import * as calls from '../calls/labels'
import { rows } from './contract'

export const labels = rows(calls.labels, {
  create: {
    onlyReads: true,
    summary:
      'Prints labels: as a PDF, or as ZPL where MaxZplSize names a limit. 200 also where a label cannot be printed: Error names the sites.',
    allow: canPrintLabels,
    query: z.strictObject({ asBase64: z.literal(true) }),
    body: LabelRequest,
  },
  check: {
    onlyReads: true,
    summary:
      'Checks labels before a print, and names those that run off their size or have a code that cannot be read. Beyond the specification.',
    allow: canPrintLabels,
    needsPerson: true,
    body: LabelCheckRequest,
  },
  picture: {
    onlyReads: true,
    summary: 'Draws one label as a PNG. 200 also where the ZPL cannot be printed. Beyond the specification.',
    allow: canPrintLabels,
    body: LabelPictureRequest,
  },
})
