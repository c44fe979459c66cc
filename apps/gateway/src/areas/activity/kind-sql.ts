import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { KIND_RULES, type KindRule, OTHER_KIND, SWITCHES } from '@sitewright/domain/activity/kinds'
import { audit } from '../../db/schema'

/** `area.*`, `*.verb`, or one action. The names of actions hold none of the characters that `like` gives a meaning. */
const hasAction = (pattern: string): SQL =>
  pattern.includes('*') ? sql`${audit.action} like ${pattern.replace('*', '%')}` : eq(audit.action, pattern)

const isBoolean = (state: SQL): SQL => sql`jsonb_typeof(${state}) = 'boolean'`

const isSwitched: SQL | undefined = or(
  ...SWITCHES.map((field) => {
    const [before, after] = [sql`${audit.before} -> ${field}::text`, sql`${audit.after} -> ${field}::text`]
    return and(isBoolean(before), isBoolean(after), sql`${before} <> ${after}`)
  }),
)

const conditionOf = ({ actions, subjects, isSwitch }: KindRule): SQL | undefined =>
  and(
    actions && or(...actions.map(hasAction)),
    subjects && inArray(audit.subjectKind, [...subjects]),
    isSwitch && isSwitched,
  )

/** The kind of an entry, by the rules of domain (ACT-05). */
export const kindSql: SQL<string> = sql`case ${sql.join(
  KIND_RULES.map((rule) => sql`when ${conditionOf(rule)} then ${rule.kind}::text`),
  sql` `,
)} else ${OTHER_KIND}::text end`
