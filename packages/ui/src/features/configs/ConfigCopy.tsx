import { useState } from 'react'
import { type ConfigCopyPart, type CopiedConfigs, findLinkedCopy, findSameType } from '@sitewright/domain/configs/copy'
import { configCopyLabels as labels, configCopyMessages as messages } from '@sitewright/domain/configs/copy-messages'
import { configMessages } from '@sitewright/domain/configs/messages'
import type { Config } from '@sitewright/domain/configs/model'
import type { Decision } from '@sitewright/domain/shared/policy'
import { Badge } from '../../badge/Badge'
import { ConfirmDialog } from '../../confirm-dialog/ConfirmDialog'
import { Note } from '../../note/Note'
import type { View as ViewState } from '../../view/view-state'
import { CopyButton } from '../patterns/CopyButton'
import { CopySection } from '../patterns/CopySection'
import { CopyList, CopyRow, CopyRows } from '../patterns/CopySection.styles'
import { CopyText } from './ConfigCopy.styles'

/** Props of ConfigCopy. */
export interface ConfigCopyProps {
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

type CopyState = 'copying' | 'copied' | { readonly failure: string }

type SourceConfigsProps = Omit<ConfigCopyProps, 'view'> & { configs: CopiedConfigs }

function SourceConfigs({ configs, edit, target, canCopyLinked = false, onCopy }: SourceConfigsProps) {
  const [states, setStates] = useState<ReadonlyMap<number, CopyState>>(new Map())
  const [asking, setAsking] = useState<Config>()
  const show = (id: number, state: CopyState): void => setStates((before) => new Map(before).set(id, state))
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
    const showAll = (state: CopyState): void => {
      for (const { source } of copies) show(source.id, state)
    }
    showAll('copying')
    const failure = await onCopy(copies)
    showAll(failure === undefined ? 'copied' : { failure })
  }
  const start = (config: Config): void => {
    if (states.get(config.id) === 'copying') return
    if (findSameType(config, configs.target) === undefined) void copy(config)
    else setAsking(config)
  }
  return (
    <CopyList>
      <Note tone="warning">{configMessages.overwrites}</Note>
      {!edit.allowed && <Note tone="info">{messages.readOnly(edit.reason)}</Note>}
      <CopyRows aria-label={labels.configs}>
        {configs.source.map((config) => (
          <CopyRow key={config.id}>
            <CopyText>{config.name}</CopyText>
            <CopyOutcome state={states.get(config.id)} isThere={findSameType(config, configs.target) !== undefined} />
            {edit.allowed && (
              <CopyButton
                label={labels.copyOf(config.name)}
                isBusy={states.get(config.id) === 'copying'}
                onClick={() => start(config)}
              >
                {labels.copy}
              </CopyButton>
            )}
          </CopyRow>
        ))}
      </CopyRows>
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
    </CopyList>
  )
}

/** Whether a copy was made or failed, and before that whether it would overwrite a config. */
function CopyOutcome({ state, isThere }: { state: CopyState | undefined; isThere: boolean }) {
  const failure = typeof state === 'object' ? state.failure : undefined
  return (
    <>
      {isThere && state === undefined && <Badge tone="warning">{labels.existsHere}</Badge>}
      <span role="status">
        {state === 'copied' && <Badge tone="success">{messages.copied}</Badge>}
        {failure !== undefined && <Badge tone="danger">{failure}</Badge>}
      </span>
    </>
  )
}
