import { useState } from 'react'
import {
  importScreenLabels as labels,
  importScreenMessages as messages,
} from '@sitewright/domain/imports/screen-messages'
import type { ImportSystem } from '@sitewright/domain/imports/system'
import { isNameTaken } from '@sitewright/domain/imports/system-rules'
import type { Decision } from '@sitewright/domain/shared/policy'
import { Note } from '../../note/Note'
import type { View as ViewState } from '../../view/view-state'
import { type CopyRecord, CopyRecords, type CopyRecordsProps } from '../patterns/CopyRecords'
import { CopySection } from '../patterns/CopySection'
import type { CreateOutcome } from '../patterns/CreateForm'
import { ImportCopyDialog } from './ImportCopyDialog'

/** Props of ImportCopy. */
export interface ImportCopyProps extends Pick<CopyRecordsProps, 'several' | 'show' | 'sourceId' | 'targetId'> {
  /** The import systems of the source project. */
  view: ViewState<readonly ImportSystem[]>
  /** Those of the project that copies go to; undefined while they load, or if they failed to load. The server compares names in any case. */
  existing: readonly ImportSystem[] | undefined
  /** The decision about copying import systems (PERM-28). */
  edit: Decision
  /** The project that copies go to: "18: Coker Unit Revamp". */
  target: string
  /** Copies an import system under another name. */
  onCopy: (system: ImportSystem, displayName: string) => Promise<CreateOutcome<ImportSystem>>
}

/** The import systems of the source of the Copy tab, each with a copy button (COPY-04, COPY-05, COPY-07 to COPY-11). Remount it for each source (COPY-06). */
export function ImportCopy({ view, ...props }: ImportCopyProps) {
  return (
    <CopySection
      title={labels.imports}
      view={view}
      getCount={(systems) => systems.length}
      describeCount={messages.inSource}
      emptyTitle={messages.emptySource}
      failedTitle={messages.fetchOfProjectFailed}
    >
      {(systems) => <SourceImports {...props} systems={systems} />}
    </CopySection>
  )
}

const describeState = ({ isInternal, active }: ImportSystem): string => {
  if (!active) return labels.inactive
  return isInternal ? labels.internal : labels.active
}

function toRecord(system: ImportSystem, existing: ImportCopyProps['existing'], isCopied: boolean): CopyRecord {
  const isTaken = existing !== undefined && isNameTaken(existing, system.displayName)
  const target = isTaken ? ({ kind: 'exists', text: labels.exists } as const) : ({ kind: 'missing' } as const)
  return {
    id: system.configId,
    name: system.displayName,
    detail: system.path,
    source: describeState(system),
    target: existing && target,
    disabledReason: isTaken ? messages.copyNameTaken : undefined,
    result: isCopied ? { state: 'copied', text: labels.copied } : undefined,
  }
}

function SourceImports(props: Omit<ImportCopyProps, 'view'> & { systems: readonly ImportSystem[] }) {
  const { systems, existing, edit, target, onCopy, several, ...rest } = props
  const [copying, setCopying] = useState<ImportSystem>()
  const [copied, setCopied] = useState<ReadonlySet<number>>(new Set())
  return (
    <>
      <CopyRecords
        {...rest}
        label={labels.imports}
        records={systems.map((system) => toRecord(system, existing, copied.has(system.configId)))}
        filterLabel={labels.filter}
        describeNoMatch={messages.noMatch}
        several={edit.allowed ? several : undefined}
        copyLabel={labels.copy}
        onCopy={edit.allowed ? (id) => setCopying(systems.find(({ configId }) => configId === id)) : undefined}
      >
        {!edit.allowed && <Note tone="info">{messages.readOnlyCopy(edit.reason)}</Note>}
      </CopyRecords>
      {copying !== undefined && (
        <ImportCopyDialog
          existing={existing}
          target={target}
          onCopy={onCopy}
          system={copying}
          onCopied={() => {
            setCopied(new Set(copied).add(copying.configId))
            setCopying(undefined)
          }}
          onClose={() => setCopying(undefined)}
        />
      )}
    </>
  )
}
