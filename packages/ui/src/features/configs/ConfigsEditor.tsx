import { Settings2 } from 'lucide-react'
import { useDeferredValue, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { offeredConfigs } from '@sitewright/domain/configs/defaults'
import type { Config, ConfigEntry } from '@sitewright/domain/configs/model'
import { linkedConfig } from '@sitewright/domain/configs/names'
import {
  configScreenLabels as labels,
  configScreenMessages as messages,
} from '@sitewright/domain/configs/screen-messages'
import type { SaveOutcome } from '@sitewright/domain/shared/outcome'
import { Announcement } from '../../announcer/Announcement'
import { EmptyState } from '../../empty-state/EmptyState'
import { Note } from '../../note/Note'
import { useAnnouncement } from '../../announcer/use-announcement'
import { LoadFailure } from '../patterns/LoadFailure'
import { RemoveDialog } from '../patterns/RemoveDialog'
import { TabActions } from '../patterns/TabActions'
import { useRemovedElsewhere } from '../patterns/use-removed-elsewhere'
import { useStableActions } from '../patterns/use-stable-actions'
import { AddConfigMenu } from './AddConfigMenu'
import { createConfigBoard } from './config-board'
import type { ConfigFilter } from './config-filter'
import { ConfigCard, type ConfigCardShared, type RestoredConfig } from './ConfigCard'
import { ConfigIndex } from './ConfigIndex'
import { Cards, Columns, Notes } from './Configs.styles'
import { ConfigsBar } from './ConfigsBar'
import type { ConfigsTabProps } from './ConfigsTab'
import { ConfigsToolbar } from './ConfigsToolbar'
import { CopyToProjects } from './CopyToProjects'
import { moveToConfig } from './move-to-config'
import { useGradualCount } from './use-gradual-count'
import { useGroupedSaves } from './use-grouped-saves'

export type ConfigsEditorProps = Omit<ConfigsTabProps, 'view'> & { configs: readonly Config[] }

const ALL: ConfigFilter = { search: '', view: 'all' }

const compareNames = (one: Config, other: Config): number => one.name.localeCompare(other.name, 'en')

const findEntries = (configs: readonly Config[] | undefined, name: string | undefined) =>
  configs?.find((config) => config.name === name)?.data.configs

/** The cards of all configs, with an index, a filter, and one unsaved bar. */
export function ConfigsEditor(props: ConfigsEditorProps) {
  const { configs: stored, defaults, edit, calls, texts } = props
  const reason = edit.allowed ? undefined : edit.reason
  const id = useId()
  const toHeadingId = (config: Pick<Config, 'id'>): string => `${id}-${config.id}`
  const [board] = useState(createConfigBoard)
  const [filter, setFilter] = useState(ALL)
  const [deleting, setDeleting] = useState<Config>()
  const [announcement, announce] = useAnnouncement()
  const { removed, removeOwn, dismiss } = useRemovedElsewhere(stored)
  const configs = removed.length === 0 ? stored : [...stored, ...removed].toSorted(compareNames)
  const renaming = useStableActions({
    onRenameStatus: async (config: Config, state: number, name: string) => calls.onRenameStatus?.(config, state, name),
  })
  const focusNext = useFocusWhenListed(configs, toHeadingId, deleting !== undefined)
  const focusNeighbor = (config: Config): void => {
    const place = configs.indexOf(config)
    const neighbor = configs[place + 1] ?? configs[place - 1]
    if (neighbor !== undefined) focusNext(neighbor.name, config)
  }
  const saves = useGroupedSaves(calls)
  const actions = useStableActions({
    announce,
    previews: props.previews,
    onSave: saves.save,
    onAddAgain: async (config: Config, entries: readonly ConfigEntry[]) => {
      const { name, data } = config
      if ((await calls.onAdd({ name, data: { ...data, configs: [...entries] } })) !== undefined) return
      dismiss(config)
      focusNext(name, config)
    },
    onRestore: async (config: Config, restored: RestoredConfig): Promise<SaveOutcome<Config>> => {
      const outcome = await calls.onRestore?.(config, restored)
      if (outcome === undefined) throw new Error('No versions are kept here.')
      if (restored.isRemoved && outcome.status === 'saved') {
        dismiss(config)
        focusNext(config.name, config)
      }
      return outcome
    },
    onDismiss: (config: Config) => {
      focusNeighbor(config)
      dismiss(config)
    },
  })
  const filledCount = useGradualCount(configs.length)
  const shared: ConfigCardShared = {
    reason,
    canReadJson: props.canReadJson,
    // Hundreds of fields can come and go with a key, so the key comes first.
    filter: useDeferredValue(filter),
    board,
    ...actions,
    materialStatuses: props.materialStatuses,
    statusUses: props.statusUses,
    History: props.History,
    onRenameStatus: calls.onRenameStatus && renaming.onRenameStatus,
    onDelete: setDeleting,
  }
  const offered =
    defaults.state === 'ready' && props.offersProductTypes === true
      ? { ...defaults, value: offeredConfigs(defaults.value) }
      : defaults
  const compared = props.hasDefaults !== false && defaults.state === 'ready' ? defaults.value : undefined
  const canAddAgain = (name: string): boolean =>
    offered.state === 'ready' && offered.value.some((config) => config.name === name)
  return (
    <>
      <TabActions>
        {props.copy !== undefined && <CopyToProjects {...props.copy} />}
        <AddConfigMenu
          offered={offered}
          configs={stored}
          reason={reason}
          onAdd={async (added) => {
            if ((await calls.onAdd(added)) === undefined) focusNext(added.name)
          }}
        />
      </TabActions>
      <Announcement of={announcement} />
      {reason !== undefined && (
        <Notes>
          <Note tone="info">{messages.readOnly(reason)}</Note>
        </Notes>
      )}
      {reason === undefined && offered.state !== 'ready' && (
        <Notes>
          <LoadFailure view={offered} title={messages.defaultsFailed} />
        </Notes>
      )}
      <ConfigsToolbar
        configs={configs}
        defaults={compared}
        board={board}
        filter={filter}
        help={compared !== undefined || props.hasDefaults === false ? texts.help(configs.length) : undefined}
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
              defaults={findEntries(compared, config.name)}
              linked={findEntries(stored, linkedConfig(config.name))}
              isRemoved={removed.includes(config)}
              isListed={stored.some(({ name }) => name === config.name)}
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
        onSaveAll={(dirty) =>
          calls.saveAll(async () => (await saves.saveAll(dirty, (name) => findEntries(stored, name))).every(Boolean))
        }
      />
      <RemoveDialog
        item={deleting}
        title={({ name }) => messages.deleteTitle(name)}
        confirmLabel={labels.confirmDelete}
        onClose={() => setDeleting(undefined)}
        onRemove={async (config) => {
          const failure = await removeOwn(config, () => calls.onDelete(config))
          if (failure === undefined) focusNeighbor(config)
          return failure
        }}
      >
        {({ id: configId, name }) =>
          [
            texts.deleteText(canAddAgain(name)),
            ...(board.getSnapshot().has(configId) ? [messages.deleteDirty] : []),
          ].join(' ')
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
