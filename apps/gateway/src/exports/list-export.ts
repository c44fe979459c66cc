import * as z from 'zod/mini'
import type { Policy } from '@sitewright/domain/shared/policy'
import { BYTE_ORDER_MARK, csvRows, type CsvValue, exportFileName } from '@sitewright/domain/shared/csv'
import { type LicenseScope, scopeOf } from '../db/scope'
import type { Person } from '../http/caller'
import { defineJob, type JobContext, type JobKind } from '../jobs/define'
import { type JobStart, startFrom } from '../jobs/start'

/** Rows of a piece: few enough that its statements and its text hold up other calls for some milliseconds only. */
const ROWS_IN_PIECE = 100

/** A column of an exported list. */
export interface ExportColumn<Row> {
  readonly header: string
  readonly cell: (row: Row) => CsvValue
}

/** The columns of the file for a column of the list: an id and a name are two. */
export type ExportColumns<Row, Column extends string> = Readonly<
  Record<Column, ExportColumn<Row> | readonly ExportColumn<Row>[]>
>

/** A list, as one export reads it. */
export interface ExportedList<Row, Column extends string> {
  /** How many rows match, about. */
  readonly count: () => Promise<number>
  /** Reads and presents the rows from where the piece before ended. */
  readonly read: (
    size: number,
    start: readonly unknown[] | undefined,
  ) => Promise<{ readonly rows: readonly Row[]; readonly end: readonly unknown[] | undefined }>
  readonly columns: ExportColumns<Row, Column>
}

/** What an export reads with: of its job, or of the call that starts it. */
type ListReader = Pick<JobContext, 'q' | 'actor' | 'scope' | 'createdAt'>

interface ListExportOptions<Input, Row, Column extends string> {
  /** The call that starts it: `users.export`. */
  readonly kind: string
  readonly input: z.ZodMiniType<Input>
  /** The policy of the list. */
  readonly allow: Policy | ((input: Input) => Policy)
  /** Title of the list, which names the file. */
  readonly title: string
  /** Opens the list. @throws Problem for a filter that the list rejects, before anything is read */
  readonly open: (reader: ListReader, input: Input) => ExportedList<Row, Column>
}

/** The job that exports a list. */
export interface ListExportKind<Input> extends JobKind<Input> {
  readonly open: (reader: ListReader, input: Input) => unknown
}

/** `start` is absent in the first piece. */
const Position = z.object({ start: z.optional(z.array(z.unknown())), done: z.int(), total: z.int() })

/** Defines the job that writes a list as a CSV file, row by row as the list call reads it. */
export const defineListExport = <Input extends { readonly columns: readonly Column[] }, Row, Column extends string>({
  kind,
  input: schema,
  allow,
  title,
  open,
}: ListExportOptions<Input, Row, Column>): ListExportKind<Input> => ({
  open,
  ...defineJob({
    kind,
    input: schema,
    allow,
    run: async (ctx, input) => {
      const { count, read, columns } = open(ctx, input)
      const chosen = input.columns.flatMap((id) => columns[id])
      const encoder = new TextEncoder()
      await ctx.pieces({
        position: Position,
        first: { done: 0, total: await count() },
        run: async ({ start, done, total }) => {
          const { rows, end } = await read(ROWS_IN_PIECE, start)
          const head = start === undefined ? BYTE_ORDER_MARK + csvRows([chosen.map(({ header }) => header)]) : ''
          const content = encoder.encode(head + csvRows(rows.map((row) => chosen.map(({ cell }) => cell(row)))))
          const next = { done: done + rows.length, total }
          return {
            write: (tx) => ctx.append(tx, content),
            next: end && { ...next, start: [...end] },
            ...next,
          }
        },
      })
      return { name: exportFileName(title, ctx.createdAt), type: 'text/csv; charset=utf-8' }
    },
  }),
})

interface StartCall<Input> {
  readonly body: Input
  readonly actor: Person
  readonly now: number
  readonly requestId: string
}

/**
 * The handler of a call that starts the export of a list.
 * @param narrow the scope that the filter of the list chooses; all that the caller reaches without it
 */
export const exportHandler = <Input>(
  options: JobStart,
  kind: ListExportKind<Input>,
  narrow: (call: StartCall<Input>) => Promise<LicenseScope> = async ({ actor }) => scopeOf(actor),
) => ({
  run: async (call: StartCall<Input>) => {
    const scope = await narrow(call)
    kind.open({ q: options.db.orm, actor: call.actor, scope, createdAt: call.now }, call.body)
    return startFrom(options, kind, call, scope)
  },
})

/** Exports a list that the database does not filter and sort: the job reads all rows when it starts or continues, and writes them in pieces. */
export function readAtOnce<Row>(load: () => Promise<readonly Row[]>): Omit<ExportedList<Row, never>, 'columns'> {
  let loaded: Promise<readonly Row[]> | undefined
  const all = () => (loaded ??= load())
  return {
    count: async () => (await all()).length,
    read: async (size, [place = 0] = []) => {
      const rows = await all()
      const end = Number(place) + size
      return { rows: rows.slice(Number(place), end), end: end < rows.length ? [end] : undefined }
    },
  }
}
