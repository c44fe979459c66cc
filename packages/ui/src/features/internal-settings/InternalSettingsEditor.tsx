import { Building2, Trash2, Undo2 } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  internalSettingsLabels as labels,
  internalSettingsMessages as messages,
} from '@sitewright/domain/internal-settings/messages'
import { INTERNAL_SETTINGS_LIMITS, type InternalSettings } from '@sitewright/domain/internal-settings/model'
import { NO_OVERRIDE } from '@sitewright/domain/internal-settings/rules'
import { PROJECT_FILTER_DELAY_MS } from '@sitewright/domain/projects/model'
import { IconButton } from '../../button/Button'
import { ComboBox } from '../../combo-box/ComboBox'
import { useRowView } from '../../data-table/use-row-view'
import { type Column, WindowedTable } from '../../data-table/WindowedTable'
import { useDraft, useRowList } from '../../draft/use-draft'
import { EmptyState } from '../../empty-state/EmptyState'
import { focusFirstInvalid } from '../../form/focus-first-invalid'
import { SearchField } from '../../search-field/SearchField'
import { TextField } from '../../text-field/TextField'
import { type ETag, type Tagged, toDraftFailure, toDraftOutcome } from '../patterns/draft-outcome'
import { DraftEditForm } from '../patterns/DraftEditForm'
import { toProjectOption } from '../patterns/project-option'
import { Adding, Codes, Filter, Part } from './InternalSettings.styles'
import type { InternalSettingsTabProps } from './InternalSettingsTab'
import {
  findMissingType,
  isEmpty,
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

const NONE: ReadonlySet<string> = new Set()

const CODES = ['CustomerCode', 'OpportunityId'] as const

const hasError = (id: string, errors: FieldErrors): boolean =>
  toOverrideKey(id, 'type') in errors || toOverrideKey(id, 'value') in errors

function describeNothing(projects: number, listed: number): string {
  if (projects === 0) return messages.none
  return listed === 0 ? messages.noOverrides : messages.noneFound
}

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
        if (outcome.status === 'saved') setAdded(NONE)
        return toDraftOutcome(outcome, toDraft)
      }
      const { found, others } = placeErrors(outcome.fields, value)
      const isPlaced = CODES.some((code) => found[code])
      showRow(isPlaced ? undefined : projects.find(({ id }) => hasError(id, found))?.name, found)
      return toDraftFailure(outcome, others)
    },
  })
  const [search, setSearch] = useState('')
  const table = useRef<HTMLDivElement>(null)
  /** Renders errors, and the row of one of them: the filter leaves its project alone, wherever it is in the table. */
  const showRow = (name: string | undefined, found: FieldErrors): void => {
    flushSync(() => {
      setErrors(found)
      if (name !== undefined) setSearch(name)
    })
  }
  const { base, value: draft } = control.draft
  const { rows, base: before, change } = useRowList(control, 'overrides')
  const projects = useMemo(() => [...rows].map(([id, row]): ProjectRow => ({ id, ...row })), [rows])
  /** Projects that the user added. They stay while their fields are empty. */
  const [added, setAdded] = useState(NONE)
  const { listed, others } = useMemo(() => {
    const isListed = (row: ProjectRow): boolean =>
      !isEmpty(row) || added.has(row.id) || !isEmpty(before.get(row.id) ?? NO_OVERRIDE) || hasError(row.id, errors)
    return {
      listed: projects.filter(isListed),
      others: projects.filter((row) => !isListed(row)).map(toProjectOption),
    }
  }, [projects, before, added, errors])
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
  const findType = (id: string) =>
    table.current?.querySelector<HTMLInputElement>(`[name="${CSS.escape(toOverrideKey(id, 'type'))}"]`)
  const add = (id: string): void => {
    flushSync(() => {
      setAdded((now) => new Set(now).add(id))
      setSearch('')
    })
    // The table renders only the rows in view.
    if (!findType(id)) showRow(rows.get(id)?.name, errors)
    findType(id)?.focus()
  }
  const discard = (): void => {
    control.discard()
    setAdded(NONE)
    setErrors({})
  }
  const remove = (id: string): void => {
    setAdded((now) => new Set([...now].filter((one) => one !== id)))
    change(id, NO_OVERRIDE)
    const own = [toOverrideKey(id, 'type'), toOverrideKey(id, 'value')]
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([key]) => !own.includes(key))))
  }
  const toTools = ({ id, name, ...row }: ProjectRow) => {
    const stored = before.get(id)
    return isEmpty(row) && stored !== undefined && !isEmpty(stored) ? (
      <IconButton
        size="small"
        label={labels.restore(name)}
        icon={<Undo2 aria-hidden="true" />}
        onClick={() => change(id, { type: stored.type, value: stored.value })}
      />
    ) : (
      <IconButton
        size="small"
        label={labels.remove(name)}
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => remove(id)}
      />
    )
  }
  const columns: Column<ProjectRow>[] = [
    { id: 'name', header: labels.project, width: '32%', cell: ({ name }) => name, searchValue: ({ name }) => name },
    { id: 'projectId', header: labels.projectId, width: 104, align: 'end', cell: ({ projectId }) => projectId },
    { id: 'type', header: labels.type, width: '24%', cell: (row) => toCell(row, 'type') },
    { id: 'value', header: labels.value, cell: (row) => toCell(row, 'value') },
    ...(edit.allowed
      ? [
          {
            id: 'tools',
            header: labels.tools,
            isHeaderHidden: true,
            width: 56,
            align: 'end' as const,

            cell: toTools,
          },
        ]
      : []),
  ]
  const view = useRowView({ rows: listed, columns, search })
  const showMissing = (): void => {
    if (missing !== undefined) showRow(rows.get(missing)?.name, errors)
    focusFirstInvalid(table.current)
  }
  return (
    <DraftEditForm
      label={labels.tab}
      control={{ ...control, discard }}
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
        {edit.allowed && (
          <Adding>
            <ComboBox
              label={labels.add}
              placeholder={labels.chooseProject}
              isSearch
              options={others}
              value={null}
              disabledReason={projects.length > 0 && others.length === 0 ? messages.allShown : undefined}
              onChange={(id) => id !== null && add(String(id))}
            />
          </Adding>
        )}
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
                title={describeNothing(projects.length, listed.length)}
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
