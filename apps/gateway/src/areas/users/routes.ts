import { isDeepStrictEqual } from 'node:util'
import type { users } from '@sitewright/api-client/contract/users'
import { requestMessages } from '@sitewright/domain/shared/messages'
import { parseSort, type SortKey } from '@sitewright/domain/shared/lists'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import { userMessages } from '@sitewright/domain/users/messages'
import {
  USER_PAGE_SIZE,
  USER_SORT_KEYS,
  type User,
  type UserQuery,
  type UserSortKey,
} from '@sitewright/domain/users/model'
import { DEFAULT_USER_SORT } from '@sitewright/domain/users/rules'
import type { Database, Queries } from '../../db/database'
import { record } from '../../http/audit'
import type { AreaHandlers, JudgedCall } from '../../http/handler'
import { conflict, invalid, notFound } from '../../http/refusals'
import type { SignedIn } from '../../http/session'
import { licenseExists } from '../licenses/store'
import { scopeOf, type LicenseScope } from '../scope'
import { readAllLicenses, readHoldings } from './holdings'
import { countUsers, listUsers, type Page } from './list'
import { presentUser } from './present'
import { endSessionsOfShut, leaveOtherGroups, refuseOwnShutdown, takeSeat, valuesOf } from './save'
import { findUser, lockUser, updateUser, type UserRow } from './store'

const sortOf = (text: string | undefined): readonly SortKey<UserSortKey>[] => {
  if (text === undefined) return DEFAULT_USER_SORT
  const keys = parseSort(text, USER_SORT_KEYS)
  if (keys === undefined) throw invalid({ sort: [requestMessages.unknownSort] })
  return keys
}

/** A list pages where the query says so; without a word it is whole. */
const pageOf = ({ page, pageSize }: UserQuery): Page =>
  page === undefined && pageSize === undefined ? undefined : { page: page ?? 1, pageSize: pageSize ?? USER_PAGE_SIZE }

/** The scope narrowed to a license; one outside of it answers as one that does not exist (ROLE-54). */
async function narrow(q: Queries, actor: SignedIn, licenseId: number | undefined): Promise<LicenseScope> {
  const scope = scopeOf(actor)
  if (licenseId === undefined) return scope
  if (!(await licenseExists(q, scope, licenseId))) throw notFound(licenseMessages.notFound)
  return { licenseId }
}

async function present(q: Queries, rows: readonly UserRow[]): Promise<User[]> {
  const holdingsOf = await readHoldings(
    q,
    rows.map((row) => row.userId),
  )
  return rows.map((row) => presentUser(row, holdingsOf(row.userId)))
}

async function presentOne(q: Queries, row: UserRow): Promise<User> {
  const holdingsOf = await readHoldings(q, [row.userId])
  return presentUser(row, holdingsOf(row.userId))
}

/** The details in one transaction: the row is held, judged again, written, and what changed is recorded. A save that changes nothing counts for nothing. */
async function save(tx: Queries, call: JudgedCall<(typeof users)['save']>): Promise<User> {
  const { actor, body, now, params } = call
  const scope = scopeOf(actor)
  const row = await lockUser(tx, scope, params.username)
  if (row === undefined) throw notFound(userMessages.notFound)
  if (!call.isExpected(row.version)) throw conflict(await presentOne(tx, row), userMessages.conflict)
  refuseOwnShutdown(actor, row, body)
  const values = valuesOf(row, body, now)
  const before = Object.fromEntries(Object.keys(values).map((field) => [field, row[field as keyof UserRow]]))
  if (isDeepStrictEqual(before, values)) return presentOne(tx, row)

  const isMoved = values.licenseId !== row.licenseId
  if (isMoved) await takeSeat(tx, scope, values.licenseId)
  const left = isMoved ? await leaveOtherGroups(tx, row.userId, values.licenseId) : []
  const saved = await updateUser(tx, row.userId, values)
  await endSessionsOfShut(tx, saved, now)
  await record(tx, {
    at: now,
    actor,
    action: 'users.save',
    subject: `user:${row.userId}`,
    licenseId: row.licenseId,
    before: { ...before, ...(left.length === 0 ? {} : { userGroups: left }) },
    after: { ...values, ...(left.length === 0 ? {} : { userGroups: [] }) },
    requestId: call.requestId,
  })
  return presentOne(tx, saved)
}

export function userHandlers(db: Database): AreaHandlers<typeof users> {
  const load = async ({ actor, params }: { actor: SignedIn; params: { username: string } }) => {
    const row = await findUser(db.orm, scopeOf(actor), params.username)
    if (row === undefined) return undefined
    const { userId, licenseId } = row
    return { userId, licenseId, isAllLicenses: (await readAllLicenses(db.orm, [userId])).has(userId) }
  }
  const stranger = (actor: SignedIn) => ({ userId: 0, licenseId: actor.licenseId })
  const missing = userMessages.notFound
  return {
    list: {
      run: async ({ actor, query }) => {
        const sort = sortOf(query.sort)
        const filter = {
          scope: await narrow(db.orm, actor, query.licenseId),
          isActiveOnly: query.activeOnly === true,
          search: query.search?.trim() ?? '',
        }
        const page = pageOf(query)
        const rows = await listUsers(db.orm, filter, sort, page)
        const body = await present(db.orm, rows)
        return { status: 200, body, ...(page === undefined ? {} : { total: await countUsers(db.orm, filter) }) }
      },
    },
    one: {
      load,
      stranger,
      missing,
      run: async ({ actor, params }) => {
        const row = await findUser(db.orm, scopeOf(actor), params.username)
        if (row === undefined) throw notFound(missing)
        return { status: 200, body: await presentOne(db.orm, row) }
      },
    },
    save: {
      load,
      stranger,
      missing,
      run: async (call) => ({ status: 200, body: await db.transaction((tx) => save(tx, call)) }),
    },
  }
}
