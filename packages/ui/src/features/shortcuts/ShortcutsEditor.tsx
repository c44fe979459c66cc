import { Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { matchesText } from '@sitewright/domain/shared/lists'
import { dashboardNames, shortcutLabels, shortcutMessages } from '@sitewright/domain/shortcuts/messages'
import { DASHBOARD_TYPES, type DashboardType, type Shortcut } from '@sitewright/domain/shortcuts/model'
import { Button, IconButton } from '../../button/Button'
import { useDraft } from '../../draft/use-draft'
import { SearchField } from '../../search-field/SearchField'
import { useAnnouncement } from '../../undo/use-announcement'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden'
import { type ETag, type Tagged, toDraftOutcome } from '../patterns/draft-outcome'
import { DraftEditForm } from '../patterns/DraftEditForm'
import { RemoveDialog } from '../patterns/RemoveDialog'
import { AddShortcutDialog } from './AddShortcutDialog'
import { BasicShortcuts } from './BasicShortcuts'
import {
  assignInDraft,
  followOrder,
  getBasicIds,
  getTexts,
  getType,
  isUnassigned,
  moveInOrder,
  nameErrors,
  ORDER,
  type ShortcutDraft,
  toDraft,
  toSave,
} from './shortcut-draft'
import { ShortcutReport } from './ShortcutReport'
import type { ShortcutsTabProps } from './ShortcutsTab'
import { Filter, Group, Groups, Row, Rows } from './ShortcutsTab.styles'

export type ShortcutsEditorProps = Omit<ShortcutsTabProps, 'view'> & { stored: Tagged<readonly Shortcut[]> }

/** The stored shortcuts as a draft. Keeps the order of reports that are not basic from version to version, so that only a new order contests the draft. */
function useStoredDraft({ value: rows, tag }: Tagged<readonly Shortcut[]>) {
  const [order, setOrder] = useState(() => followOrder('', rows))
  const next = followOrder(order, rows)
  if (next !== order) setOrder(next)
  return {
    stored: useMemo(() => ({ value: toDraft(rows, next), version: tag }), [rows, next, tag]),
    setOrder,
  }
}

/** The form of the shortcuts. */
export function ShortcutsEditor({ stored: tagged, edit, onSave, onDelete }: ShortcutsEditorProps) {
  const rows = tagged.value
  const { stored, setOrder } = useStoredDraft(tagged)
  const control = useDraft<ShortcutDraft, ETag>({
    stored,
    onSave: async (value, { version, base }) => {
      const sent = toSave(value)
      const outcome = await onSave(sent, version)
      if (outcome.status === 'failed') return { ...outcome, fields: nameErrors(outcome.fields, sent, rows) }
      const known = (outcome.status === 'saved' ? value : base)[ORDER] ?? ''
      if (outcome.status === 'saved') setOrder(followOrder(known, outcome.value))
      return toDraftOutcome(outcome, (body) => toDraft(body, followOrder(known, body)))
    },
  })
  const [adding, setAdding] = useState<{ initial: Shortcut | undefined }>()
  const [deleting, setDeleting] = useState<Shortcut>()
  const [announcement, announce] = useAnnouncement()
  const region = useRef<HTMLDivElement>(null)
  const { base, value: draft } = control.draft
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows])
  const toRows = (ids: readonly number[]): Shortcut[] => ids.flatMap((id) => byId.get(id) ?? [])
  const unassigned = rows.filter(({ id }) => isUnassigned(draft, id))
  const isChanged = (id: number): boolean => draft[id] !== base.value[id]

  const assign = (id: number, value: DashboardType | null | undefined): void => {
    const next = assignInDraft(draft, base.value, id, value)
    control.change(String(id), next[id] ?? '')
    control.change(ORDER, next[ORDER] ?? '')
  }
  const remove = (row: Shortcut): void => {
    // Only the draft has it: there is nothing to delete on the server.
    if (!isUnassigned(base.value, row.id)) return setDeleting(row)
    // The button goes with its row.
    region.current?.focus()
    assign(row.id, undefined)
    announce(shortcutMessages.deleted(row.reportName))
  }
  const shared = { isEditable: edit.allowed, isChanged, onDelete: remove }
  return (
    <DraftEditForm
      label={shortcutLabels.tab}
      control={control}
      {...getTexts(rows, base.value, draft)}
      readOnlyNote={edit.allowed ? undefined : shortcutMessages.readOnly(edit.reason)}
      conflictTitle={shortcutMessages.conflict}
      saveLabel={shortcutLabels.save}
    >
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <Groups ref={region} tabIndex={-1}>
        <ShortcutGroup
          title={shortcutLabels.basic}
          count={getBasicIds(draft).length}
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
          <BasicShortcuts
            {...shared}
            rows={toRows(getBasicIds(draft))}
            onMove={(id, place) => control.change(ORDER, (now) => moveInOrder({ ...draft, [ORDER]: now }, id, place))}
          />
        </ShortcutGroup>
        <DashboardGroup {...shared} rows={rows} draft={draft} />
        <UnassignedGroup rows={unassigned} {...shared} onAdd={(initial) => setAdding({ initial })} />
      </Groups>
      {adding !== undefined && (
        <AddShortcutDialog
          unassigned={unassigned}
          initial={adding.initial}
          onClose={() => setAdding(undefined)}
          onAdd={(row, type) => {
            setAdding(undefined)
            assign(row.id, type)
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

interface GroupProps {
  rows: readonly Shortcut[]
  isEditable: boolean
  isChanged: (id: number) => boolean
}

type DashboardGroupProps = GroupProps & { draft: ShortcutDraft; onDelete: (row: Shortcut) => void }

function DashboardGroup({ rows, draft, isEditable, isChanged, onDelete }: DashboardGroupProps) {
  const typed = DASHBOARD_TYPES.flatMap((type) =>
    rows.filter(({ id }) => getType(draft, id) === type).map((row) => ({ row, type })),
  )
  return (
    <ShortcutGroup title={shortcutLabels.dashboard} count={typed.length} empty={shortcutMessages.emptyDashboard}>
      <Rows>
        {typed.map(({ row, type }) => (
          <Row key={row.id}>
            <span data-part="type">{dashboardNames[type]}</span>
            <ShortcutReport row={row} isChanged={isChanged(row.id)} />
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

function UnassignedGroup({ rows, isEditable, isChanged, onAdd }: GroupProps & { onAdd: (row: Shortcut) => void }) {
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
      <VisuallyHidden role="status">{shortcutMessages.found(found.length)}</VisuallyHidden>
      {found.length === 0 ? (
        <p>{shortcutMessages.noneFound}</p>
      ) : (
        <Rows>
          {found.map((row) => (
            <Row key={row.id}>
              <ShortcutReport row={row} isChanged={isChanged(row.id)} />
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
