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
import { useDraft } from '../../draft/use-draft'
import { EmptyState } from '../../empty-state/EmptyState'
import { focusFirstInvalid } from '../../form/focus-first-invalid'
import { SearchField } from '../../search-field/SearchField'
import { TextField } from '../../text-field/TextField'
import { type ETag, type Tagged, toDraftFailure, toDraftOutcome } from '../patterns/draft-outcome'
import { DraftEditForm } from '../patterns/DraftEditForm'
import { Codes, Filter, Part } from './InternalSettings.styles'
import type { InternalSettingsTabProps } from './InternalSettingsTab'
import {
  CUSTOMER_CODE,
  findMissingType,
  getLabels,
  OPPORTUNITY_ID,
  placeErrors,
  type SettingsDraft,
  toDraft,
  toSave,
  typeField,
  valueField,
} from './settings-draft'

export type InternalSettingsEditorProps = Omit<InternalSettingsTabProps, 'view'> & { stored: Tagged<InternalSettings> }

type ProjectRow = InternalSettings['projects'][number]
type FieldErrors = Readonly<Record<string, string>>

/** The form of the internal settings. */
export function InternalSettingsEditor({ stored: tagged, edit, onSave }: InternalSettingsEditorProps) {
  const { projects } = tagged.value
  const stored = useMemo(() => ({ value: toDraft(tagged.value), version: tagged.tag }), [tagged.value, tagged.tag])
  const [errors, setErrors] = useState<FieldErrors>({})
  const control = useDraft<SettingsDraft, ETag>({
    stored,
    onSave: async (value, { version, base }) => {
      const outcome = await onSave(toSave(projects, base, value), version)
      if (outcome.status !== 'failed') {
        setErrors({})
        return toDraftOutcome(outcome, toDraft)
      }
      const { found, others } = placeErrors(outcome.fields, value)
      showRow(found[CUSTOMER_CODE] || found[OPPORTUNITY_ID] ? undefined : Object.keys(found)[0], found)
      return toDraftFailure(outcome, others)
    },
  })
  const [search, setSearch] = useState('')
  /** Renders errors, and the row of one of them: the filter leaves its project alone, wherever it is in the table. */
  const showRow = (field: string | undefined, found: FieldErrors): void => {
    const name = projects.find(({ projectId }) => field?.startsWith(`${projectId}.`))?.name
    flushSync(() => {
      setErrors(found)
      if (name !== undefined) setSearch(name)
    })
  }
  const table = useRef<HTMLDivElement>(null)
  const { base, value: draft } = control.draft
  const fieldLabels = useMemo(() => getLabels(projects), [projects])
  const missing = findMissingType(projects, base.value, draft)
  const readOnlyReason = edit.allowed ? undefined : edit.reason

  const toField = (field: string, limit: number) => ({
    label: fieldLabels[field] ?? field,
    value: draft[field] ?? '',
    maxLength: limit,
    autoComplete: 'off',
    isReadOnly: !edit.allowed,
    error: missing !== undefined && field === typeField(missing) ? messages.typeRequired : errors[field],
    onChange: (text: string) => {
      setErrors(({ [field]: _own, ...rest }) => rest)
      control.change(field, text)
    },
  })
  const columns: Column<ProjectRow>[] = [
    { id: 'name', header: labels.project, width: '32%', cell: ({ name }) => name, searchValue: ({ name }) => name },
    { id: 'projectId', header: labels.projectId, width: 104, align: 'end', cell: ({ projectId }) => projectId },
    {
      id: 'type',
      header: labels.type,
      width: '24%',
      cell: ({ projectId }) => (
        <TextField {...toField(typeField(projectId), INTERNAL_SETTINGS_LIMITS.type)} isLabelHidden />
      ),
    },
    {
      id: 'value',
      header: labels.value,
      cell: ({ projectId }) => (
        <TextField {...toField(valueField(projectId), INTERNAL_SETTINGS_LIMITS.value)} isLabelHidden />
      ),
    },
  ]
  const view = useRowView({ rows: projects, columns, search })
  const showMissing = (): void => {
    if (missing !== undefined) showRow(typeField(missing), errors)
    focusFirstInvalid(table.current)
  }
  return (
    <DraftEditForm
      label={labels.tab}
      control={control}
      labels={fieldLabels}
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
          <TextField {...toField(CUSTOMER_CODE, INTERNAL_SETTINGS_LIMITS.code)} />
          <TextField {...toField(OPPORTUNITY_ID, INTERNAL_SETTINGS_LIMITS.code)} />
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
            rowKey={({ projectId }) => projectId}
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
