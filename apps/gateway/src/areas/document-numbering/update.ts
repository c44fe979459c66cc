import type { documentNumbering as contract } from '@sitewright/api-client/contract/document-numbering'
import { documentNumberMessages } from '@sitewright/domain/document-numbering/messages'
import type { DocumentNumberChange, DocumentNumberResult } from '@sitewright/domain/document-numbering/model'
import { findRepeated } from '@sitewright/domain/document-numbering/rules'
import type { Queries } from '../../db/database'
import { requireVisibleProject } from '../../holdings/visible-projects'
import { record } from '../../http/audit'
import type { JudgedCall } from '../../http/handler'
import { invalid } from '../../http/refusals'
import { lockNumbers, readAuditFacts, writeNumber } from './store'

type Call = JudgedCall<(typeof contract)['update']>

/** A change with the stored number that it met. */
interface Judged extends DocumentNumberChange {
  readonly stored: number | undefined
  readonly isExpected: boolean
}

/** @throws Problem 400 with every entry whose resource type an earlier entry names */
function requireSingle(changes: readonly DocumentNumberChange[]): void {
  const repeated = findRepeated(changes)
  if (repeated.length === 0) return
  throw invalid(
    Object.fromEntries(repeated.map((place) => [`${place}.resourceType`, [documentNumberMessages.listedTwice]])),
    documentNumberMessages.listedTwice,
  )
}

/**
 * Changes document numbers (NUM-15). Each entry is checked separately: it is rejected if the stored number is not the expected one, and the others are saved (NUM-16).
 * The rows are locked first, so that the second of two equal updates sees the number that the first one saved.
 */
export async function updateNumbers(tx: Queries, call: Call): Promise<DocumentNumberResult[]> {
  const { actor, body, params } = call
  const { projectId } = params
  await requireVisibleProject(tx, actor, projectId)
  requireSingle(body.sent)
  const types = body.sent.map(({ resourceType }) => resourceType)
  const rows = await lockNumbers(tx, projectId, types)
  const storedOf = new Map(rows.map(({ typeNumber, nextNumber }) => [typeNumber, nextNumber]))
  const changes = body.settle(
    types.map((resourceType) => {
      const stored = storedOf.get(resourceType)
      return { resourceType, expectedNextNumber: stored, newNextNumber: stored }
    }),
  )
  const judged = changes.map((change): Judged => {
    const stored = storedOf.get(change.resourceType)
    return { ...change, stored, isExpected: stored === change.expectedNextNumber }
  })
  const written = judged.filter(({ isExpected, stored, newNextNumber }) => isExpected && stored !== newNextNumber)
  for (const { resourceType, newNextNumber } of written) {
    await writeNumber(tx, { projectId, typeNumber: resourceType, nextNumber: newNextNumber })
  }
  if (written.length > 0) await recordUpdate(tx, call, written)
  return judged.map(({ resourceType, isExpected, stored }) => ({
    resourceType,
    success: isExpected,
    previousNextNumberFromTable: stored ?? null,
  }))
}

async function recordUpdate(tx: Queries, call: Call, written: readonly Judged[]) {
  const { projectId } = call.params
  const { licenseId, names } = await readAuditFacts(tx, projectId)
  const fields = (value: (change: Judged) => number | undefined) =>
    Object.fromEntries(
      written.map((change) => [`nextNumberOf ${names.get(change.resourceType) ?? change.resourceType}`, value(change)]),
    )
  await record(tx, call, {
    action: 'documentNumbering.update',
    subject: { kind: 'project', id: projectId },
    licenseId,
    before: fields(({ stored }) => stored),
    after: fields(({ newNextNumber }) => newNextNumber),
  })
}
