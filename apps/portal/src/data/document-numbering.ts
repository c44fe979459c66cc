import { documentNumbering as numberingCalls } from '@sitewright/api-client/calls/document-numbering'
import { documentNumberMessages } from '@sitewright/domain/document-numbering/messages'
import type { DocumentNumberChange } from '@sitewright/domain/document-numbering/model'
import { splitResults, type UpdateOutcome } from '@sitewright/domain/document-numbering/rules'
import type { ResourceType } from '@sitewright/domain/resources/model'
import { toasts } from '../shell/toasts'
import { createOperations } from './api'
import { refresh, useRead } from './read'
import { type PlainOutcome, write } from './write'

const { documentNumbering } = createOperations({ documentNumbering: numberingCalls })

/** The document numbers of a project, asked for all resource types (NUM-17). `undefined` reads nothing. */
export const useDocumentNumbers = (projectId: number, types: readonly ResourceType[] | undefined) =>
  useRead(documentNumbering.list, types && { params: { projectId }, body: types.map(({ typeNumber }) => typeNumber) }, {
    keepsPrevious: false,
  })

/** Sends changed numbers. Without a rejected one, it says so and loads the numbers again (NUM-12, NUM-16). */
export async function updateDocumentNumbers(
  projectId: number,
  changes: DocumentNumberChange[],
): Promise<PlainOutcome<UpdateOutcome>> {
  const outcome = await write(() => documentNumbering.update({ params: { projectId }, body: changes }), {
    failed: documentNumberMessages.updateFailed,
    adapt: (results) => splitResults(changes, results),
    refresh: ['activity.ofProject'],
  })
  if (outcome.status === 'saved' && outcome.value.rejected.length === 0) {
    toasts.success(documentNumberMessages.updated)
    void refresh('documentNumbering.list')
  }
  return outcome
}
