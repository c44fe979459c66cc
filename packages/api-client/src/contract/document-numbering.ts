import * as z from 'zod/mini'
import {
  DocumentNumber,
  DocumentNumberChanges,
  DocumentNumberResult,
  NumberedTypes,
} from '@sitewright/domain/document-numbering/model'
import { canEditDocumentNumbers, canReadDocumentNumbers } from '@sitewright/domain/document-numbering/policy'
import { call } from './contract'

const ProjectPath = z.object({ projectId: z.int() })

export const documentNumbering = {
  list: call({
    base: 'api',
    method: 'POST',
    path: '/:projectId/CentralLogin/autonumbering',
    onlyReads: true,
    summary: 'The next document number of each of these resource types that has one in the project.',
    allow: canReadDocumentNumbers,
    params: ProjectPath,
    body: NumberedTypes,
    replies: { 200: z.array(DocumentNumber) },
  }),
  update: call({
    base: 'api',
    method: 'POST',
    path: '/:projectId/CentralLogin/autonumbering/update',
    summary: 'Changes document numbers that are still what the caller expects. Answers one result per entry, in order.',
    allow: canEditDocumentNumbers,
    params: ProjectPath,
    body: DocumentNumberChanges,
    keepsStored: true,
    replies: { 200: z.array(DocumentNumberResult) },
  }),
} as const
