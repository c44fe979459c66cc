import { describeActor } from '@sitewright/domain/activity/actors'
import { activityExportLabels as labels } from '@sitewright/domain/activity/filter-messages'
import { activityLabels } from '@sitewright/domain/activity/messages'
import {
  ActivityExport,
  MAX_OPENED_NAMES,
  type ACTIVITY_EXPORT_COLUMNS,
  type ActivityEntry,
  type ActivitySubjectName,
} from '@sitewright/domain/activity/model'
import { describeEntry } from '@sitewright/domain/activity/rules'
import type { Actor, Policy } from '@sitewright/domain/shared/policy'
import * as z from 'zod/mini'
import type { Queries } from '../../db/database'
import { instantCell } from '../../exports/cells'
import { defineListExport, type ExportColumn } from '../../exports/list-export'
import type { ProjectReader } from '../../holdings/visible-projects'
import { readConditions } from './narrowing'
import { readCounts, readerOf, readMatches } from './pages'
import { presentEntries } from './present'
import type { ActivitySource } from './store'

/** A changed field of an entry; of an entry without one, the entry alone. */
interface Line {
  readonly entry: ActivityEntry
  readonly kind: string
  readonly what: string
  readonly field: string
  readonly before: string
  readonly after: string
}

/** Dates and times of a file are in UTC, as those of every export. */
const UTC = { timeZone: 'UTC' } as const

const COLUMNS: Readonly<Record<(typeof ACTIVITY_EXPORT_COLUMNS)[number], ExportColumn<Line>>> = {
  at: { header: labels.at, cell: ({ entry }) => instantCell(entry.at) },
  actor: { header: labels.actor, cell: ({ entry }) => describeActor(entry.actor, '').name },
  actorName: { header: labels.actorName, cell: ({ entry: { actor } }) => actor.userName ?? actor.keyPrefix ?? '' },
  address: { header: labels.address, cell: ({ entry }) => entry.address ?? '' },
  kind: { header: labels.kind, cell: ({ kind }) => kind },
  what: { header: labels.what, cell: ({ what }) => what },
  field: { header: labels.field, cell: ({ field }) => field },
  before: { header: labels.before, cell: ({ before }) => before },
  after: { header: labels.after, cell: ({ after }) => after },
}

/** An entry as lines, one for each changed field. A list is one field, with the names that were removed and added. */
function linesOf(entry: ActivityEntry): Line[] {
  const { title, kind, lines, lists } = describeEntry(entry, {}, UTC)
  const whole = { entry, kind: activityLabels.kinds[kind], what: title }
  const fields = [
    ...lines.map(({ label, before = '', after }) => ({ field: label, before, after })),
    ...lists.map(({ label, changed, added, removed }) => ({
      field: label,
      before: removed.join('; '),
      after: [...changed, ...added].join('; '),
    })),
  ]
  return fields.length === 0
    ? [{ ...whole, field: '', before: '', after: '' }]
    : fields.map((field) => ({ ...whole, ...field }))
}

const Start = z.tuple([z.int()])

/** Who reads: a person, or a program with its key. */
export type ActivityReader = Actor & ProjectReader

/** Who may read the activity of a subject, and which entries it has. They come from the routes, which know all areas. */
export interface ExportedSubjects {
  readonly policyOf: (name: ActivitySubjectName) => Policy
  /** @throws Problem 403 without the role, 404 for what the reader does not see */
  readonly requireSource: (
    q: Queries,
    reader: ActivityReader,
    name: ActivitySubjectName,
    id: number,
  ) => Promise<ActivitySource>
}

/** Activity as a CSV file, as its tab shows it to the owner of the job (ACT-17, ACT-18). */
export const defineActivityExport = ({ policyOf, requireSource }: ExportedSubjects) =>
  defineListExport({
    kind: 'activity.export',
    input: ActivityExport,
    allow: (input) => policyOf(input.subject),
    title: activityLabels.list,
    open: ({ q, actor, scope }, input) => {
      const reader = { ...actor, apiKeyId: undefined }
      const sliceOf = async (beforeId?: number) => {
        const source = await requireSource(q, reader, input.subject, input.id)
        return { source, scope, beforeId, from: input.from, to: input.to }
      }
      const conditionsOf = () => readConditions(q, { ...readerOf(actor), scope }, input)
      return {
        columns: COLUMNS,
        count: async () => (await readCounts(q, await sliceOf(), await conditionsOf(), input)).matching,
        read: async (limit, start) => {
          const slice = await sliceOf(start && Start.parse(start)[0])
          const { rows, olderThan } = await readMatches(q, slice, await conditionsOf(), { ...input, limit })
          const entries = await presentEntries(q, actor, rows, MAX_OPENED_NAMES)
          return { rows: entries.flatMap(linesOf), end: olderThan === null ? undefined : [olderThan] }
        },
      }
    },
  })
