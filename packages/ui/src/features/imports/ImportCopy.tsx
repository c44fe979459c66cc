import { useMemo, useState } from 'react'
import {
  importScreenLabels as labels,
  importScreenMessages as messages,
} from '@sitewright/domain/imports/screen-messages'
import type { ImportSystem } from '@sitewright/domain/imports/system'
import { matchesText } from '@sitewright/domain/shared/lists'
import type { Decision } from '@sitewright/domain/shared/policy'
import { Badge } from '../../badge/Badge'
import { Note } from '../../note/Note'
import { SearchField } from '../../search-field/SearchField'
import type { View as ViewState } from '../../view/view-state'
import { CopyButton } from '../patterns/CopyButton'
import { CopySection } from '../patterns/CopySection'
import { CopyList, CopyRow, CopyRows } from '../patterns/CopySection.styles'
import type { CreateOutcome } from '../patterns/CreateForm'
import { RowName } from './ImportCopy.styles'
import { ImportCopyDialog } from './ImportCopyDialog'
import { Path } from '../patterns/Path.styles'

/** Props of ImportCopy. */
export interface ImportCopyProps {
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

function SourceImports({
  systems,
  edit,
  ...props
}: Omit<ImportCopyProps, 'view'> & { systems: readonly ImportSystem[] }) {
  const [search, setSearch] = useState('')
  const [copying, setCopying] = useState<ImportSystem>()
  const [copied, setCopied] = useState<ReadonlySet<number>>(new Set())
  const found = useMemo(
    () => systems.filter(({ displayName, path }) => matchesText([displayName, path], search)),
    [systems, search],
  )
  return (
    <CopyList>
      {!edit.allowed && <Note tone="info">{messages.readOnlyCopy(edit.reason)}</Note>}
      <SearchField
        label={labels.filter}
        placeholder={labels.filter}
        value={search}
        shortcut={null}
        onChange={setSearch}
      />
      {found.length === 0 && <p role="status">{messages.noMatch(search.trim())}</p>}
      <CopyRows aria-label={labels.imports}>
        {found.map((system) => (
          <CopyRow key={system.configId}>
            <RowName>
              {system.displayName}
              <Path>{system.path}</Path>
            </RowName>
            {!system.active && <Badge>{labels.inactive}</Badge>}
            <span role="status">{copied.has(system.configId) && <Badge tone="success">{labels.copied}</Badge>}</span>
            {edit.allowed && (
              <CopyButton label={labels.copy(system.displayName)} onClick={() => setCopying(system)}>
                {labels.copyShort}
              </CopyButton>
            )}
          </CopyRow>
        ))}
      </CopyRows>
      {copying !== undefined && (
        <ImportCopyDialog
          {...props}
          system={copying}
          onCopied={() => {
            setCopied(new Set(copied).add(copying.configId))
            setCopying(undefined)
          }}
          onClose={() => setCopying(undefined)}
        />
      )}
    </CopyList>
  )
}
