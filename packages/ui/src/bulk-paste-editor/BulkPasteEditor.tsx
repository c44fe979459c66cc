'use client'

import { type ComponentPropsWithRef, type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { Button } from '../button/Button'
import { FaultSummary } from '../fault-summary/FaultSummary'
import { Field } from '../field/Field'
import { useField } from '../field/use-field'
import { useRetainedFocus } from '../field/use-retained-focus'
import { useMergedRef } from '../field/use-merged-ref'
import { Select } from '../select/Select'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { BULK_PASTE_LABELS, type BulkPasteLabels } from './bulk-paste-labels'
import { countLines } from './count-lines'
import { Choice, Counted, Line, Root } from './BulkPasteEditor.styles'
import { type Delimiter, DELIMITERS } from './delimiters'
import { NumberedArea } from './NumberedArea'
import { type KnownNode, PATH_RULES, type PathCheck, type PathRules } from './path-check'
import { PathPreview } from './PathPreview'
import { useBulkPaste } from './use-bulk-paste'
import { useLineNumbers } from './use-line-numbers'

export type { BulkPasteLabels } from './bulk-paste-labels'
export type { Delimiter } from './delimiters'
export { linesOf } from './path-check'
export type { KnownNode, LineFault, PathCheck, PathKind, PathNode, PathRules } from './path-check'

/** So many lines are listed; the others are counted. */
const LISTED = 50

/** Props of BulkPasteEditor. Rest props and `ref` reach the `<textarea>`; `className` and `style` reach the root. */
export interface BulkPasteEditorProps extends Omit<
  ComponentPropsWithRef<'textarea'>,
  'value' | 'defaultValue' | 'onChange' | 'children' | 'disabled' | 'readOnly' | 'wrap' | 'onScroll'
> {
  /** Name of the text field. */
  label: string
  /** What is there already, flat. Keep the list the same as long as nothing in it changes. */
  known?: readonly KnownNode[]
  /** The text, when the owner keeps it. */
  value?: string
  /** The text to begin with; none by default. */
  defaultValue?: string
  /** Told of every change of the text. */
  onChange?: (value: string) => void
  /** Told what was checked, when it is confirmed: nothing in it is wrong, and something is new. */
  onCreate: (check: PathCheck) => void
  /** It is being created: nothing can be changed meanwhile. */
  isCreating?: boolean
  /** What may stand between the names; the first one counts when none is found. */
  delimiters?: readonly Delimiter[]
  /** How lines are read, and what a name may be. Keep the functions the same. */
  rules?: Partial<PathRules>
  /** What went wrong with the whole of it, as a sentence. What was typed stays. */
  error?: string
  /** How to fill it in; stands under the field and describes it. */
  help?: ReactNode
  /** Why nothing can be changed, as a sentence. It stays focusable and says so. */
  disabledReason?: string
  /** Words other than the English ones. */
  labels?: Partial<BulkPasteLabels>
}

/**
 * Many paths at once: one a line, names between delimiters. Exposes a multi-line `textbox` named by its label, a `combobox` of
 * delimiters with the guessed one told, a `group` of links to the lines that are wrong, and a `tree` of what would be there. Nothing is
 * created before it was checked and confirmed; what was typed is kept.
 *
 * Keys: the field's own; Ctrl+Enter checks; those of the tree see `PathPreview`. A check that finds errors gives the focus to their
 * list, unless it has gone elsewhere meanwhile; a link gives it to its line.
 */
export function BulkPasteEditor(props: BulkPasteEditorProps) {
  const { label, known = NONE, value, defaultValue = '', onChange, onCreate, isCreating = false, ...others } = props
  const { delimiters = DELIMITERS, rules, error, help, disabledReason, labels: labelOverrides, ...more } = others
  const { className, style, ref, ...rest } = more
  const labels = { ...BULK_PASTE_LABELS, ...labelOverrides }
  const area = useRef<HTMLTextAreaElement>(null)
  const bothRefs = useMergedRef(area, ref)
  const list = useRef<HTMLDivElement>(null)
  const countId = useId()
  const [said, setSaid] = useState('')

  const paste = useBulkPaste({
    value,
    defaultValue,
    onChange,
    known,
    delimiters,
    rules: { ...PATH_RULES, ...rules },
  })
  const { text, check, current } = paste
  const count = useMemo(() => countLines(text), [text])
  // A break at the end begins a line that has a number and nothing to count yet.
  const numbered = text === '' || text.endsWith('\n') ? count + 1 : count
  const numbers = useLineNumbers(area, numbered)
  const marks = useMemo(() => new Map(check?.faults.map(({ line, kind }) => [line, kind])), [check])

  const wrong = paste.isEmpty ? labels.nothing : error
  const described = [rest['aria-describedby'], countId].filter(Boolean).join(' ')
  const wiring = useField(
    { help: disabledReason ?? help, error: wrong },
    { id: rest.id, 'aria-describedby': described },
  )
  const follow = (line: number): void => numbers.select(text, line)
  const retainedFocus = useRetainedFocus(() => area.current)

  const validate = (): void => {
    const from = document.activeElement
    setSaid('')
    paste.ask((done) => {
      const isStill = document.activeElement === from
      if (done.nodes.length === 0) {
        if (isStill) area.current?.focus()
        return
      }
      setSaid(
        [labels.faults(done.errors, done.faults.length - done.errors), labels.summary(done.counts)]
          .filter(Boolean)
          .join('. '),
      )
      if (done.errors > 0 && isStill) list.current?.focus()
    })
  }
  const lockReason = disabledReason ?? (isCreating ? labels.creating : undefined)
  const held = lockReason !== undefined
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
      <Choice>
        <Select
          label={labels.delimiter}
          layout="prefixed"
          value={paste.delimiter}
          disabledReason={lockReason}
          options={delimiters.map((one) => ({
            value: one.value,
            label: one === paste.guessed ? labels.guessed(one.label) : one.label,
          }))}
          onChange={paste.choose}
        />
      </Choice>
      <Field
        wiring={wiring}
        label={label}
        labelEnd={
          <Counted id={countId}>
            <bdi>{labels.lines(count)}</bdi>
          </Counted>
        }
        error={wrong}
        help={disabledReason ?? help}
      >
        <NumberedArea
          {...rest}
          {...{ numbers, marks }}
          count={numbered}
          ref={bothRefs}
          id={wiring.controlId}
          value={text}
          readOnly={held}
          aria-disabled={disabledReason === undefined ? undefined : true}
          aria-describedby={wiring.describedBy}
          isInvalid={wiring.isInvalid || (check?.errors ?? 0) > 0}
          onChange={(event) => paste.change(event.target.value)}
          onKeyDown={(event) => {
            rest.onKeyDown?.(event)
            if (event.key !== 'Enter' || (!event.ctrlKey && !event.metaKey) || held) return
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
      {check !== undefined && check.faults.length > 0 && (
        <FaultSummary
          ref={list}
          title={labels.faults(check.errors, check.faults.length - check.errors)}
          tone={check.errors > 0 ? 'danger' : 'warning'}
          errors={check.faults.slice(0, LISTED).map(({ line, kind, message }) => ({
            key: `line-${line + 1}`,
            text: labels.fault(line + 1, message),
            tone: kind === 'error' ? ('danger' as const) : ('warning' as const),
            onFollow: () => follow(line),
          }))}
          overflowText={check.faults.length > LISTED ? labels.more(check.faults.length - LISTED) : undefined}
        />
      )}
      {check !== undefined && check.nodes.length > 0 && <PathPreview check={check} labels={labels} onFollow={follow} />}
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
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Root>
  )
}

const NONE: readonly KnownNode[] = []
