import { Check, ChevronDown, ChevronUp, CircleAlert, CircleCheck, Copy, Diff, Equal, RotateCw } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import type { CopyView, ReplacedValue } from '@sitewright/domain/shared/several-copies'
import { matchesText } from '@sitewright/domain/shared/lists'
import {
  severalCopiesLabels as labels,
  severalCopiesMessages as messages,
} from '@sitewright/domain/shared/several-copies-messages'
import { Badge } from '../../badge/Badge'
import { Button, IconButton } from '../../button/Button'
import { Checkbox } from '../../checkbox/Checkbox'
import { SearchField } from '../../search-field/SearchField'
import { CopyList as Root, CopyRow, CopyRows, Failure, Head, More, Name, State } from './CopySection.styles'
import { ReplacedValues } from './ReplacedValues'
import type { CopyList, CopyResult } from './use-several-copies'

/** What the target has of a record: nothing, one with the name, the same, or one with other values. */
export type CopyTargetState =
  | { readonly kind: 'missing' }
  | { readonly kind: 'exists' | 'same'; readonly text: string }
  | {
      readonly kind: 'differs'
      readonly text: string
      /** Above the values: "Overwrite replaces 2 of 4 values:". */
      readonly summary: string
      readonly replaced: readonly ReplacedValue[]
    }

/** A record of the source. */
export interface CopyRecord {
  id: number
  name: string
  /** Below its name. */
  detail?: string
  /** What the source has: "4 set". */
  source: string
  /** Undefined while it is not known. */
  target: CopyTargetState | undefined
  /** Why it cannot be one of several copies. */
  disabledReason?: string | undefined
  /** The result of a copy of this record alone. */
  result?: CopyResult | undefined
}

/** Props of CopyRecords. */
export interface CopyRecordsProps {
  /** Name of the list. */
  label: string
  records: readonly CopyRecord[]
  filterLabel: string
  /** The text for a search without a match. */
  describeNoMatch: (search: string) => string
  /** Which records are shown; all by default. */
  show?: CopyView
  /** The ids of the projects, in the heads of the columns. */
  sourceId: number
  targetId: number
  /** Several copies. Without it, nothing can be selected. */
  several: CopyList | undefined
  /** Copies one record with its own dialog. Without it, rows have no copy button. */
  onCopy: ((id: number) => void) | undefined
  copyLabel: (name: string) => string
  /** Notes above the rows. */
  children?: ReactNode
}

/** Records of the source of the Copy tab, with what the target has of each (COPY-05, COPY-35 to COPY-37, COPY-40). Keys: ↑ ↓ move, Space selects, D opens the differences. */
export function CopyRecords(props: CopyRecordsProps) {
  const { records, several, sourceId, targetId, onCopy, show = 'all' } = props
  const [search, setSearch] = useState('')
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  // A copied one stays with its result, although the target has it now.
  const isShown = ({ id, target, result }: CopyRecord): boolean =>
    show === 'all' || target?.kind === show || result !== undefined || several?.results.has(id) === true
  const found = records.filter((record) => isShown(record) && matchesText([record.name, record.detail ?? ''], search))
  const selectable = found.filter(({ disabledReason }) => disabledReason === undefined)
  const selectedCount = selectable.filter(({ id }) => several?.ids.has(id)).length
  const change = (ids: readonly number[], isOn: boolean): void => {
    const next = new Set(several?.ids)
    for (const id of ids)
      if (isOn) next.add(id)
      else next.delete(id)
    several?.onChange(next)
  }
  const toggle = (id: number): void => {
    const next = new Set(opened)
    if (!next.delete(id)) next.add(id)
    setOpened(next)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const row = (event.target as Element).closest<HTMLElement>('li[data-id]')
    if (row === null || event.ctrlKey || event.metaKey || event.altKey) return
    const id = Number(row.dataset['id'])
    if (event.key.toLowerCase() === 'd' && records.find((record) => record.id === id)?.target?.kind === 'differs') {
      event.preventDefault()
      toggle(id)
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const next = event.key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling
    event.preventDefault()
    next?.querySelector<HTMLElement>('input, button')?.focus()
  }
  return (
    <Root>
      {props.children}
      <SearchField
        label={props.filterLabel}
        placeholder={props.filterLabel}
        value={search}
        shortcut={null}
        onChange={setSearch}
      />
      {found.length === 0 && (
        <p role="status">{search.trim() === '' ? messages.nothingIn[show] : props.describeNoMatch(search.trim())}</p>
      )}
      {found.length > 0 && (
        <CopyRows role="presentation" onKeyDown={onKeyDown}>
          <Head>
            {several === undefined ? (
              <span>{labels.name}</span>
            ) : (
              <Checkbox
                label={messages.selectedOf(selectedCount, selectable.length)}
                isSelected={selectable.length > 0 && selectedCount === selectable.length}
                isIndeterminate={selectedCount > 0 && selectedCount < selectable.length}
                disabledReason={selectable.length === 0 ? messages.nothingToSelect : undefined}
                onChange={(isOn) =>
                  change(
                    selectable.map(({ id }) => id),
                    isOn,
                  )
                }
                data-select-all=""
              />
            )}
            <span>{labels.source(sourceId)}</span>
            <span>{labels.target(targetId)}</span>
          </Head>
          <ul aria-label={props.label}>
            {found.map((record) => (
              <Row
                key={record.id}
                record={record}
                result={several?.results.get(record.id) ?? record.result}
                isOpen={opened.has(record.id)}
                isSelected={several?.ids.has(record.id)}
                onSelect={(isOn) => change([record.id], isOn)}
                onToggle={() => toggle(record.id)}
                onRetry={several?.results.get(record.id)?.state === 'failed' ? several.onRetry : undefined}
                onCopy={
                  onCopy &&
                  ((id) => {
                    several?.forget(id)
                    onCopy(id)
                  })
                }
                copyLabel={props.copyLabel(record.name)}
              />
            ))}
          </ul>
        </CopyRows>
      )}
    </Root>
  )
}

interface RowProps extends Pick<CopyRecordsProps, 'onCopy'> {
  record: CopyRecord
  result: CopyResult | undefined
  isOpen: boolean
  /** Undefined if nothing can be selected. */
  isSelected: boolean | undefined
  onSelect: (isOn: boolean) => void
  onToggle: () => void
  onRetry: CopyList['onRetry'] | undefined
  copyLabel: string
}

function Row({ record, result, isOpen, isSelected, onSelect, onToggle, onRetry, onCopy, copyLabel }: RowProps) {
  const { id, name, detail, target } = record
  const moreId = useId()
  const failure = result?.state === 'failed' || result?.state === 'refused' ? result.text : undefined
  const isSent = result?.state === 'copied' || result?.state === 'copying'
  const hasMore = isOpen && target?.kind === 'differs'
  return (
    <li data-id={id} data-selected={isSelected || undefined}>
      <CopyRow>
        <Name>
          {isSelected === undefined ? (
            name
          ) : (
            <Checkbox label={name} isSelected={isSelected} disabledReason={record.disabledReason} onChange={onSelect} />
          )}
          {detail !== undefined && <small>{detail}</small>}
        </Name>
        <small>{record.source}</small>
        <State>
          {target?.kind === 'differs' && !isSent && (
            <Button
              size="small"
              aria-expanded={hasMore}
              aria-controls={hasMore ? moreId : undefined}
              aria-keyshortcuts="D"
              icon={<Diff aria-hidden="true" />}
              onClick={onToggle}
            >
              {target.text}
              {hasMore ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
            </Button>
          )}
          {result?.state !== 'copied' && target?.kind !== 'differs' && <Target target={target} />}
          <span role="status">
            {result !== undefined && failure === undefined && (
              <Badge
                tone={result.state === 'copied' ? 'success' : 'neutral'}
                icon={result.state === 'copied' && <CircleCheck aria-hidden="true" />}
              >
                {result.text}
              </Badge>
            )}
          </span>
        </State>
        {onCopy !== undefined && (
          <IconButton
            size="small"
            label={copyLabel}
            icon={<Copy aria-hidden="true" />}
            isBusy={result?.state === 'copying'}
            onClick={() => onCopy(id)}
          />
        )}
      </CopyRow>
      <Failure role="status">
        {failure !== undefined && (
          <>
            <CircleAlert aria-hidden="true" />
            <span>{failure}</span>
            {onRetry !== undefined && (
              <Button
                size="small"
                icon={<RotateCw aria-hidden="true" />}
                aria-label={labels.retryOf(name)}
                onClick={(event) => {
                  // The button goes when the target refuses the copy now.
                  event.currentTarget.closest('li')?.querySelector('input')?.focus()
                  onRetry(id, record.disabledReason)
                }}
              >
                {labels.retry}
              </Button>
            )}
          </>
        )}
      </Failure>
      {hasMore && (
        <More id={moreId}>
          <ReplacedValues caption={target.summary} values={target.replaced} />
        </More>
      )}
    </li>
  )
}

const ICONS = { exists: Check, same: Equal } as const

function Target({ target }: { target: Exclude<CopyTargetState, { kind: 'differs' }> | undefined }) {
  if (target === undefined) return null
  if (target.kind === 'missing') return <small>{labels.notHere}</small>
  const Icon = ICONS[target.kind]
  return <Badge icon={<Icon aria-hidden="true" />}>{target.text}</Badge>
}
