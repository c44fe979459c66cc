import { dashboardNames, shortcutLabels } from '@sitewright/domain/shortcuts/messages'
import type { DashboardType, Shortcut, ShortcutInput } from '@sitewright/domain/shortcuts/model'
import { getKind, renumber, sortBasic } from '@sitewright/domain/shortcuts/rules'
import type { FieldErrors } from '@sitewright/domain/shared/problem'
import type { RecordTexts } from '../../draft/draft-texts'
import { addRow, moveRow, removeRow, type Rows, toRows } from '../../draft/rows'

/** A report that is a shortcut. Without a type it is a basic one, and its order is its place among those. */
export type ShortcutRow = Omit<Shortcut, 'order'>

/** The shortcuts by report. The places of dashboard shortcuts mean nothing. */
export interface ShortcutDraft {
  readonly shortcuts: Rows<ShortcutRow>
}

/** The id of a row: each report is a shortcut once. */
export const toId = ({ id }: Pick<Shortcut, 'id'>): string => String(id)

/** The draft of the stored reports. */
export const toDraft = (reports: readonly Shortcut[]): ShortcutDraft => {
  const dashboard = reports.filter((report) => getKind(report) === 'dashboard').toSorted((a, b) => a.id - b.id)
  return { shortcuts: toRows<ShortcutRow>([...sortBasic(reports), ...dashboard].map(toRow), toId) }
}

function toRow(report: Shortcut): ShortcutRow {
  const { order: _order, ...row } = report
  return row
}

/** The basic shortcuts in their order. */
export const getBasic = (rows: Rows<ShortcutRow>): ShortcutRow[] =>
  [...rows.values()].filter(({ type }) => type === null)

/** What a save sends. */
export const toSave = ({ shortcuts }: ShortcutDraft): ShortcutInput[] =>
  renumber([...shortcuts.values()].map(({ id, type }, place) => ({ id, type, order: type === null ? place : null })))

/** The errors of the server with the names of their reports. Their paths start with the place of the shortcut, such as `2.type`. */
export const nameErrors = (
  fields: FieldErrors,
  sent: readonly ShortcutInput[],
  { shortcuts }: ShortcutDraft,
): FieldErrors =>
  Object.fromEntries(
    Object.entries(fields).map(([path, sentences]) => {
      const report = sent[Number.parseInt(path.replace(/^\D+/, ''), 10)]
      const name = report && shortcuts.get(toId(report))?.reportName
      return [path, name === undefined ? sentences : sentences.map((sentence) => `${name}: ${sentence}`)]
    }),
  )

/** The place among all rows of a place among the basic ones. */
function toPlace(rows: Rows<ShortcutRow>, place: number): number {
  const [ids, basic] = [[...rows.keys()], getBasic(rows).map(toId)]
  const next = basic[place]
  return next === undefined ? ids.indexOf(basic.at(-1) ?? '') + 1 : ids.indexOf(next)
}

/** Moves a basic shortcut to a place among the basic ones. */
export function moveBasic(rows: Rows<ShortcutRow>, row: ShortcutRow, place: number): Rows<ShortcutRow> {
  const id = toId(row)
  return moveRow(rows, id, toPlace(removeRow(rows, id), place))
}

/** Makes a report a shortcut of a dashboard, or without a type the last basic one (SET-29, SET-31). */
export const assign = (rows: Rows<ShortcutRow>, report: Shortcut, type: DashboardType | null): Rows<ShortcutRow> =>
  addRow<ShortcutRow>(
    rows,
    { ...toRow(report), type },
    { id: toId(report), place: type === null ? toPlace(rows, rows.size) : rows.size },
  )

const describeType = (type: DashboardType | null): string =>
  type === null ? shortcutLabels.noType : dashboardNames[type]

/** The texts of unsaved changes and conflicts. */
export const shortcutTexts: RecordTexts<ShortcutDraft> = {
  labels: { shortcuts: shortcutLabels.tab },
  values: { order: () => shortcutLabels.order },
  rows: {
    shortcuts: {
      nameOf: ({ reportName }) => reportName,
      labels: { type: shortcutLabels.type },
      formats: { type: describeType },
      describe: ({ type }) => describeType(type),
    },
  },
}
