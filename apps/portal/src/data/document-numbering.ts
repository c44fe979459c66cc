import { documentNumbering as numberingCalls } from '@sitewright/api-client/calls/document-numbering'
import { documentNumberMessages } from '@sitewright/domain/document-numbering/messages'
import type { DocumentNumberChange } from '@sitewright/domain/document-numbering/model'
import { splitResults, type UpdateOutcome } from '@sitewright/domain/document-numbering/rules'
import type { ResourceType } from '@sitewright/domain/resources/model'
import { createOperations } from './api'
import { refresh, useRead } from './read'
import { type PlainOutcome, write } from './write'

const { documentNumbering } = createOperations({ documentNumbering: numberingCalls })

/** The document numbers of a project, asked for all resource types (NUM-17). `undefined` reads nothing. */
export const useDocumentNumbers = (projectId: number, types: readonly ResourceType[] | undefined) =>
  useRead(
    documentNumbering.list,
    types && { params: { projectId }, body: types.map(({ typeNumber }) => typeNumber) },
    {},
  )

/** Sends changed numbers. Without a rejected one, it says so and loads the numbers again (NUM-12, NUM-16). */
export const updateDocumentNumbers = (
  projectId: number,
  changes: DocumentNumberChange[],
): Promise<PlainOutcome<UpdateOutcome>> =>
  write(() => documentNumbering.update({ params: { projectId }, body: changes }), {
    saved: ({ rejected }) => (rejected.length === 0 ? documentNumberMessages.updated : undefined),
    failed: documentNumberMessages.updateFailed,
    adapt: (results) => splitResults(changes, results),
    store: ({ rejected }) => {
      if (rejected.length === 0) void refresh('documentNumbering.list')
    },
    refresh: ['activity.ofProject'],
  })
