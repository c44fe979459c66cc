import * as z from 'zod/mini'
import { fieldMessages } from '../shared/messages'
import { shortcutMessages } from './messages'

/** The dashboards that a report can be a shortcut of (SET-25). */
export const DASHBOARD_TYPES = [
  'needs',
  'forecast',
  'orders',
  'shipments',
  'delivery',
  'receipts',
  'uosds',
  'storage',
  'inventory',
  'transfers',
  'request',
  'issuing',
  'picks',
  'returns',
  'preservation',
  'cableschedule',
  'sensors',
  'tools',
] as const
export type DashboardType = (typeof DASHBOARD_TYPES)[number]

/** Most shortcuts that one save names. */
export const MAX_SHORTCUTS = 1000

/** A report as a license uses it (SET-24). Without a type and an order it is unassigned. */
export const Shortcut = z.object({
  /** Id of the report. */
  id: z.int(),
  type: z.nullable(z.enum(DASHBOARD_TYPES)),
  /** Place of a basic shortcut, ascending. A deletion leaves a gap until the next save. */
  order: z.nullable(z.int()),
  reportName: z.string(),
  reportPath: z.string(),
  /** An inactive report is listed only while it is assigned. Beyond the specification: other servers may omit it. */
  active: z.optional(z.boolean()),
})
export type Shortcut = z.infer<typeof Shortcut>

/** What a save says about one report. */
export interface ShortcutInput {
  readonly id: number
  readonly type: DashboardType | null
  readonly order: number | null
}

const isListedOnce = z.check<{ readonly id: number }[]>(({ value, issues }) => {
  const seen = new Set<number>()
  value.forEach(({ id }, index) => {
    if (seen.has(id))
      issues.push({ code: 'custom', input: id, path: [index, 'id'], message: shortcutMessages.listedTwice })
    seen.add(id)
  })
})

/**
 * Body of PUT reports/{licenseId}/shortcuts (API-83). Reports that it leaves out become unassigned. A client may send back the rows that it read: the rest of a row is
 * accepted and ignored.
 */
export const ShortcutSave = z
  .array(
    z.strictObject({
      id: z.int(),
      type: z.optional(z.nullable(z.enum(DASHBOARD_TYPES, shortcutMessages.unknownType))),
      order: z.optional(z.nullable(z.int())),
      reportName: z.optional(z.unknown()),
      reportPath: z.optional(z.unknown()),
      active: z.optional(z.unknown()),
    }),
  )
  .check(z.maxLength(MAX_SHORTCUTS, fieldMessages.tooManyEntries(MAX_SHORTCUTS)), isListedOnce)
export type ShortcutSave = z.infer<typeof ShortcutSave>
