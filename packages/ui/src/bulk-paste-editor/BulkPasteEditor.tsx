'use client'

import { type ReactNode, useId, useMemo, useRef } from 'react'
import { Announcement } from '../announcer/Announcement'
import { useAnnouncement } from '../announcer/use-announcement'
import { Button } from '../button/Button'
import type { ElementProps } from '../element-props/element-props'
import { FaultSummary } from '../fault-summary/FaultSummary'
import { Field } from '../field/Field'
import { useField } from '../field/use-field'
import { useRetainedFocus } from '../focus/use-retained-focus'
import { useMergedRef } from '../field/use-merged-ref'
import { Checkbox } from '../checkbox/Checkbox'
import { Segments } from '../segments/Segments'
import { BULK_PASTE_LABELS, type BulkPasteLabels, countFaults, summarize } from './bulk-paste-labels'
import { countLines } from './count-lines'
import { Choice, Column, Columns, Counted, Line, Root, Status, Suggestion } from './BulkPasteEditor.styles'
import { createDelimiters, type Delimiter } from './delimiters'
import { NumberedArea } from './NumberedArea'
import { createPathRules, type ExistingNode, type PathCheck, type PathRules } from './path-check'
import { PathPreview } from './PathPreview'
import { Steps } from './Steps'
import { useBulkPaste } from './use-bulk-paste'
import { useLineNumbers } from './use-line-numbers'
import type { LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

export type { BulkPasteLabels } from './bulk-paste-labels'
export type { Delimiter } from './delimiters'
export { getRootLines } from './path-check'
export type { ExistingNode, LineFault, PathCheck, PathKind, PathNode, PathRules } from './path-check'

/** Maximum number of listed lines. The others are only counted. */
const MAX_FAULTS = 50

/** Props of BulkPasteEditor. Rest props and `ref` reach the `<textarea>`; `className` and `style` reach the root. */
export interface BulkPasteEditorProps extends ElementProps<'textarea', 'value' | 'children' | 'wrap' | 'onScroll'> {
  /** The accessible name of the text field, shown above it. */
  label: string
  /** The existing nodes as a flat list; none by default. Memoize it: a new list makes the last check outdated. */
  existingNodes?: readonly ExistingNode[]
  /** The text, when it is controlled. */
  value?: string
  /** The initial text, when it is not controlled; empty by default. */
  defaultValue?: string
  /** Called with the new text on every change. */
  onChange?: (value: string) => void
  /** Called with the check when Create is pressed: it has no errors and something new. */
  onCreate: (check: PathCheck) => void
  /** The creation is pending, and nothing can be changed; false by default. */
  isCreating?: boolean
  /** The delimiters to choose from. The first one is used until the user chooses another. Seven common ones by default. */
  delimiters?: readonly Delimiter[]
  /** How lines are read, and which names are valid. Memoize the functions: new ones check the text again. */
  rules?: Partial<PathRules>
  /** What the caller shows below the steps, such as the progress of a creation or its result. */
  status?: ReactNode
  /** The error of the whole creation, as a sentence. The text stays. */
  error?: string
  /** Help under the field, which also describes it. */
  help?: ReactNode
  /** Why nothing can be changed, as a sentence. The field stays focusable and is described by it. */
  disabledReason?: string
  /** Replaces the English texts. */
  labels?: LabelTexts<BulkPasteLabels>
}

/**
 * Creates many nodes from paths: one path on each line, with delimiters between the names. Exposes a multi-line `textbox` named by its
 * label, a `radiogroup` of delimiters, a `list` of the steps, and a `group` of links to the invalid lines. A `tree` is the preview. Nothing
 * is created before the lines are checked and the user confirms. Typed text is never lost.
 *
 * Keys: those of a text field; Ctrl+Enter checks; for the tree see `PathPreview`. A check with errors moves the focus to their list, unless
 * the user has already moved it. A link moves it to its line.
 */
export function BulkPasteEditor(props: BulkPasteEditorProps) {
  const {
    label,
    existingNodes = NONE,
    value,
    defaultValue = '',
    onChange,
    onCreate,
    isCreating = false,
    delimiters: ownDelimiters,
    rules,
    status,
    error,
    help,
    disabledReason,
    labels: labelOverrides,
    className,
    style,
    ref,
    ...rest
  } = props
  const labels = useLabels('BulkPasteEditor', BULK_PASTE_LABELS, labelOverrides)
  const delimiters = useMemo(
    () => ownDelimiters ?? createDelimiters(labels.delimiters),
    [ownDelimiters, labels.delimiters],
  )
  const area = useRef<HTMLTextAreaElement>(null)
  const bothRefs = useMergedRef(area, ref)
  const list = useRef<HTMLDivElement>(null)
  const countId = useId()
  const [announcement, announce] = useAnnouncement()

  const paste = useBulkPaste({
    value,
    defaultValue,
    onChange,
    existingNodes,
    delimiters,
    rules: { ...createPathRules(labels), ...rules },
  })
  const { text, check, current, suggested } = paste
  const count = useMemo(() => countLines(text), [text])
  // After a line break at the end the next line has a number but does not count yet.
  const numberedCount = text === '' || text.endsWith('\n') ? count + 1 : count
  const numbers = useLineNumbers(area, numberedCount)
  const marks = useMemo(() => new Map(check?.faults.map(({ line, kind }) => [line, kind])), [check])

  const shownError = error ?? (paste.isEmpty ? labels.nothing : undefined)
  const wiring = useField({ ...rest, help: disabledReason ?? help, error: shownError }, { describedBy: countId })
  const follow = (line: number): void => numbers.select(text, line)
  const retainedFocus = useRetainedFocus(() => area.current)

  const validate = (): void => {
    const focusedBefore = document.activeElement
    paste.ask((done) => {
      const hasSameFocus = document.activeElement === focusedBefore
      if (done.nodes.length === 0) {
        if (hasSameFocus) area.current?.focus()
        return
      }
      announce(
        [countFaults(done.errors, done.faults.length - done.errors, labels), summarize(done.counts, labels)]
          .filter(Boolean)
          .join('. '),
      )
      if (done.errors > 0 && hasSameFocus) list.current?.focus()
    })
  }
  const lockReason = disabledReason ?? (isCreating ? labels.creating : undefined)
  const isLocked = lockReason !== undefined
  const offered = isLocked ? undefined : suggested
  const createReason =
    disabledReason ??
    (current === undefined
      ? labels.uncheckedReason
      : current.errors > 0
        ? labels.errorsReason
        : current.counts.new === 0
          ? labels.nothingNewReason
          : undefined)
  return (
    <Root className={className} style={style} {...retainedFocus}>
      <Steps current={isCreating ? 'create' : check === undefined ? 'paste' : 'check'} labels={labels} />
      {status !== undefined && <Status>{status}</Status>}
      <Columns>
        <Column>
          <Choice>
            <Segments
              label={labels.delimiter}
              isLabelShown
              value={paste.delimiter}
              disabledReason={lockReason}
              options={delimiters}
              onChange={paste.choose}
            />
            <Suggestion>
              <span role="status">{offered && labels.suggested(offered.label)}</span>
              {offered && (
                <Button size="small" onClick={() => paste.choose(offered.value)}>
                  {labels.useSuggested(offered.label)}
                </Button>
              )}
            </Suggestion>
            {paste.canHaveHeader && (
              <Checkbox
                label={labels.header}
                isSelected={paste.hasHeader}
                disabledReason={lockReason}
                onChange={paste.chooseHeader}
              />
            )}
          </Choice>
          <Field
            wiring={wiring}
            label={label}
            labelEnd={
              <Counted id={countId}>
                <bdi>{labels.lines(count)}</bdi>
              </Counted>
            }
            error={shownError}
            help={disabledReason ?? help}
          >
            <NumberedArea
              {...rest}
              {...{ numbers, marks }}
              count={numberedCount}
              ref={bothRefs}
              id={wiring.controlId}
              value={text}
              readOnly={isLocked}
              aria-disabled={disabledReason === undefined ? undefined : true}
              aria-describedby={wiring.describedBy}
              isInvalid={wiring.isInvalid || (check?.errors ?? 0) > 0}
              onChange={(event) => paste.change(event.target.value)}
              onKeyDown={(event) => {
                rest.onKeyDown?.(event)
                if (event.key !== 'Enter' || (!event.ctrlKey && !event.metaKey) || isLocked) return
                event.preventDefault()
                validate()
              }}
            />
          </Field>
          <Line>
            <Button isBusy={paste.isChecking} disabledReason={lockReason} onClick={validate}>
              {labels.check}
            </Button>
            {paste.isChecking && <Counted>{labels.checking}</Counted>}
          </Line>
        </Column>
        <Column>
          {check === undefined && <Counted>{labels.beforeCheck}</Counted>}
          {check !== undefined && check.faults.length > 0 && (
            <FaultSummary
              ref={list}
              title={countFaults(check.errors, check.faults.length - check.errors, labels)}
              tone={check.errors > 0 ? 'danger' : 'warning'}
              errors={check.faults.slice(0, MAX_FAULTS).map(({ line, kind, message }) => ({
                key: `line-${line + 1}`,
                text: labels.fault(line + 1, message),
                tone: kind === 'error' ? ('danger' as const) : ('warning' as const),
                onFollow: () => follow(line),
              }))}
              overflowText={
                check.faults.length > MAX_FAULTS ? labels.more(check.faults.length - MAX_FAULTS) : undefined
              }
            />
          )}
          {check !== undefined && check.nodes.length > 0 && (
            <PathPreview check={check} labels={labels} onFollow={follow} />
          )}
          {check !== undefined && (
            <Line>
              <Button
                tone="primary"
                isBusy={isCreating}
                disabledReason={createReason}
                onClick={() => {
                  if (current !== undefined) onCreate(current)
                }}
              >
                {labels.create}
              </Button>
            </Line>
          )}
        </Column>
      </Columns>
      <Announcement of={announcement} />
    </Root>
  )
}

const NONE: readonly ExistingNode[] = []
