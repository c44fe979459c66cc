import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Config, ConfigEntry } from '@sitewright/domain/configs/model'
import { configScreenMessages } from '@sitewright/domain/configs/screen-messages'
import { propertyLabels as labels, propertyMessages as messages } from '@sitewright/domain/resources/messages'
import type { ResourceType } from '@sitewright/domain/resources/model'
import type { ResourceProperty } from '@sitewright/domain/resources/property'
import type { PropertyProblems } from '@sitewright/domain/resources/property-rules'
import { writeProperties } from '@sitewright/domain/resources/property-config'
import { mapOutcome } from '@sitewright/domain/shared/outcome'
import { useDraft } from '../../draft/use-draft'
import { focusAddedRow } from '../../editable-table/EditableTable'
import { focusFirstInvalid } from '../../form/focus-first-invalid'
import { useAnnouncement } from '../../undo/use-announcement'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden'
import { toDraftFailure } from '../patterns/draft-outcome'
import { DraftEditForm } from '../patterns/DraftEditForm'
import { RemoveDialog } from '../patterns/RemoveDialog'
import { focusRemovedNote, RemovedNote, type RemovedNoteProps } from '../patterns/RemovedNote'
import { PropertiesTable } from './PropertiesTable'
import { PropertiesToolbar } from './PropertiesToolbar'
import {
  createRow,
  createRowReader,
  describeRows,
  findRowProblems,
  getRowChanges,
  hasProblem,
  matchesFilter,
  NO_FILTER,
  placeErrors,
  type PropertiesDraft,
  type PropertyRow,
  toVersion,
  withoutMissing,
  writeRows,
} from './property-draft'
import { Workspace } from './ResourceProperties.styles'
import type { ResourcePropertiesTabProps } from './ResourcePropertiesTab'

/** What the server found in properties, by their ids. */
const NO_ERRORS: ReadonlyMap<number, PropertyProblems> = new Map()

/** Props of PropertiesEditor. */
export interface PropertiesEditorProps extends Pick<ResourcePropertiesTabProps, 'edit' | 'onSave' | 'onDelete'> {
  config: Config
  types: readonly ResourceType[]
  /** What the user can do with a config that someone else deleted; undefined for one that is stored. */
  removal:
    | (Pick<RemovedNoteProps, 'reason' | 'isAdding' | 'onDiscard'> & {
        onAdd: (entries: readonly ConfigEntry[]) => void
      })
    | undefined
}

/** The form of the properties of a config. */
export function PropertiesEditor({ config, types, edit, onSave, onDelete, removal }: PropertiesEditorProps) {
  const stored = useMemo(() => toVersion(config), [config])
  const [readBase] = useState(createRowReader)
  const [read] = useState(createRowReader)
  const control = useDraft<PropertiesDraft, number | undefined, Config>({
    stored,
    onSave: async ({ properties }, { record }) => {
      const sent = createRowReader()(properties)
      const entries = writeProperties(record.data.configs, sent)
      const outcome = await onSave(record, entries)
      if (outcome.status !== 'failed') return mapOutcome(outcome, toVersion)
      const { found, others } = placeErrors(outcome.fields, sent, entries.length)
      flushSync(() => {
        setErrors(found)
        if (found.size > 0) setFilter(NO_FILTER)
      })
      return toDraftFailure(outcome, others)
    },
  })
  const { change, draft } = control
  const rows = read(draft.value.properties)
  const baseRows = readBase(draft.base.value.properties)
  const [filter, setFilter] = useState(NO_FILTER)
  const [hasTried, setTried] = useState(false)
  const [errors, setErrors] = useState(NO_ERRORS)
  const [isDeleting, setDeleting] = useState(false)
  const [announcement, announce] = useAnnouncement()
  const table = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const workspace = useRef<HTMLDivElement>(null)

  const update = useCallback(
    (next: (rows: readonly PropertyRow[]) => readonly PropertyRow[]) => {
      // The errors are about what was sent.
      setErrors(NO_ERRORS)
      change('properties', (text) => writeRows(next(read(text))))
    },
    [change, read, setErrors],
  )
  const onChange = useCallback(
    (id: number, property: ResourceProperty) =>
      update((now) => now.map((row) => (row.id === id ? { ...row, property } : row))),
    [update],
  )
  const onRemove = useCallback((id: number) => update((now) => now.filter((row) => row.id !== id)), [update])
  const add = (): void => {
    flushSync(() => setFilter(NO_FILTER))
    focusAddedRow(table.current, () => update((now) => [...now, createRow(now)]))
    announce(messages.added(rows.length + 1))
  }
  const changes = getRowChanges(baseRows, rows)
  const problems = findRowProblems(baseRows, rows)
  // What is still missing is no mistake before the first attempt to save.
  const shownProblems = hasTried ? problems : problems.map(withoutMissing)
  const focusProblem = (): void => {
    flushSync(() => {
      setTried(true)
      setFilter(NO_FILTER)
    })
    focusFirstInvalid(table.current)
  }
  const save = async (): Promise<boolean> => {
    if (focusRemovedNote(workspace.current)) return false
    if (problems.some(hasProblem)) {
      focusProblem()
      return false
    }
    const isSaved = (await control.save()) === 'saved'
    if (isSaved) setTried(false)
    return isSaved
  }
  const isShown = (row: PropertyRow): boolean => matchesFilter(row, filter)
  const addByKey = (event: KeyboardEvent): void => {
    if (!edit.allowed || !event.altKey || event.code !== 'KeyN') return
    event.preventDefault()
    add()
  }
  return (
    <DraftEditForm
      label={labels.caption}
      control={control}
      labels={{ properties: labels.caption }}
      formats={{
        properties: (text) => describeRows(draft.conflict?.before.properties ?? draft.base.value.properties, text),
      }}
      changes={changes}
      readOnlyNote={edit.allowed ? undefined : messages.readOnly(edit.reason)}
      conflictTitle={messages.conflict}
      saveLabel={labels.save}
      saveDisabledReason={shownProblems.some(hasProblem) ? messages.invalid : undefined}
      onDisabledSave={focusProblem}
      onSave={save}
    >
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <Workspace ref={workspace} onKeyDown={addByKey}>
        {removal !== undefined && (
          <RemovedNote
            {...removal}
            name={config.name}
            onAdd={() =>
              problems.some(hasProblem) ? focusProblem() : removal.onAdd(writeProperties(config.data.configs, rows))
            }
          >
            {configScreenMessages.removed(config.name, changes.length)}
          </RemovedNote>
        )}
        <PropertiesToolbar
          filter={filter}
          onFilterChange={setFilter}
          types={types}
          count={rows.length}
          shownCount={rows.filter(isShown).length}
          isEditable={edit.allowed}
          addButton={addButton}
          onAdd={add}
          onDelete={removal === undefined ? () => setDeleting(true) : undefined}
        />
        <PropertiesTable
          ref={table}
          addRef={addButton}
          rows={rows}
          isShown={isShown}
          problems={rows.map(({ id }, place) => ({ ...errors.get(id), ...shownProblems[place] }))}
          changes={
            new Map(changes.flatMap(({ id, kind }) => (kind === 'removed' || !kind ? [] : [[Number(id), kind]])))
          }
          types={types}
          readOnlyReason={edit.allowed ? undefined : edit.reason}
          onChange={onChange}
          onRemove={onRemove}
        />
      </Workspace>
      <RemoveDialog
        item={isDeleting ? config : undefined}
        title={() => messages.deleteTitle}
        confirmLabel={labels.confirmDelete}
        onRemove={onDelete}
        onClose={() => setDeleting(false)}
      >
        {() => messages.deleteText(baseRows.length)}
      </RemoveDialog>
    </DraftEditForm>
  )
}
