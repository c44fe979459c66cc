import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Config, ConfigEntry } from '@sitewright/domain/configs/model'
import { configScreenMessages } from '@sitewright/domain/configs/screen-messages'
import { propertyLabels as labels, propertyMessages as messages } from '@sitewright/domain/resources/messages'
import type { ResourceType } from '@sitewright/domain/resources/model'
import type { ResourceProperty } from '@sitewright/domain/resources/property'
import { writeProperties } from '@sitewright/domain/resources/property-config'
import { mapOutcome } from '@sitewright/domain/shared/outcome'
import { Announcement } from '../../announcer/Announcement'
import { getChanges } from '../../draft/draft-texts'
import { useDraft, useRowList } from '../../draft/use-draft'
import { focusAddedRow } from '../../editable-table/EditableTable'
import { focusFirstInvalid } from '../../form/focus-first-invalid'
import { useAnnouncement } from '../../announcer/use-announcement'
import { toDraftFailure } from '../patterns/draft-outcome'
import { DraftEditForm } from '../patterns/DraftEditForm'
import { RemoveDialog } from '../patterns/RemoveDialog'
import { focusRemovedNote, RemovedNote, type RemovedNoteProps } from '../patterns/RemovedNote'
import { PropertiesTable } from './PropertiesTable'
import { PropertiesToolbar } from './PropertiesToolbar'
import {
  createProperty,
  findRowProblems,
  getTexts,
  matchesFilter,
  NO_FILTER,
  placeErrors,
  type PropertiesDraft,
  type RowProblems,
  toVersion,
  withoutMissing,
} from './property-draft'
import { Workspace } from './ResourceProperties.styles'
import type { ResourcePropertiesTabProps } from './ResourcePropertiesTab'

/** What the server found in properties. */
const NO_ERRORS: RowProblems = new Map()

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
  const texts = useMemo(() => getTexts(types), [types])
  const control = useDraft<PropertiesDraft, number | undefined, Config>({
    stored,
    onSave: async ({ properties }, { record }) => {
      const entries = writeProperties(record.data.configs, [...properties.values()])
      const outcome = await onSave(record, entries)
      if (outcome.status !== 'failed') return mapOutcome(outcome, toVersion)
      const { found, others } = placeErrors(outcome.fields, properties, entries.length)
      flushSync(() => {
        setErrors(found)
        if (found.size > 0) setFilter(NO_FILTER)
      })
      return toDraftFailure(outcome, others)
    },
  })
  const { rows, base, add, change, remove } = useRowList(control, 'properties')
  const [filter, setFilter] = useState(NO_FILTER)
  const [hasTried, setTried] = useState(false)
  const [errors, setErrors] = useState(NO_ERRORS)
  const [isDeleting, setDeleting] = useState(false)
  const [announcement, announce] = useAnnouncement()
  const table = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const workspace = useRef<HTMLDivElement>(null)

  // The errors are about what was sent.
  const onChange = useCallback(
    (id: string, part: Partial<ResourceProperty>) => {
      setErrors(NO_ERRORS)
      change(id, part)
    },
    [change, setErrors],
  )
  const onRemove = useCallback(
    (id: string) => {
      setErrors(NO_ERRORS)
      remove(id)
    },
    [remove, setErrors],
  )
  const addProperty = (): void => {
    flushSync(() => {
      setFilter(NO_FILTER)
      setErrors(NO_ERRORS)
    })
    focusAddedRow(table.current, () => void add(createProperty(rows)))
    announce(messages.added(rows.size + 1))
  }
  const changes = getChanges(control.draft, texts)
  const problems = findRowProblems(rows, base)
  // What is still missing is no mistake before the first attempt to save.
  const shownProblems = hasTried ? problems : withoutMissing(problems)
  const focusProblem = (): void => {
    flushSync(() => {
      setTried(true)
      setFilter(NO_FILTER)
    })
    focusFirstInvalid(table.current)
  }
  const save = async (): Promise<boolean> => {
    if (focusRemovedNote(workspace.current)) return false
    if (problems.size > 0) {
      focusProblem()
      return false
    }
    const isSaved = (await control.save()) === 'saved'
    if (isSaved) setTried(false)
    return isSaved
  }
  const addByKey = (event: KeyboardEvent): void => {
    if (!edit.allowed || !event.altKey || event.code !== 'KeyN') return
    event.preventDefault()
    addProperty()
  }
  return (
    <DraftEditForm
      label={labels.caption}
      control={control}
      {...texts}
      changes={changes}
      readOnlyNote={edit.allowed ? undefined : messages.readOnly(edit.reason)}
      conflictTitle={messages.conflict}
      saveLabel={labels.save}
      saveDisabledReason={shownProblems.size > 0 ? messages.invalid : undefined}
      onDisabledSave={focusProblem}
      onSave={save}
    >
      <Announcement of={announcement} />
      <Workspace ref={workspace} onKeyDown={addByKey}>
        {removal !== undefined && (
          <RemovedNote
            {...removal}
            name={config.name}
            onAdd={() =>
              problems.size > 0
                ? focusProblem()
                : removal.onAdd(writeProperties(config.data.configs, [...rows.values()]))
            }
          >
            {configScreenMessages.removed(config.name, changes.length)}
          </RemovedNote>
        )}
        <PropertiesToolbar
          filter={filter}
          onFilterChange={setFilter}
          types={types}
          count={rows.size}
          shownCount={[...rows.values()].filter((row) => matchesFilter(row, filter)).length}
          isEditable={edit.allowed}
          addButton={addButton}
          onAdd={addProperty}
          onDelete={removal === undefined ? () => setDeleting(true) : undefined}
        />
        <PropertiesTable
          ref={table}
          addRef={addButton}
          rows={rows}
          base={base}
          filter={filter}
          problems={shownProblems}
          errors={errors}
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
        {() => messages.deleteText(base.size)}
      </RemoveDialog>
    </DraftEditForm>
  )
}
