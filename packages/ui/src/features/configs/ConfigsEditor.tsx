import { Settings2 } from 'lucide-react'
import { useDeferredValue, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import type { Config } from '@sitewright/domain/configs/model'
import { RECEIPT_CONFIG, STORAGE_LEVELS_CONFIG } from '@sitewright/domain/configs/names'
import {
  configScreenLabels as labels,
  configScreenMessages as messages,
} from '@sitewright/domain/configs/screen-messages'
import { EmptyState } from '../../empty-state/EmptyState'
import { Note } from '../../note/Note'
import { useAnnouncement } from '../../undo/use-announcement'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden'
import { RemoveDialog } from '../patterns/RemoveDialog'
import { TabActions } from '../patterns/TabActions'
import { useStableActions } from '../patterns/use-stable-actions'
import { AddConfigMenu } from './AddConfigMenu'
import { createConfigBoard } from './config-board'
import type { ConfigFilter } from './config-filter'
import { ConfigCard, type ConfigCardShared } from './ConfigCard'
import { ConfigIndex } from './ConfigIndex'
import { Cards, Columns, Notes } from './Configs.styles'
import { ConfigsBar } from './ConfigsBar'
import type { ConfigsTabProps } from './ConfigsTab'
import { ConfigsToolbar } from './ConfigsToolbar'
import { CopyToProjects } from './CopyToProjects'
import { moveToConfig } from './move-to-config'
import { useGradualCount } from './use-gradual-count'

export type ConfigsEditorProps = Omit<ConfigsTabProps, 'view'> & { configs: readonly Config[] }

const NO_RELATED = {}
const ALL: ConfigFilter = { search: '', view: 'all' }

/** The configs that are judged with each other (CONF-51). */
function useRelated(configs: readonly Config[]) {
  const entriesOf = (name: string) => configs.find((config) => config.name === name)?.data.configs
  const [storageLevels, receipt] = [entriesOf(STORAGE_LEVELS_CONFIG), entriesOf(RECEIPT_CONFIG)]
  const related = useMemo(() => ({ storageLevels, receipt }), [storageLevels, receipt])
  return (name: string) => (name === STORAGE_LEVELS_CONFIG || name === RECEIPT_CONFIG ? related : NO_RELATED)
}

/** The cards of all configs, with an index, a filter, and one unsaved bar. */
export function ConfigsEditor(props: ConfigsEditorProps) {
  const { configs, defaults, edit, calls, texts } = props
  const reason = edit.allowed ? undefined : edit.reason
  const id = useId()
  const toHeadingId = (config: Pick<Config, 'id'>): string => `${id}-${config.id}`
  const [board] = useState(createConfigBoard)
  const [filter, setFilter] = useState(ALL)
  const [deleting, setDeleting] = useState<Config>()
  const [announcement, announce] = useAnnouncement()
  const actions = useStableActions({ announce, onSave: calls.onSave, previews: props.previews })
  const filledCount = useGradualCount(configs.length)
  const relatedOf = useRelated(configs)
  const focusNext = useFocusWhenListed(configs, toHeadingId, deleting !== undefined)
  const shared: ConfigCardShared = {
    reason,
    canReadJson: props.canReadJson,
    // Hundreds of fields can come and go with a key, so the key comes first.
    filter: useDeferredValue(filter),
    board,
    ...actions,
    materialStatuses: props.materialStatuses,
    statusUses: props.statusUses,
    onDelete: setDeleting,
  }
  const compared = props.hasDefaults === false ? undefined : defaults
  const defaultsOf = (name: string) => compared?.find((config) => config.name === name)?.data.configs
  return (
    <>
      <TabActions>
        {props.copy !== undefined && <CopyToProjects {...props.copy} configs={configs} />}
        <AddConfigMenu
          defaults={defaults}
          configs={configs}
          reason={reason}
          onAdd={async (added) => {
            if ((await calls.onAdd(added)) === undefined) focusNext(added.name)
          }}
        />
      </TabActions>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {reason !== undefined && (
        <Notes>
          <Note tone="info">{messages.readOnly(reason)}</Note>
        </Notes>
      )}
      <ConfigsToolbar
        configs={configs}
        defaults={defaults}
        board={board}
        filter={filter}
        help={texts.help}
        onFilter={setFilter}
      />
      {configs.length === 0 && (
        <EmptyState title={messages.emptyTitle} icon={<Settings2 aria-hidden="true" />}>
          {messages.empty}
        </EmptyState>
      )}
      <Columns hidden={configs.length === 0} onKeyDown={moveToConfig}>
        <ConfigIndex
          board={board}
          entries={configs.map((config) => ({
            id: config.id,
            name: config.name,
            headingId: toHeadingId(config),
            parameterCount: config.data.configs.flatMap(({ parameters }) => parameters).length,
          }))}
        />
        <Cards>
          {configs.map((config, index) => (
            <ConfigCard
              key={config.id}
              {...shared}
              config={config}
              headingId={toHeadingId(config)}
              defaults={defaultsOf(config.name)}
              related={relatedOf(config.name)}
              isFilled={index < filledCount}
            />
          ))}
        </Cards>
      </Columns>
      <ConfigsBar
        board={board}
        formId={`${id}-all`}
        order={configs.map((config) => config.id)}
        failedMessage={texts.saveAllFailed}
        onSavedAll={calls.onSavedAll}
      />
      <RemoveDialog
        item={deleting}
        title={({ name }) => messages.deleteTitle(name)}
        confirmLabel={labels.confirmDelete}
        onClose={() => setDeleting(undefined)}
        onRemove={async (config) => {
          const place = configs.indexOf(config)
          const neighbor = configs[place + 1] ?? configs[place - 1]
          const failure = await calls.onDelete(config)
          if (failure === undefined && neighbor !== undefined) focusNext(neighbor.name, config)
          return failure
        }}
      >
        {({ id: configId }) =>
          board.getSnapshot().has(configId) ? `${messages.deleteText} ${messages.deleteDirty}` : messages.deleteText
        }
      </RemoveDialog>
    </>
  )
}

/**
 * Focuses the heading of a config as soon as it is listed and another one no longer is.
 * @param isBlocked whether a dialog covers the page
 * @returns the function that names the config
 */
function useFocusWhenListed(configs: readonly Config[], toHeadingId: (config: Config) => string, isBlocked: boolean) {
  const target = useRef<{ name: string; removed?: Config | undefined }>(undefined)
  const [tick, setTick] = useState(0)
  const tryFocus = useEffectEvent(() => {
    const found = configs.find(({ name }) => name === target.current?.name)
    if (isBlocked || found === undefined || configs.some(({ id }) => id === target.current?.removed?.id)) return
    target.current = undefined
    document.getElementById(toHeadingId(found))?.focus()
  })
  // In an effect, because the list changes after the call, and a dialog returns the focus to a button that no longer exists.
  useEffect(() => tryFocus(), [configs, isBlocked, tick])
  return (name: string, removed?: Config): void => {
    target.current = { name, removed }
    // The list can have changed already.
    setTick((count) => count + 1)
  }
}
