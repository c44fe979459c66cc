import * as z from 'zod/mini'
import { DocumentNumber, DocumentNumberResult } from '@sitewright/domain/document-numbering/model'
import type { ClientRows } from '../contract/contract'

export const documentNumbering = {
  list: {
    base: 'api',
    method: 'POST',
    path: '/:projectId/CentralLogin/autonumbering',
    replies: { 200: z.array(DocumentNumber) },
  },
  update: {
    base: 'api',
    method: 'POST',
    path: '/:projectId/CentralLogin/autonumbering/update',
    replies: { 200: z.array(DocumentNumberResult) },
  },
} as const satisfies ClientRows
