import { Building2 } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  internalSettingsLabels as labels,
  internalSettingsMessages as messages,
} from '@sitewright/domain/internal-settings/messages'
import { INTERNAL_SETTINGS_LIMITS, type InternalSettings } from '@sitewright/domain/internal-settings/model'
import { PROJECT_FILTER_DELAY_MS } from '@sitewright/domain/projects/model'
import { useRowView } from '../../data-table/use-row-view'
import { type Column, WindowedTable } from '../../data-table/WindowedTable'
import { useDraft, useRowList } from '../../draft/use-draft'
import { EmptyState } from '../../empty-state/EmptyState'
import { focusFirstInvalid } from '../../form/focus-first-invalid'
import { SearchField } from '../../search-field/SearchField'
import { TextField } from '../../text-field/TextField'
import { type ETag, type Tagged, toDraftFailure, toDraftOutcome } from '../patterns/draft-outcome'
import { DraftEditForm } from '../patterns/DraftEditForm'
import { Codes, Filter, Part } from './InternalSettings.styles'
import type { InternalSettingsTabProps } from './InternalSettingsTab'
import {
  findMissingType,
  type OverrideRow,
  placeErrors,
  SETTINGS_TEXTS,
  type SettingsDraft,
  toDraft,
  toOverrideKey,
  toSave,
} from './settings-draft'

export type InternalSettingsEditorProps = Omit<InternalSettingsTabProps, 'view'> & { stored: Tagged<InternalSettings> }

type ProjectRow = OverrideRow & { id: string }
type FieldErrors = Readonly<Record<string, string>>

const CODES = ['CustomerCode', 'OpportunityId'] as const

const hasError = (id: string, errors: FieldErrors): boolean =>
  toOverrideKey(id, 'type') in errors || toOverrideKey(id, 'value') in errors

/** The form of the internal settings. */
export function InternalSettingsEditor({ stored: tagged, edit, onSave }: InternalSettingsEditorProps) {
  const stored = useMemo(() => ({ value: toDraft(tagged.value), version: tagged.tag }), [tagged.value, tagged.tag])
  const [errors, setErrors] = useState<FieldErrors>({})
  const control = useDraft<SettingsDraft, ETag>({
    stored,
    onSave: async (value, { version, base }) => {
      const outcome = await onSave(toSave(base, value), version)
      if (outcome.status !== 'failed') {
        setErrors({})
        return toDraftOutcome(outcome, toDraft)
      }
      const { found, others } = placeErrors(outcome.fields, value)
      const isPlaced = CODES.some((code) => found[code])
      showRow(isPlaced ? undefined : projects.find(({ id }) => hasError(id, found))?.name, found)
      return toDraftFailure(outcome, others)
    },
  })
  const [search, setSearch] = useState('')
  /** Renders errors, and the row of one of them: the filter leaves its project alone, wherever it is in the table. */
  const showRow = (name: string | undefined, found: FieldErrors): void => {
    flushSync(() => {
      setErrors(found)
      if (name !== undefined) setSearch(name)
    })
  }
  const table = useRef<HTMLDivElement>(null)
  const { base, value: draft } = control.draft
  const { rows, change } = useRowList(control, 'overrides')
  const projects = useMemo(() => [...rows].map(([id, row]): ProjectRow => ({ id, ...row })), [rows])
  const missing = findMissingType(base.value, draft)
  const readOnlyReason = edit.allowed ? undefined : edit.reason

  const toField = (name: string, value: string, onChange: (text: string) => void) => ({
    name,
    value,
    autoComplete: 'off',
    isReadOnly: !edit.allowed,
    error: missing !== undefined && name === toOverrideKey(missing, 'type') ? messages.typeRequired : errors[name],
    onChange: (text: string) => {
      setErrors(({ [name]: _own, ...rest }) => rest)
      onChange(text)
    },
  })
  const toCell = (row: ProjectRow, field: 'type' | 'value') => (
    <TextField
      {...toField(toOverrideKey(row.id, field), row[field], (text) => change(row.id, { [field]: text }))}
      label={field === 'type' ? labels.typeOf(row.name) : labels.valueOf(row.name)}
      maxLength={INTERNAL_SETTINGS_LIMITS[field]}
      isLabelHidden
    />
  )
  const columns: Column<ProjectRow>[] = [
    { id: 'name', header: labels.project, width: '32%', cell: ({ name }) => name, searchValue: ({ name }) => name },
    { id: 'projectId', header: labels.projectId, width: 104, align: 'end', cell: ({ projectId }) => projectId },
    { id: 'type', header: labels.type, width: '24%', cell: (row) => toCell(row, 'type') },
    { id: 'value', header: labels.value, cell: (row) => toCell(row, 'value') },
  ]
  const view = useRowView({ rows: projects, columns, search })
  const showMissing = (): void => {
    if (missing !== undefined) showRow(rows.get(missing)?.name, errors)
    focusFirstInvalid(table.current)
  }
  return (
    <DraftEditForm
      label={labels.tab}
      control={control}
      {...SETTINGS_TEXTS}
      readOnlyNote={readOnlyReason === undefined ? undefined : messages.readOnly(readOnlyReason)}
      conflictTitle={messages.conflict}
      saveDisabledReason={missing === undefined ? undefined : messages.typeRequired}
      onDisabledSave={showMissing}
    >
      <Part aria-label={labels.codes}>
        <header>
          <h2>{labels.codes}</h2>
        </header>
        <Codes>
          {CODES.map((code) => (
            <TextField
              key={code}
              {...toField(code, draft[code], (text) => control.change(code, text))}
              label={SETTINGS_TEXTS.labels[code]}
              maxLength={INTERNAL_SETTINGS_LIMITS.code}
            />
          ))}
        </Codes>
      </Part>
      <Part>
        <header>
          <h2>{labels.overrides}</h2>
          <Filter>
            <SearchField
              label={labels.filter}
              placeholder={labels.filter}
              value={search}
              delay={PROJECT_FILTER_DELAY_MS}
              onChange={setSearch}
            />
          </Filter>
        </header>
        <p>{messages.overridesHelp}</p>
        <div ref={table}>
          <WindowedTable
            caption={labels.overrides}
            columns={columns}
            view={view}
            rowKey={({ id }) => id}
            rowName={({ name }) => name}
            layout="framed"
            minWidth="44rem"
            announcement={`${view.count} ${view.count === 1 ? labels.one : labels.many}`}
            empty={
              <EmptyState
                title={projects.length === 0 ? messages.none : messages.noneFound}
                icon={<Building2 aria-hidden="true" />}
                headingLevel={3}
              />
            }
          />
        </div>
      </Part>
    </DraftEditForm>
  )
}
