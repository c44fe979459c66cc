import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { activityFilterMessages } from '@sitewright/domain/activity/filter-messages'
import { parseActor, parseKinds } from '@sitewright/domain/activity/filter'
import type { ActivityKind } from '@sitewright/domain/activity/kinds'
import type { ActivityQuery } from '@sitewright/domain/activity/model'
import { contains } from '../../db/contains'
import type { Queries } from '../../db/database'
import { audit } from '../../db/schema'
import type { LicenseScope } from '../../db/scope'
import { invalid } from '../../http/refusals'
import { HIDDEN_FIELDS, kindsOfFields } from './changes'
import { kindSql } from './kind-sql'
import { findNamedSql, KIND_OF_SUBJECT } from './names'
import { findKeyPrefix, isUserInScope } from './store'

/** What a reader narrows entries to. */
export type Narrowing = Pick<ActivityQuery, 'search' | 'by' | 'kinds' | 'from' | 'to'>

/** The conditions of a filter, each separate, because the count of one follows the others. */
export interface Conditions {
  readonly search: SQL | undefined
  readonly by: SQL | undefined
  readonly kinds: SQL | undefined
}

/** What a reader may know, for the conditions of a filter. */
export interface NarrowingReader {
  readonly scope: LicenseScope
  readonly hasAddresses: boolean
}

/** @throws Problem 400 for an unknown kind, a person in another form, and a start after the end */
function parseNarrowing({ search = '', by, kinds, from, to }: Narrowing) {
  const [actor, parsed] = [by === undefined ? undefined : parseActor(by), kinds === undefined ? [] : parseKinds(kinds)]
  if (by !== undefined && actor === undefined) throw invalid({ by: [activityFilterMessages.unknownActor] })
  if (parsed === undefined) throw invalid({ kinds: [activityFilterMessages.unknownKind] })
  if (from !== undefined && to !== undefined && from > to) throw invalid({ from: [activityFilterMessages.wrongOrder] })
  return { search: search.trim(), actor, kinds: parsed }
}

/**
 * The conditions of a filter for one reader. A person or key of another license is a condition that no entry meets.
 * @throws Problem 400 for a filter that cannot be read
 */
export async function readConditions(q: Queries, reader: NarrowingReader, narrowing: Narrowing): Promise<Conditions> {
  const { search, actor, kinds } = parseNarrowing(narrowing)
  return {
    search: search === '' ? undefined : matchesSearch(reader, search),
    by: actor && (await isByActor(q, reader.scope, actor)),
    kinds: kinds.length === 0 ? undefined : isOfKinds(kinds),
  }
}

const isOfKinds = (kinds: readonly ActivityKind[]): SQL => inArray(kindSql, [...kinds])

async function isByActor(
  q: Queries,
  scope: LicenseScope,
  { kind, id }: NonNullable<ReturnType<typeof parseActor>>,
): Promise<SQL | undefined> {
  if (kind === 'user') return (await isUserInScope(q, scope, id)) ? eq(audit.actorUserId, id) : sql`false`
  const prefix = await findKeyPrefix(q, scope, id)
  return prefix === undefined ? sql`false` : and(isNull(audit.actorUserId), eq(audit.actorUserName, `key:${prefix}`))
}

/** Names that a search finds, for `matchesSearch`: things by kind and id, people by their full names, and keys as the audit names them. */
export const foundSql = (scope: LicenseScope, search: string): SQL => {
  const within = scope === 'all' ? sql`` : sql` and license_id = ${scope.licenseId}`
  return sql`
    ${findNamedSql(scope, search)}
    union all
    select 'user', user_id::text from app_user
    where ${contains(sql`(first_name || ' ' || last_name)`, search)}${within}
    union all
    select 'key', 'key:' || key_prefix from api_key
    where (${contains(sql`name`, search)} or ${contains(sql`key_prefix`, search)})${within}`
}

/** An entry that contains the text in the name of its actor or its subject, or in a value that the reader sees. It needs `found` of `foundSql`. */
function matchesSearch({ scope, hasAddresses }: NarrowingReader, search: string): SQL | undefined {
  const isFound = (kind: SQL, id: SQL) => sql`(${kind}, ${id}) in (select kind, id from found)`
  return or(
    isFound(sql`'user'`, sql`${audit.actorUserId}::text`),
    and(isNull(audit.actorUserId), isFound(sql`'key'`, sql`${audit.actorUserName}`)),
    // Only a reader of all licenses learns the names of users who were deleted.
    scope === 'all' ? contains(sql`${audit.actorUserName}`, search) : undefined,
    hasAddresses ? contains(sql`${audit.address}`, search) : undefined,
    isFound(sql`${JSON.stringify(KIND_OF_SUBJECT)}::jsonb ->> ${audit.subjectKind}`, sql`${audit.subjectId}`),
    hasValue(search),
  )
}

const objectOf = (state: SQL): SQL => sql`case jsonb_typeof(${state}) when 'object' then ${state} else '{}' end`
const listOf = (value: SQL): SQL =>
  sql`case jsonb_typeof(${value}) when 'array' then ${value} else jsonb_build_array(${value}) end`

/** A text of a change that contains the search, a number that is the search, or an id of a thing that was found. Fields that readers never see are left out. */
const hasValue = (search: string): SQL => sql`exists (
  select from (
    select key, value from jsonb_each(${objectOf(sql`${audit.before}`)} - ${hiddenFields}::text[])
    union all
    select key, value from jsonb_each(${objectOf(sql`${audit.after}`)} - ${hiddenFields}::text[])
  ) as field,
  lateral jsonb_array_elements(${listOf(sql`field.value`)}) as item,
  lateral (select ${JSON.stringify(kindsOfFields)}::jsonb ->> field.key) as named(kind)
  where case jsonb_typeof(item)
    when 'string' then ${contains(sql`(item #>> '{}')`, search)}
    when 'number' then case when named.kind is null then item #>> '{}' = ${search}
      else (named.kind, item #>> '{}') in (select kind, id from found) end
    else false end)`

const hiddenFields = `{${HIDDEN_FIELDS.join(',')}}`
