'use client'

import { ChevronDown, ChevronRight, ChevronsDownUp, ChevronsUpDown } from 'lucide-react'
import { type ComponentPropsWithRef, useId, useMemo, useRef, useState } from 'react'
import { Button, IconButton } from '../button/Button'
import { CopyButton } from '../clipboard/CopyButton'
import type { CopyOutcome } from '../clipboard/use-copy'
import { useFocusTransfer } from '../focus-transfer/use-focus-transfer'
import { Note } from '../note/Note'
import { chunked } from './chunked'
import { formatJson } from './format-json'
import { JsonLines } from './JsonLines'
import { Foot, Head, Name, Region, Remark, Root } from './JsonPanel.styles'
import { useFolds } from './use-folds'

/** From so many lines on, all parts can be opened and closed at once. */
const LONG = 20
/** So many chunks are in view before anything is measured. */
const FIRST = 1

/** Props of JsonPanel: those of a `<div>`, and these. */
export interface JsonPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Its name: "Raw configuration". */
  label: string
  /** The text of the JSON, as it was received. Text that is no JSON is shown as it is. */
  json: string
  /** `collapsible` can be folded to its head. `fixed` (default) cannot. */
  kind?: 'fixed' | 'collapsible'
  /** Whether a collapsible one starts open; true by default. */
  defaultOpen?: boolean
  /** How many lines are shown before the rest is asked for; 500 by default. */
  firstLines?: number
  /** The text is on the clipboard: the place for a toast. */
  onCopied?: CopyOutcome['onCopied']
  /** The browser refused to copy. */
  onCopyFailed?: CopyOutcome['onFailed']
  /** Stands before the name in that of the copy button; "Copy" by default. */
  copyLabel?: string
  /** Stands before the name in that of the button that folds it; "Fold" by default. */
  foldLabel?: string
  /** Stands before the name in that of the button that opens all parts of a long one; "Expand all in" by default. */
  expandAllLabel?: string
  /** Stands before the name in that of the button that closes them; "Collapse all in" by default. */
  collapseAllLabel?: string
  /**
   * Name of the button that folds a part, given its key, or its number in an array, or nothing for the outermost, and how
   * many entries it has; "mappings, 2 entries" by default.
   */
  partLabel?: (name: string | number | undefined, count: number) => string
  /** "This is not valid JSON. It is shown as it was received." by default. */
  invalidText?: string
  /** Words of the button for the rest, given the number of all lines; "Show all 1,234 lines" by default. */
  showAllLabel?: (lines: number) => string
}

/**
 * JSON to be read and copied. Exposes a focusable `region` named by its label, which scrolls by the arrow keys, and a
 * `button` that copies the text as it was received. Each object and array has a disclosure `button`; what was folded stays
 * so when the text comes anew. The focus goes to the region when the button that has it is gone.
 */
export function JsonPanel(props: JsonPanelProps) {
  const { label, json, kind = 'fixed', defaultOpen = true, firstLines = 500, onCopied, onCopyFailed, ...others } = props
  const { copyLabel = 'Copy', foldLabel = 'Fold', invalidText, showAllLabel = showAll, ...more } = others
  const { expandAllLabel = 'Expand all in', collapseAllLabel = 'Collapse all in', partLabel = namePart, ...rest } = more
  const [isOpen, setOpen] = useState(defaultOpen)
  const [whole, setWhole] = useState<string>()
  const region = useRef<HTMLDivElement>(null)
  const id = useId()
  const formatted = useMemo(() => formatJson(json), [json])
  const { folds, seen, turn, turnAll } = useFolds(formatted)
  const isCut = seen.length > firstLines && whole !== json
  const shown = isOpen || kind === 'fixed'
  const chunks = useMemo(() => chunked(isCut ? seen.slice(0, firstLines) : seen), [seen, isCut, firstLines])
  // New text may take a button away that has the focus.
  const handOn = useFocusTransfer(region)
  const canTurnAll = shown && formatted.parts.size > 1 && formatted.lines.length >= LONG
  return (
    <Root {...rest}>
      <Head>
        {kind === 'collapsible' && (
          <IconButton
            size="small"
            label={`${foldLabel} ${label}`}
            icon={isOpen ? <ChevronDown aria-hidden="true" /> : <ChevronRight aria-hidden="true" />}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          />
        )}
        <Name>{label}</Name>
        {canTurnAll && (
          <>
            <IconButton
              ref={handOn}
              size="small"
              label={`${expandAllLabel} ${label}`}
              icon={<ChevronsUpDown aria-hidden="true" />}
              onClick={() => turnAll(true)}
            />
            <IconButton
              ref={handOn}
              size="small"
              label={`${collapseAllLabel} ${label}`}
              icon={<ChevronsDownUp aria-hidden="true" />}
              onClick={() => turnAll(false)}
            />
          </>
        )}
        <CopyButton text={json} label={`${copyLabel} ${label}`} onCopied={onCopied} onFailed={onCopyFailed} />
      </Head>
      {shown && formatted.problem !== undefined && (
        <Remark>
          <Note tone="warning">
            {invalidText ?? 'This is not valid JSON. It is shown as it was received.'} {formatted.problem}
          </Note>
        </Remark>
      )}
      {shown && (
        <Region ref={region} id={id} role="region" aria-label={label} tabIndex={0} dir="ltr">
          {chunks.map((lines, place) => (
            <JsonLines
              // A chunk is its place: what stands in it changes as parts are folded.
              // oxlint-disable-next-line react/no-array-index-key -- nothing is moved
              key={place}
              isFirst={place < FIRST}
              foldRef={handOn}
              onTurn={turn}
              {...{ lines, folds, partLabel }}
            />
          ))}
        </Region>
      )}
      {shown && isCut && (
        <Foot>
          <Button
            ref={handOn}
            size="small"
            tone="link"
            onClick={() => {
              region.current?.focus()
              setWhole(json)
            }}
          >
            {showAllLabel(seen.length)}
          </Button>
        </Foot>
      )}
    </Root>
  )
}

const showAll = (lines: number): string => `Show all ${lines.toLocaleString('en-US')} lines`

function namePart(name: string | number | undefined, count: number): string {
  const entries = `${count.toLocaleString('en-US')} ${count === 1 ? 'entry' : 'entries'}`
  if (name === undefined) return `Everything, ${entries}`
  return `${typeof name === 'number' ? `Entry ${name}` : name}, ${entries}`
}
