import {
  type ComponentType,
  memo,
  type SubmitEvent,
  type KeyboardEvent,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { configMessages } from '@sitewright/domain/configs/messages'
import { type Config, type ConfigEntry, SITE_BARCODE_CONFIG } from '@sitewright/domain/configs/model'
import {
  BARCODE_EXPORT_CONFIG,
  EQUIPMENT_STATUS_CONFIG,
  INTEGRATION_CONFIG,
  linkedConfig,
} from '@sitewright/domain/configs/names'
import {
  configScreenLabels as labels,
  configScreenMessages as messages,
} from '@sitewright/domain/configs/screen-messages'
import { versionMessages } from '@sitewright/domain/configs/version-messages'
import type { SaveOutcome } from '@sitewright/domain/shared/outcome'
import { DIALOG_LABELS } from '../../dialog/Dialog'
import { type Draft, getDifferingFields } from '../../draft/draft'
import { JsonPanel } from '../../json-panel/JsonPanel'
import { Note } from '../../note/Note'
import { blockSave, DraftConflict, getBlockReason } from '../patterns/DraftParts'
import { focusRemovedNote, RemovedNote } from '../patterns/RemovedNote'
import { StoredDraft, useStoredDraft } from '../patterns/StoredDraft'
import type { ConfigBoard } from './config-board'
import type { ConfigEditorProps } from './config-editor'
import { toCardId } from './card-id'
import { findDefault, findValue, listFields } from './config-fields'
import { type ConfigFilter, type FilteredField, type ShownFields, showFields } from './config-filter'
import type { ConfigDraft } from './config-form'
import { getConfigForm } from './config-forms'
import { ConfigHead } from './ConfigHead'
import { Body, CardForm, CardPart, Needs } from './ConfigCard.styles'
import type { CardHistory } from './ConfigHistory'
import { WithHistory } from './ConfigHistory.styles'
import { ExportEditor } from './ExportEditor'
import { type LabelPreviews, LabelsEditor } from './LabelsEditor'
import { ParameterGrid } from './ParameterGrid'
import { StatusEditor } from './StatusEditor'
import { type ConfigDraftOptions, useConfigDraft } from './use-config-draft'

/** What every card of a page gets. */
export interface ConfigCardShared extends Pick<ConfigEditorProps, 'materialStatuses' | 'statusUses' | 'announce'> {
  /** Why nothing can be changed. */
  reason: string | undefined
  canReadJson: boolean
  filter: ConfigFilter
  board: ConfigBoard
  previews: LabelPreviews
  onSave: ConfigDraftOptions['onSave']
  /** Renames a status of a config by its code; left out where that is not possible. */
  onRenameStatus?: ((config: Config, state: number, name: string) => Promise<string | undefined>) | undefined
  onDelete: (config: Config) => void
  /** Adds a config again that someone else deleted. Resolves when it is added or has failed, which a toast reports. */
  onAddAgain: (config: Config, entries: readonly ConfigEntry[]) => Promise<void>
  onDismiss: (config: Config) => void
  /** Shows the history of a config; left out if the server keeps none. */
  History?: ComponentType<CardHistory> | undefined
  /** Saves the entries of an older version, or adds a deleted config again with them (CONF-78). */
  onRestore: (config: Config, restored: RestoredConfig) => Promise<SaveOutcome<Config>>
}

/** The entries of an older version. */
export interface RestoredConfig {
  readonly entries: readonly ConfigEntry[]
  readonly version: number
  /** Whether the config is added again, because someone else deleted it. */
  readonly isRemoved: boolean
}

/** Props of ConfigCard. All of them keep their identity, so that a key renders one card. */
export interface ConfigCardProps extends ConfigCardShared {
  config: Config
  headingId: string
  /** The entries of its defaults. */
  defaults: readonly ConfigEntry[] | undefined
  /** The stored entries of the config that it is judged with (CONF-51). */
  linked: readonly ConfigEntry[] | undefined
  /** Whether someone else deleted it while the page was open. */
  isRemoved: boolean
  /** Whether a config of its type is listed. */
  isListed: boolean
  /** Whether its parameters are rendered. */
  isFilled: boolean
}

/** One config with its own editor, SAVE and DELETE (CONF-01). What is typed survives refreshes, failed saves and conflicts. */
export const ConfigCard = memo(function ConfigCard(props: ConfigCardProps) {
  const { config, defaults, board, filter, reason, isRemoved, isFilled, headingId } = props
  const { name } = config
  const formId = toCardId(headingId)
  const [isJsonShown, setJsonShown] = useState(false)
  const [isHistoryShown, setHistoryShown] = useState(false)
  const getLinked = () => board.findEntries(linkedConfig(name))
  const pendingLinked = useSyncExternalStore(board.subscribe, getLinked, getLinked)
  const { control, texts, changes, isDirty, written, errors, hasOwnError, save } = useConfigDraft({
    config,
    linked: pendingLinked ?? props.linked,
    onSave: props.onSave,
  })
  const { draft } = control
  const blockReason = getBlockReason(draft, texts)
  const storedDraft = useStoredDraft(`config ${config.id}`)
  const fields = useMemo(() => listFields(draft.value.entries), [draft.value.entries])
  const defaultDraft = useMemo(() => defaults && getConfigForm(name).toDraft(defaults), [name, defaults])
  const shown = useShownFields(filter, name, () => listFiltered(name, draft, defaultDraft))
  // About its height, so that the scrollbar stays.
  const height = `${4 + Math.ceil(fields.length / 3) * 5}rem`
  const errorCount = Object.keys(errors).length

  const findInvalid = () =>
    document.getElementById(formId)?.querySelector<HTMLElement>(':is([aria-invalid="true"], [data-invalid][tabindex])')
  const focusProblem = (): boolean => {
    if (focusRemovedNote(document.getElementById(formId)) || blockSave(draft, formId)) return true
    if (!hasOwnError) return false
    ;(findInvalid() ?? document.getElementById(headingId))?.focus()
    return true
  }
  const trySave = async (isOneOfSeveral: boolean): Promise<boolean> => {
    if (focusProblem()) return false
    const isSaved = await save(isOneOfSeveral)
    if (!isSaved) findInvalid()?.focus()
    return isSaved
  }
  // After each render, because the bar of the page calls the functions of the last one.
  useLayoutEffect(() => {
    board.report(
      config.id,
      isDirty
        ? {
            name,
            isRemoved,
            entries: written,
            changes,
            errorCount,
            saveDisabledReason: blockReason ?? (hasOwnError ? messages.hasErrors : undefined),
            save: trySave,
            waitForSave: control.waitForSave,
            discard: isRemoved ? () => props.onDismiss(config) : control.discard,
            focusProblem,
          }
        : undefined,
    )
  })
  useLayoutEffect(() => () => board.report(config.id, undefined), [board, config.id])
  const shownCount = shown === 'all' ? undefined : shown === 'none' ? 0 : shown.size
  useLayoutEffect(() => {
    board.reportShown(config.id, shownCount)
    return () => board.reportShown(config.id, undefined)
  }, [board, config.id, shownCount])

  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    event.stopPropagation()
    if (reason === undefined) void trySave(false)
  }
  const remark = name === EQUIPMENT_STATUS_CONFIG ? messages.statuses(draft.value.statuses.size) : undefined
  const { onRenameStatus, History } = props
  const restore: CardHistory['onRestore'] = async (restored, version, seen) => {
    const outcome = await props.onRestore(seen, { entries: restored, version, isRemoved })
    if (outcome.status !== 'conflict') return outcome.status === 'failed' ? outcome.message : undefined
    // The old values become changes on top of the version that was restored over, so that the conflict panel shows them.
    const form = getConfigForm(name)
    control.restore(
      { value: form.toDraft(seen.data.configs), version: seen.version, record: seen },
      form.toDraft(restored),
    )
    props.announce(versionMessages.conflict)
    return undefined
  }
  const use = (label: string, take: (draft: ConfigDraft) => ConfigDraft): void => {
    const next = take(draft.value)
    for (const field of getDifferingFields(draft.value, next)) control.change(field, next[field])
    props.announce(versionMessages.used(label))
  }
  const rename = onRenameStatus && ((state: number, typed: string) => onRenameStatus(config, state, typed))
  const editor = { ...props, onRenameStatus: rename, name, control, errors, defaultDraft, shown, fields }
  return (
    <CardForm
      id={formId}
      aria-labelledby={headingId}
      data-config=""
      noValidate
      hidden={shown === 'none'}
      style={{ '--config-height': height, ...(!isFilled && { minBlockSize: height }) }}
      onSubmit={submit}
      onKeyDown={preventEnterSubmit}
    >
      <ConfigHead
        name={name}
        headingId={headingId}
        remark={remark}
        changeCount={changes.length}
        errorCount={errorCount}
        saveDisabledReason={isDirty ? blockReason : messages.noChanges}
        isSaving={draft.saving === 'saving'}
        isEditable={reason === undefined && !isRemoved}
        isJsonShown={props.canReadJson ? isJsonShown : undefined}
        onToggleJson={() => setJsonShown(!isJsonShown)}
        isHistoryShown={History && isHistoryShown}
        onToggleHistory={() => setHistoryShown(!isHistoryShown)}
        onDelete={() => props.onDelete(config)}
      />
      <CardPart>
        {reason === undefined && !isRemoved && (
          <StoredDraft
            control={storedDraft}
            draft={draft}
            labels={texts.labels}
            formId={formId}
            disabledReason={draft.saving === 'saving' ? DIALOG_LABELS.busyReason : undefined}
            onRestore={control.restore}
          />
        )}
        <DraftConflict
          draft={draft}
          texts={texts}
          formId={formId}
          title={messages.conflict(name)}
          onChoose={control.choose}
        />
        {isRemoved && (
          <RemovedConfig
            changeCount={changes.length}
            name={name}
            reason={reason ?? (props.isListed ? messages.addedAgain : undefined)}
            onAdd={() => props.onAddAgain(config, written)}
            onDiscard={() => props.onDismiss(config)}
          />
        )}
        {draft.saving === 'failed' && !isRemoved && (
          <Note tone="danger" role="alert">
            {draft.failure || configMessages.saveFailed}
          </Note>
        )}
        {isJsonShown && <JsonPanel label={labels.json(name)} json={JSON.stringify(config)} />}
        {name === INTEGRATION_CONFIG && (
          <Note tone="info">
            {configMessages.integrationBanner}
            <Needs>
              {fields.map(({ key, label }) => (
                <li key={key}>{label}</li>
              ))}
            </Needs>
          </Note>
        )}
      </CardPart>
      {isFilled && (
        <WithHistory data-open={(History !== undefined && isHistoryShown) || undefined}>
          <ConfigBody {...editor} />
          {History !== undefined && isHistoryShown && (
            <History
              config={config}
              isRemoved={isRemoved}
              reason={reason}
              hasChanges={isDirty}
              statusUses={props.statusUses}
              onUse={use}
              onRestore={restore}
              announce={props.announce}
            />
          )}
        </WithHistory>
      )}
    </CardForm>
  )
})

interface RemovedConfigProps {
  name: string
  changeCount: number
  reason: string | undefined
  onAdd: () => Promise<void>
  onDiscard: () => void
}

function RemovedConfig({ name, changeCount, reason, onAdd, onDiscard }: RemovedConfigProps) {
  const [isAdding, setAdding] = useState(false)
  const add = async (): Promise<void> => {
    setAdding(true)
    await onAdd()
    setAdding(false)
  }
  return (
    <RemovedNote {...{ name, reason, isAdding, onDiscard }} onAdd={() => void add()}>
      {messages.removed(name, changeCount)}
    </RemovedNote>
  )
}

/** The editor of a config, by its name. A config of an unknown type has a field for each parameter. */
function ConfigBody(props: Parameters<typeof ParameterGrid>[0] & { previews: LabelPreviews }) {
  const { name } = props
  if (name === EQUIPMENT_STATUS_CONFIG) return <StatusEditor {...props} />
  return (
    <Body>
      {name === BARCODE_EXPORT_CONFIG ? (
        <ExportEditor {...props} />
      ) : name === SITE_BARCODE_CONFIG ? (
        <LabelsEditor {...props} />
      ) : (
        <ParameterGrid {...props} />
      )}
    </Body>
  )
}

/** What a filter compares: each parameter, or else each part of the draft. */
function listFiltered(
  name: string,
  { base, value }: Pick<Draft<ConfigDraft>, 'base' | 'value'>,
  defaults: ConfigDraft | undefined,
): FilteredField[] {
  const changed = new Set<string>(getDifferingFields(base.value, value))
  const set = new Set<string>(defaults && getDifferingFields(base.value, defaults))
  const parts = Object.entries(getConfigForm(name).searched)
  return [
    ...listFields(value.entries).map((field) => {
      const stored = findValue(base.value.entries, field)
      const isSet = (findDefault(name, defaults?.entries, field) ?? stored) !== stored
      return { key: field.key, texts: [field.label], isChanged: field.value !== stored, isSet }
    }),
    ...parts.map(([part, texts]) => ({ texts, isChanged: changed.has(part), isSet: set.has(part) })),
  ]
}

/** What the filter leaves of a config, decided when the filter changes: a value that is edited afterwards stays. */
function useShownFields(filter: ConfigFilter, name: string, listAll: () => readonly FilteredField[]): ShownFields {
  const [seen, setSeen] = useState<{ filter: ConfigFilter; shown: ShownFields }>({ filter, shown: 'all' })
  if (seen.filter === filter) return seen.shown
  const shown = showFields(filter, name, listAll())
  setSeen({ filter, shown })
  return shown
}

/** Prevents the implicit submission: Enter on a checkbox must not save. */
function preventEnterSubmit(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}
