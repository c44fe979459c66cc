import { useState } from 'react'
import { type ConfigCopyPart, type CopiedConfigs, findLinkedCopy, findSameType } from '@sitewright/domain/configs/copy'
import { configCopyLabels as labels, configCopyMessages as messages } from '@sitewright/domain/configs/copy-messages'
import { compareConfigs } from '@sitewright/domain/configs/differences'
import { configMessages } from '@sitewright/domain/configs/messages'
import type { Config } from '@sitewright/domain/configs/model'
import type { Decision } from '@sitewright/domain/shared/policy'
import { ConfirmDialog } from '../../confirm-dialog/ConfirmDialog'
import { Note } from '../../note/Note'
import type { View as ViewState } from '../../view/view-state'
import { type CopyRecord, CopyRecords, type CopyRecordsProps } from '../patterns/CopyRecords'
import { CopySection } from '../patterns/CopySection'
import { COPYING, type CopyResult } from '../patterns/use-several-copies'

/** Props of ConfigCopy. */
export interface ConfigCopyProps extends Pick<CopyRecordsProps, 'several' | 'show' | 'sourceId' | 'targetId'> {
  view: ViewState<CopiedConfigs>
  /** The decision about changing configs of the project. */
  edit: Decision
  /** The project that copies go to: "18: Coker Unit Revamp". */
  target: string
  /** Whether the server saves two configs together, so that linked ones can be copied together (CONF-72). `false` by default. */
  canCopyLinked?: boolean
  /** Makes one copy, or two of linked configs together. Resolves to the message of a failure, which it has reported. */
  onCopy: (copies: readonly ConfigCopyPart[]) => Promise<string | undefined>
}

/** The configs of the source of the Copy tab, each with a copy button (COPY-12 to COPY-16). Remount it for each source (COPY-06). */
export function ConfigCopy({ view, ...rest }: ConfigCopyProps) {
  return (
    <CopySection
      title={labels.configs}
      view={view}
      getCount={({ source }) => source.length}
      describeCount={messages.inSource}
      emptyTitle={messages.emptySource}
      failedTitle={configMessages.fetchAllFailed}
    >
      {(configs) => <SourceConfigs {...rest} configs={configs} />}
    </CopySection>
  )
}

type SourceConfigsProps = Omit<ConfigCopyProps, 'view'> & { configs: CopiedConfigs }

function SourceConfigs(props: SourceConfigsProps) {
  const { configs, edit, target, canCopyLinked = false, several, onCopy, ...rest } = props
  const [results, setResults] = useState<ReadonlyMap<number, CopyResult>>(new Map())
  const [asking, setAsking] = useState<Config>()
  const findLinked = (config: Config): Config | undefined =>
    canCopyLinked ? findLinkedCopy(config, configs) : undefined
  const linkedOfAsked = asking && findLinked(asking)
  const copy = async (config: Config): Promise<void> => {
    const linked = findLinked(config)
    setAsking(undefined)
    const copies = (linked === undefined ? [config] : [config, linked]).map((source) => ({
      source,
      existing: findSameType(source, configs.target),
    }))
    const showAll = (result: CopyResult): void =>
      setResults((before) => new Map([...before, ...copies.map(({ source }) => [source.id, result] as const)]))
    showAll(COPYING)
    const failure = await onCopy(copies)
    showAll(failure === undefined ? { state: 'copied', text: messages.copied } : { state: 'failed', text: failure })
  }
  const start = (id: number): void => {
    const config = configs.source.find((one) => one.id === id)
    if (config === undefined || results.get(id)?.state === 'copying') return
    if (findSameType(config, configs.target) === undefined) void copy(config)
    else setAsking(config)
  }
  return (
    <>
      <CopyRecords
        {...rest}
        label={labels.configs}
        records={configs.source.map((config) => ({
          ...toRecord(config, configs.target),
          result: results.get(config.id),
        }))}
        filterLabel={labels.filter}
        describeNoMatch={messages.noMatch}
        several={edit.allowed ? several : undefined}
        copyLabel={labels.copyOf}
        onCopy={edit.allowed ? start : undefined}
      >
        <Note tone="warning">{configMessages.overwrites}</Note>
        {!edit.allowed && <Note tone="info">{messages.readOnly(edit.reason)}</Note>}
      </CopyRecords>
      <ConfirmDialog
        isOpen={asking !== undefined}
        title={configMessages.overwriteQuestion}
        confirmLabel={labels.overwrite}
        onClose={() => setAsking(undefined)}
        onConfirm={() => asking !== undefined && void copy(asking)}
      >
        <p>
          {messages.overwriteText(asking?.name ?? '', target)}
          {linkedOfAsked !== undefined && ` ${messages.withLinked(linkedOfAsked.name)}`}
        </p>
      </ConfirmDialog>
    </>
  )
}

/** A config with what the target has of it (COPY-36, COPY-37). */
function toRecord(config: Config, target: readonly Config[]): CopyRecord {
  const existing = findSameType(config, target)
  const { count, replaced } = compareConfigs(config, existing)
  const base = { id: config.id, name: config.name, source: labels.set(count) }
  if (existing === undefined) return { ...base, target: { kind: 'missing' } }
  if (replaced.length === 0)
    return { ...base, target: { kind: 'same', text: labels.same }, disabledReason: messages.sameHere }
  const summary = messages.replaces(replaced.length, Math.max(count, replaced.length))
  return { ...base, target: { kind: 'differs', text: labels.differs(replaced.length), summary, replaced } }
}
