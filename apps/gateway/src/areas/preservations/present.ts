import type { Preservation } from '@sitewright/domain/preservations/model'
import { tagOfNumbers } from '../../http/versions'
import type { PreservationRow } from './store'

/** A copy as its readers get it, with the fields that only other clients know. */
export const presentPreservation = (row: PreservationRow): Preservation => ({
  ...row.extra,
  id: row.preservationId,
  name: row.name,
  projectId: row.projectId,
  projectName: row.projectName,
  preservationRelatedKey: row.relatedKey,
  steps: [...row.steps],
  version: row.version,
})

/** The reply with copies that are saved together, and the tag that a save accepts as If-Match. */
export const replyWithCopies = (rows: readonly PreservationRow[]) => ({
  status: 200 as const,
  body: rows.map(presentPreservation),
  tag: tagOfNumbers(rows.map(({ preservationId, version }) => [preservationId, version])),
})
