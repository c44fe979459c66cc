import { Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { matchesText } from '@sitewright/domain/shared/lists'
import { dashboardNames, shortcutLabels, shortcutMessages } from '@sitewright/domain/shortcuts/messages'
import { DASHBOARD_TYPES, type Shortcut } from '@sitewright/domain/shortcuts/model'
import { Announcement } from '../../announcer/Announcement'
import { Button, IconButton } from '../../button/Button'
import { useDraft, useRowList } from '../../draft/use-draft'
import { SearchField } from '../../search-field/SearchField'
import { useAnnouncement } from '../../announcer/use-announcement'
import { OverflowTooltip } from '../../tooltip/OverflowTooltip'
import { type ETag, type Tagged, toDraftOutcome } from '../patterns/draft-outcome'
import { DraftEditForm } from '../patterns/DraftEditForm'
import { RemoveDialog } from '../patterns/RemoveDialog'
import { AddShortcutDialog } from './AddShortcutDialog'
import { BasicShortcuts } from './BasicShortcuts'
import {
  assign,
  getBasic,
  moveBasic,
  nameErrors,
  type ShortcutDraft,
  type ShortcutRow,
  shortcutTexts,
  toDraft,
  toId,
  toSave,
} from './shortcut-draft'
import { ShortcutReport } from './ShortcutReport'
import type { ShortcutsTabProps } from './ShortcutsTab'
import { Filter, Group, Groups, Row, Rows } from './ShortcutsTab.styles'

export type ShortcutsEditorProps = Omit<ShortcutsTabProps, 'view'> & { stored: Tagged<readonly Shortcut[]> }

/** The form of the shortcuts. */
export function ShortcutsEditor({ stored: tagged, edit, onSave, onDelete }: ShortcutsEditorProps) {
  const reports = tagged.value
  const control = useDraft<ShortcutDraft, ETag>({
    stored: useMemo(() => ({ value: toDraft(tagged.value), version: tagged.tag }), [tagged]),
    onSave: async (value, { version }) => {
      const sent = toSave(value)
      const outcome = await onSave(sent, version)
      if (outcome.status === 'failed') return { ...outcome, fields: nameErrors(outcome.fields, sent, value) }
      return toDraftOutcome(outcome, toDraft)
    },
  })
  const { rows, base, set, remove } = useRowList(control, 'shortcuts')
  const [adding, setAdding] = useState<{ initial: Shortcut | undefined }>()
  const [deleting, setDeleting] = useState<ShortcutRow>()
  const [announcement, announce] = useAnnouncement()
  const region = useRef<HTMLDivElement>(null)
  const basic = getBasic(rows)
  const unassigned = reports.filter((report) => !rows.has(toId(report)))
  const isChanged = (report: Pick<Shortcut, 'id'>): boolean =>
    rows.get(toId(report))?.type !== base.get(toId(report))?.type

  const removeShortcut = (row: ShortcutRow): void => {
    // Only the draft has it: there is nothing to delete on the server.
    if (base.has(toId(row))) return setDeleting(row)
    // The button goes with its row.
    region.current?.focus()
    remove(toId(row))
    announce(shortcutMessages.deleted(row.reportName))
  }
  const shared = { isEditable: edit.allowed, isChanged, onDelete: removeShortcut }
  return (
    <DraftEditForm
      label={shortcutLabels.tab}
      control={control}
      {...shortcutTexts}
      readOnlyNote={edit.allowed ? undefined : shortcutMessages.readOnly(edit.reason)}
      conflictTitle={shortcutMessages.conflict}
      saveLabel={shortcutLabels.save}
    >
      <Announcement of={announcement} />
      <Groups ref={region} tabIndex={-1}>
        <ShortcutGroup
          title={shortcutLabels.basic}
          count={basic.length}
          empty={shortcutMessages.emptyBasic}
          help={edit.allowed ? shortcutMessages.orderHelp : undefined}
          action={
            edit.allowed && (
              <Button
                icon={<Plus aria-hidden="true" />}
                disabledReason={unassigned.length === 0 ? shortcutMessages.emptyUnassigned : undefined}
                onClick={() => setAdding({ initial: undefined })}
              >
                {shortcutLabels.add}
              </Button>
            )
          }
        >
          <BasicShortcuts {...shared} rows={basic} onMove={(row, place) => set((now) => moveBasic(now, row, place))} />
        </ShortcutGroup>
        <DashboardGroup {...shared} rows={[...rows.values()]} />
        <UnassignedGroup rows={unassigned} {...shared} onAdd={(initial) => setAdding({ initial })} />
      </Groups>
      <OverflowTooltip container={region} selector="[data-part='path']" />
      {adding !== undefined && (
        <AddShortcutDialog
          unassigned={unassigned}
          initial={adding.initial}
          onClose={() => setAdding(undefined)}
          onAdd={(row, type) => {
            setAdding(undefined)
            set((now) => assign(now, row, type))
            announce(shortcutMessages.addedUnsaved(row.reportName))
          }}
        />
      )}
      <RemoveDialog
        item={deleting}
        title={({ reportName }) => shortcutMessages.deleteTitle(reportName)}
        confirmLabel={shortcutLabels.confirmDelete}
        onRemove={onDelete}
        onClose={() => setDeleting(undefined)}
      >
        {() => shortcutMessages.deleteText}
      </RemoveDialog>
    </DraftEditForm>
  )
}

interface ShortcutGroupProps {
  title: string
  count: number
  empty: string
  help?: string | undefined
  action?: ReactNode
  children: ReactNode
}

function ShortcutGroup({ title, count, empty, help, action, children }: ShortcutGroupProps) {
  return (
    <Group aria-label={title}>
      <header>
        <h2>
          {title}
          <span>{count}</span>
        </h2>
        {action}
      </header>
      {count === 0 ? <p>{empty}</p> : help !== undefined && <p>{help}</p>}
      {count > 0 && children}
    </Group>
  )
}

interface GroupProps<Row> {
  rows: readonly Row[]
  isEditable: boolean
  isChanged: (row: Row) => boolean
}

type DashboardGroupProps = GroupProps<ShortcutRow> & { onDelete: (row: ShortcutRow) => void }

function DashboardGroup({ rows, isEditable, isChanged, onDelete }: DashboardGroupProps) {
  const typed = DASHBOARD_TYPES.flatMap((type) => rows.filter((row) => row.type === type).map((row) => ({ row, type })))
  return (
    <ShortcutGroup title={shortcutLabels.dashboard} count={typed.length} empty={shortcutMessages.emptyDashboard}>
      <Rows>
        {typed.map(({ row, type }) => (
          <Row key={row.id}>
            <span data-part="type">{dashboardNames[type]}</span>
            <ShortcutReport row={row} isChanged={isChanged(row)} />
            {isEditable && (
              <IconButton
                size="small"
                label={shortcutLabels.delete(row.reportName)}
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => onDelete(row)}
              />
            )}
          </Row>
        ))}
      </Rows>
    </ShortcutGroup>
  )
}

function UnassignedGroup({
  rows,
  isEditable,
  isChanged,
  onAdd,
}: GroupProps<Shortcut> & { onAdd: (row: Shortcut) => void }) {
  const [search, setSearch] = useState('')
  const found = rows.filter(({ reportName, reportPath }) => matchesText([reportName, reportPath], search))
  return (
    <ShortcutGroup
      title={shortcutLabels.unassigned}
      count={rows.length}
      empty={shortcutMessages.emptyUnassigned}
      action={
        rows.length > 0 && (
          <Filter>
            <SearchField
              label={shortcutLabels.filterReports}
              placeholder={shortcutLabels.filterReports}
              value={search}
              onChange={setSearch}
            />
          </Filter>
        )
      }
    >
      <Announcement>{shortcutMessages.found(found.length)}</Announcement>
      {found.length === 0 ? (
        <p>{shortcutMessages.noneFound}</p>
      ) : (
        <Rows>
          {found.map((row) => (
            <Row key={row.id}>
              <ShortcutReport row={row} isChanged={isChanged(row)} />
              {isEditable && (
                <IconButton
                  size="small"
                  label={shortcutLabels.addReport(row.reportName)}
                  icon={<Plus aria-hidden="true" />}
                  onClick={() => onAdd(row)}
                />
              )}
            </Row>
          ))}
        </Rows>
      )}
    </ShortcutGroup>
  )
}
