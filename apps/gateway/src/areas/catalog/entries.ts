import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { catalogFieldMessages, catalogMessages, type SensitiveChange } from '@sitewright/domain/catalog/messages'
import {
  CATALOG_SORT_KEYS,
  type CatalogEntry,
  type CatalogKind,
  type CatalogQuery,
  type CatalogUse,
} from '@sitewright/domain/catalog/model'
import { pageOfCatalog } from '@sitewright/domain/catalog/rules'
import { DEFAULT_PAGE_SIZE } from '@sitewright/domain/shared/lists'
import type { FieldErrors } from '@sitewright/domain/shared/problem'
import type { Queries } from '../../db/database'
import { exportHandler } from '../../exports/list-export'
import { record, type AuditSubject } from '../../http/audit'
import type { Person } from '../../http/caller'
import { invalid, notFound } from '../../http/refusals'
import type { SentBody } from '../../http/sent-body'
import { requireProof } from '../../sign-in/session'
import { listOf } from '../../http/whole-list'
import type { JobStart } from '../../jobs/start'
import { saveLocked, type SaveCall } from '../../saves/save-locked'
import { pageOf, sortOf } from '../list-query'
import { readUses, type Uses } from './uses'
import { catalogExportOf } from './export'
import { notifySuperAdministrators, type CatalogOptions } from './notice'

/** The advisory lock on the catalog. Every write takes it, so that two of them cannot create the same name. */
const LOCK = 1_672_031_400

/** What every row of the catalog has. */
export interface CatalogRow {
  readonly id: number
  readonly name: string
  readonly isRetired: boolean
  readonly uses: number
  readonly version: number
}

type Values = Readonly<Record<string, unknown>>

/** One part of the catalog: how its rows are read, judged, written and sent. */
export interface CatalogPart<Row extends CatalogRow, Input extends Values, Entry extends CatalogEntry> {
  /** The area of the contract, which its audit entries are named after. */
  readonly area: string
  readonly kind: Extract<AuditSubject, { readonly id: number }>['kind']
  /** Its list in addresses. */
  readonly list: CatalogKind
  /** What uses the rows. */
  readonly uses: Uses
  /** Every row, by name. */
  read(q: Queries, options: Pick<CatalogOptions, 'config'>): Promise<Row[]>
  /** The fields that a form edits. */
  fieldsOf(row: Row): Input & { readonly isRetired: boolean }
  present(row: Row): Entry
  /** Further fields of the reply for one entry, which may be too slow to read for a list. */
  readDetails?(q: Queries, row: Row): Promise<Partial<Entry>>
  /** Values that only one row can have: the field, and the text to compare. */
  readonly unique: Readonly<Record<string, (fields: Input) => string>>
  /** Other faults, by field. `row` is the stored one of a save. */
  judge?(tx: Queries, fields: Input, row: Row | undefined): Promise<FieldErrors>
  /** Changes of addresses, which need a proof and a notice (CAT-10, CAT-11). */
  sensitive?(fields: Input, row: Row | undefined): SensitiveChange[]
  /** @returns the id */
  insert(tx: Queries, fields: Input): Promise<number>
  /** Locks the row, so that nothing can start to use it. */
  lock(tx: Queries, id: number): Promise<unknown>
  update(tx: Queries, row: Row, fields: Input & { readonly isRetired: boolean }): Promise<unknown>
  /** Deletes a row without uses. */
  remove(tx: Queries, row: Row): Promise<unknown>
}

interface CatalogCall extends SaveCall {
  readonly actor: Person
}

export const lockCatalog = (tx: Queries) => tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)

/**
 * The faults of an entry, by field.
 * @param row the stored one of a save
 * @param rows all of the part
 */
export async function findFaults<Row extends CatalogRow, Input extends Values, Entry extends CatalogEntry>(
  part: CatalogPart<Row, Input, Entry>,
  tx: Queries,
  fields: Input,
  row: Row | undefined,
  rows: readonly Row[],
): Promise<FieldErrors> {
  const faults: FieldErrors = (await part.judge?.(tx, fields, row)) ?? {}
  for (const [field, keyOf] of Object.entries(part.unique)) {
    // A stored value that stays is not judged again: it can have a twin from before USER-131.
    if (row !== undefined && part.fieldsOf(row)[field] === fields[field]) continue
    const other = rows.find((one) => one.id !== row?.id && keyOf(part.fieldsOf(one)) === keyOf(fields))
    if (other !== undefined) faults[field] = [...(faults[field] ?? []), catalogFieldMessages.taken(other.name)]
  }
  return faults
}

/** The calls that every part has. */
export function catalogEntries<Row extends CatalogRow, Input extends Values, Entry extends CatalogEntry>(
  part: CatalogPart<Row, Input, Entry>,
  options: CatalogOptions & JobStart,
) {
  const { db } = options

  async function find(q: Queries, id: number): Promise<{ row: Row; rows: Row[] }> {
    const rows = await part.read(q, options)
    const row = rows.find((one) => one.id === id)
    if (row === undefined) throw notFound(catalogMessages.notFound)
    return { row, rows }
  }

  /** @throws Problem 400 with every field that is wrong, 403 without a proof where an address changes */
  async function judge(tx: Queries, call: CatalogCall, fields: Input, row: Row | undefined, rows: readonly Row[]) {
    const faults = await findFaults(part, tx, fields, row, rows)
    if (Object.keys(faults).length > 0) throw invalid(faults)
    const changes = part.sensitive?.(fields, row) ?? []
    if (changes.length === 0) return
    requireProof(call.actor, call.now)
    await notifySuperAdministrators(tx, options, call.actor, changes)
  }

  const usesOf = (q: Queries, { id }: CatalogRow): Promise<CatalogUse[]> => readUses(q, part.uses, id)
  const presented = async (q: Queries, id: number) => {
    const { row } = await find(q, id)
    return { body: { ...part.present(row), ...(await part.readDetails?.(q, row)), usedBy: await usesOf(q, row) } }
  }

  const handlers = {
    list: {
      run: async ({ query }: { readonly query: CatalogQuery }) => {
        // Rejects unknown keys.
        sortOf(query.sort, CATALOG_SORT_KEYS, [])
        const page = pageOf(query, DEFAULT_PAGE_SIZE)
        const cut = async () =>
          pageOfCatalog((await part.read(db.orm, options)).map(part.present), { ...query, ...page })
        if (page === undefined) return { status: 200 as const, list: listOf(async () => (await cut()).rows) }
        const { rows, total } = await cut()
        return { status: 200 as const, body: rows, total }
      },
    },
    export: exportHandler(options, catalogExportOf(part, options)),
    read: {
      run: async ({ params }: { readonly params: { readonly id: number } }) => ({
        status: 200 as const,
        ...(await presented(db.orm, params.id)),
      }),
    },
    create: {
      run: (call: CatalogCall & { readonly body: Input }) =>
        db.transaction(async (tx) => {
          await lockCatalog(tx)
          await judge(tx, call, call.body, undefined, await part.read(tx, options))
          const id = await part.insert(tx, call.body)
          await record(tx, call, {
            action: `${part.area}.create`,
            subject: { kind: part.kind, id },
            after: { ...call.body },
          })
          return { status: 200 as const, ...(await presented(tx, id)) }
        }),
    },
    save: {
      run: (
        call: CatalogCall & {
          readonly params: { readonly id: number }
          readonly body: SentBody<Omit<Input, 'id'> & { readonly isRetired: boolean }>
        },
      ) =>
        db.transaction((tx) =>
          saveLocked(tx, call, {
            action: `${part.area}.save`,
            conflict: catalogMessages.conflict,
            lock: async () => {
              await lockCatalog(tx)
              const { row, rows } = await find(tx, call.params.id)
              return {
                row,
                rows,
                version: row.version,
                licenseId: call.actor.licenseId,
                auditSubject: { kind: part.kind, id: row.id },
              }
            },
            versionOf: ({ row }) => row.version,
            write: async ({ row, rows }) => {
              const before = part.fieldsOf(row)
              // The number of a product license never changes. A client may send it, and other ignored fields.
              const settled = Object.entries(call.body.settle(before)).filter(
                ([field]) => field in before && field !== 'id',
              )
              const fields = { ...before, ...Object.fromEntries(settled) }
              if (isDeepStrictEqual(before, fields)) return undefined
              await judge(tx, call, fields, row, rows)
              await part.update(tx, row, fields)
              return { before, after: fields }
            },
            present: ({ row }) => presented(tx, row.id),
          }),
        ),
    },
    remove: {
      run: (call: CatalogCall & { readonly params: { readonly id: number } }) =>
        db.transaction(async (tx) => {
          await lockCatalog(tx)
          const { id } = (await find(tx, call.params.id)).row
          // A call that starts to use the entry waits for this lock and then finds no entry, or is counted below.
          await part.lock(tx, id)
          const { row } = await find(tx, id)
          if (row.uses > 0) throw invalid({}, catalogMessages.inUse(await usesOf(tx, row)))
          await part.remove(tx, row)
          await record(tx, call, {
            action: `${part.area}.remove`,
            subject: { kind: part.kind, id: row.id },
            before: part.fieldsOf(row),
          })
          return { status: 200 as const, body: null }
        }),
    },
  }
  return { find, handlers }
}
