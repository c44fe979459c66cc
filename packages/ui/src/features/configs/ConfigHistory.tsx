import {
  Copy,
  GitCompareArrows,
  History,
  KeyRound,
  Pencil,
  Plus,
  RotateCcw,
  Trash2,
  type LucideIcon,
} from 'lucide-react'
import { type ReactNode, startTransition, useRef, useState } from 'react'
import { describeActor } from '@sitewright/domain/activity/actors'
import type { Config, ConfigEntry } from '@sitewright/domain/configs/model'
import {
  describeVersionChange,
  versionLabels as labels,
  versionMessages as messages,
} from '@sitewright/domain/configs/version-messages'
import type {
  ConfigVersion,
  ConfigVersionKind,
  ConfigVersionPage,
  WholeConfigVersion,
} from '@sitewright/domain/configs/versions'
import { formatShortDate } from '@sitewright/domain/shared/dates'
import { Badge } from '../../badge/Badge'
import { Button } from '../../button/Button'
import { EmptyState } from '../../empty-state/EmptyState'
import { KeepFocus } from '../../focus/KeepFocus'
import { KeyCap } from '../../sign/KeyCap'
import { useHasSingleKeys, useSingleKeys } from '../../single-keys/use-single-keys'
import { Skeleton } from '../../skeleton/Skeleton'
import { shortenValue } from '../../unsaved-bar/change'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden'
import type { OptionSearch } from '../patterns/option-search'
import type { ChosenProject } from '../patterns/ProjectChoice'
import { ReplacedValues } from '../patterns/ReplacedValues'
import type { StatusUse } from './config-editor'
import { type ComparedConfig, ConfigComparison } from './ConfigComparison'
import type { ConfigDraft } from './config-form'
import { Actions, Details, Head, Item, Mark, Meta, Opened, Pane, SkeletonItem, Versions } from './ConfigHistory.styles'
import { RestoreDialog } from './RestoreDialog'

/** What the history of a config shows, and what the user chose in it. */
export interface HistorySelection {
  /** The version that is open. */
  readonly opened?: number | undefined
  readonly compared?: ComparedConfig | undefined
}

/** What a card knows of its config. */
export interface CardHistory {
  /** The stored config. */
  config: Config
  /** Whether someone else deleted it. */
  isRemoved: boolean
  /** Why nothing can be changed. */
  reason: string | undefined
  /** Whether the form has unsaved changes. */
  hasChanges: boolean
  statusUses: ReadonlyMap<number, readonly StatusUse[]>
  /** Takes values into the form. */
  onUse: (label: string, use: (draft: ConfigDraft) => ConfigDraft) => void
  /** Saves the entries of a version over the config that the user saw. Resolves to the message of a failure. */
  onRestore: (entries: readonly ConfigEntry[], version: number, seen: Config) => Promise<string | undefined>
  announce: (text: string) => void
}

/** Props of ConfigHistory. */
export interface ConfigHistoryProps extends CardHistory {
  view: ViewState<ConfigVersionPage>
  /** Shows older versions too; `null` where no more can be listed, undefined while they are loading. */
  onMore: (() => void) | null | undefined
  selection: HistorySelection
  onSelect: (selection: HistorySelection) => void
  /** The version that is open, with its values. */
  opened: ViewState<WholeConfigVersion>
  /** What is compared: the versions, or the config of another project; undefined if that has none. */
  compared: {
    readonly left: ViewState<readonly ConfigEntry[]>
    readonly right: ViewState<readonly ConfigEntry[] | undefined>
  }
  projects: OptionSearch<ChosenProject>
  /** The project of the config. */
  project: ChosenProject
  ownUserName: string
}

const ICONS: Readonly<Record<ConfigVersionKind, LucideIcon>> = {
  before: History,
  added: Plus,
  edited: Pencil,
  copied: Copy,
  restored: RotateCcw,
  deleted: Trash2,
}

/** The versions of a config, newest first, with what each changed, a comparison, and a way back (CONF-76 to CONF-78). From within the card, J and K move between versions, and C compares one. */
export function ConfigHistory(props: ConfigHistoryProps) {
  const { view, config, selection, onSelect } = props
  const { name } = config
  const pane = useRef<HTMLElement>(null)
  const hasKeys = useHasSingleKeys()
  // With the config that its dialog lists: what someone else saves meanwhile is a conflict.
  const [restoring, setRestoring] = useState<{ version: WholeConfigVersion; config: Config; isRemoved: boolean }>()
  const compare = (version: number): void => {
    const versions = view.state === 'ready' ? view.value.versions.filter(({ kind }) => kind !== 'deleted') : []
    // The current version compared with itself would say nothing.
    const isCurrent = !props.isRemoved && versions[0]?.version === version
    const left = isCurrent ? (versions[1]?.version ?? version) : version
    onSelect({ ...selection, compared: { kind: 'versions', left, right: undefined } })
    props.announce(messages.compared)
  }
  return (
    <>
      <Pane ref={pane} tabIndex={-1} aria-label={labels.historyOf(name)}>
        <Head>
          <h3>{labels.history}</h3>
          {view.state === 'ready' && <span data-part="count">{view.value.total}</span>}
          {hasKeys && (
            <span data-part="keys">
              <KeyCap cap="J" /> <KeyCap cap="K" /> {labels.keys.version}
              <KeyCap cap="C" /> {labels.keys.compare}
            </span>
          )}
        </Head>
        <View view={view} layout="region" failedTitle={messages.failed} loading={<HistorySkeleton />} headingLevel={4}>
          {(page) =>
            page.versions.length === 0 ? (
              <EmptyState title={messages.emptyTitle} icon={<History aria-hidden="true" />} headingLevel={4}>
                {messages.empty}
              </EmptyState>
            ) : (
              <VersionList
                {...props}
                page={page}
                onCompare={compare}
                // A transition, because the dialog can list hundreds of values.
                onAskRestore={(version) =>
                  startTransition(() => setRestoring({ version, config, isRemoved: props.isRemoved }))
                }
              />
            )
          }
        </View>
      </Pane>
      {selection.compared !== undefined && (
        <KeepFocus to={pane}>
          <ConfigComparison
            name={name}
            canUse={props.reason === undefined && !props.isRemoved}
            choice={selection.compared}
            versions={view.state === 'ready' ? view.value.versions : []}
            whoOf={(version) => whoOf(version, props.ownUserName).name}
            left={props.compared.left}
            right={props.compared.right}
            projects={props.projects}
            project={props.project}
            onChoose={(compared) => onSelect({ ...selection, compared })}
            onUse={props.onUse}
          />
        </KeepFocus>
      )}
      <RestoreDialog
        name={name}
        version={restoring?.version}
        current={restoring?.isRemoved === true ? undefined : (restoring?.config ?? config).data.configs}
        losesChanges={restoring?.isRemoved === true && props.hasChanges}
        statusUses={props.statusUses}
        onClose={() => setRestoring(undefined)}
        onRestore={(entries, version) => props.onRestore(entries, version, restoring?.config ?? config)}
      />
    </>
  )
}

const whoOf = ({ kind, at, actor }: ConfigVersion, ownUserName: string) =>
  kind === 'before' ? { name: labels.before(at), detail: undefined } : describeActor(actor, ownUserName)

type VersionListProps = ConfigHistoryProps & {
  page: ConfigVersionPage
  onCompare: (version: number) => void
  onAskRestore: (version: WholeConfigVersion) => void
}

/** The buttons of the versions, and the place of the focused one. */
function findPlace(list: HTMLElement | null): { buttons: readonly HTMLElement[]; place: number } {
  const buttons = [...(list?.querySelectorAll<HTMLElement>('button[aria-expanded]') ?? [])]
  return { buttons, place: buttons.findIndex((button) => button.closest('li')?.contains(document.activeElement)) }
}

/** The versions on a vertical rule. */
function VersionList(props: VersionListProps) {
  const { page, config, selection, onSelect, onMore, ownUserName } = props
  const list = useRef<HTMLOListElement>(null)
  const { versions, olderThan } = page
  const move = (step: 1 | -1): void => {
    const { buttons, place } = findPlace(list.current)
    const next = buttons[place + step]
    if (next === undefined) return
    next.focus()
    onSelect({ ...selection, opened: versions[place + step]?.version })
  }
  const compare = (): void => {
    const { buttons, place } = findPlace(list.current)
    const version = versions[Math.max(place, 0)]
    if (buttons.length > 0 && version !== undefined && version.kind !== 'deleted') props.onCompare(version.version)
  }
  // Several cards can show their history. The keys are those of the card with the focus.
  const hasFocus = (): boolean => list.current?.closest('form')?.contains(document.activeElement) === true
  useSingleKeys({ j: () => move(1), k: () => move(-1), c: compare }, list, hasFocus)
  return (
    <>
      <Versions ref={list} tabIndex={-1}>
        {versions.map((version, place) => (
          <VersionItem
            key={version.version}
            version={version}
            who={whoOf(version, ownUserName)}
            isCurrent={place === 0 && version.kind !== 'deleted' && !props.isRemoved}
            isOpen={selection.opened === version.version}
            onToggle={(isOpen) => onSelect({ ...selection, opened: isOpen ? version.version : undefined })}
          >
            <OpenedVersion {...props} config={config} version={version} isCurrent={place === 0} />
          </VersionItem>
        ))}
      </Versions>
      {olderThan !== null && onMore !== null && (
        <KeepFocus to={list}>
          <Button size="small" isBusy={onMore === undefined} onClick={onMore}>
            {labels.more}
          </Button>
        </KeepFocus>
      )}
      {olderThan !== null && onMore === null && <Details>{messages.notListed(versions.length)}</Details>}
    </>
  )
}

interface VersionItemProps {
  version: ConfigVersion
  who: { readonly name: string; readonly detail: string | undefined }
  isCurrent: boolean
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

function VersionItem({ version, who, isCurrent, isOpen, onToggle, children }: VersionItemProps) {
  const { kind, at, actor } = version
  const Icon = actor.kind === 'api-key' ? KeyRound : ICONS[kind]
  return (
    <Item data-open={isOpen || undefined}>
      <Mark aria-hidden="true">
        <Icon />
      </Mark>
      <button type="button" aria-expanded={isOpen} onClick={() => onToggle(!isOpen)}>
        <Meta>
          <b>{who.name}</b>
          {who.detail !== undefined && <code>{who.detail}</code>}
          {kind !== 'before' && <time dateTime={new Date(at).toISOString()}>{formatShortDate(at)}</time>}
          {isCurrent && <Badge tone="success">{labels.current}</Badge>}
          <span data-part="number">{labels.number(version.version)}</span>
        </Meta>
        <span>{describeVersionChange(version, shortenValue)}</span>
      </button>
      {isOpen && <Opened>{children}</Opened>}
    </Item>
  )
}

/** What the open version changed, and what can be done with it. */
function OpenedVersion(props: VersionListProps & { version: ConfigVersion; isCurrent: boolean }) {
  const { version, opened, isCurrent, reason, hasChanges, onCompare, onAskRestore } = props
  if (version.kind === 'deleted') return <Details>{messages.onlyDeleted}</Details>
  const whole = opened.state === 'ready' && opened.value.version === version.version ? opened.value : undefined
  const canRestore = reason === undefined && (!isCurrent || props.isRemoved)
  return (
    <>
      <View
        view={whole === undefined && opened.state === 'ready' ? { state: 'loading' } : opened}
        layout="region"
        failedTitle={messages.versionFailed}
        headingLevel={4}
        loading={<Skeleton shape="box" />}
      >
        {({ changes }) =>
          changes.length > 0 && (
            <ReplacedValues
              caption={<VisuallyHidden>{labels.changed(version.version)}</VisuallyHidden>}
              values={changes}
              beforeLabel={labels.valueBefore}
            />
          )
        }
      </View>
      <Actions>
        <Button size="small" icon={<GitCompareArrows aria-hidden="true" />} onClick={() => onCompare(version.version)}>
          {isCurrent && !props.isRemoved ? labels.compare : labels.compareWithCurrent}
        </Button>
        {canRestore && (
          <Button
            size="small"
            icon={<History aria-hidden="true" />}
            isBusy={whole === undefined && opened.state === 'loading'}
            disabledReason={hasChanges && !props.isRemoved ? messages.saveFirst : undefined}
            onClick={() => whole !== undefined && onAskRestore(whole)}
          >
            {labels.restore}{' '}
            <VisuallyHidden>
              {labels.version} {version.version}
            </VisuallyHidden>
          </Button>
        )}
      </Actions>
    </>
  )
}

const PLACES = ['first', 'second', 'third'] as const

const HistorySkeleton = () => (
  <div aria-hidden="true">
    {PLACES.map((place) => (
      <SkeletonItem key={place}>
        <Skeleton width={160} />
        <Skeleton width={120} />
      </SkeletonItem>
    ))}
  </div>
)
