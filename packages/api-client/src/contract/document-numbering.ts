import * as z from 'zod/mini'
import { DocumentNumberChanges, NumberedTypes } from '@sitewright/domain/document-numbering/model'
import { canEditDocumentNumbers, canReadDocumentNumbers } from '@sitewright/domain/document-numbering/policy'
import * as calls from '../calls/document-numbering'
import { rows } from './contract'

const ProjectPath = z.object({ projectId: z.int() })

export const documentNumbering = rows(calls.documentNumbering, {
  list: {
    onlyReads: true,
    summary: 'The next document number of each of these resource types that has one in the project.',
    allow: canReadDocumentNumbers,
    params: ProjectPath,
    body: NumberedTypes,
  },
  update: {
    summary: 'Changes document numbers that are still what the caller expects. Answers one result per entry, in order.',
    allow: canEditDocumentNumbers,
    params: ProjectPath,
    body: DocumentNumberChanges,
    keepsStored: true,
  },
})
