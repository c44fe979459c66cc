'use client'

import { ChevronDown, ChevronRight } from 'lucide-react'
import { type ComponentPropsWithRef, type CSSProperties, useId, useMemo, useRef, useState } from 'react'
import { Button, IconButton } from '../button/Button'
import { CopyButton } from '../clipboard/CopyButton'
import type { CopyOutcome } from '../clipboard/use-copy'
import { Note } from '../note/Note'
import { chunked } from './chunked'
import { formatJson } from './format-json'
import { Chunk, Foot, Head, Name, Region, Remark, Root } from './JsonPanel.styles'

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
  /** "This is not valid JSON. It is shown as it was received." by default. */
  invalidText?: string
  /** Words of the button for the rest, given the number of all lines; "Show all 1,234 lines" by default. */
  showAllLabel?: (lines: number) => string
}

/**
 * JSON to be read and copied. Exposes a focusable `region` named by its label, which scrolls by the arrow keys, and a
 * `button` that copies the text as it was received. The focus goes to the region when the button for the rest is gone.
 */
export function JsonPanel(props: JsonPanelProps) {
  const { label, json, kind = 'fixed', defaultOpen = true, firstLines = 500, onCopied, onCopyFailed, ...others } = props
  const { copyLabel = 'Copy', foldLabel = 'Fold', invalidText, showAllLabel = showAll, ...rest } = others
  const [isOpen, setOpen] = useState(defaultOpen)
  const [whole, setWhole] = useState<string>()
  const region = useRef<HTMLDivElement>(null)
  const id = useId()
  const { lines, problem } = useMemo(() => formatJson(json), [json])
  const isCut = lines.length > firstLines && whole !== json
  const shown = isOpen || kind === 'fixed'
  const chunks = useMemo(() => chunked(isCut ? lines.slice(0, firstLines) : lines), [lines, isCut, firstLines])
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
        <CopyButton text={json} label={`${copyLabel} ${label}`} onCopied={onCopied} onFailed={onCopyFailed} />
      </Head>
      {shown && problem !== undefined && (
        <Remark>
          <Note tone="warning">
            {invalidText ?? 'This is not valid JSON. It is shown as it was received.'} {problem}
          </Note>
        </Remark>
      )}
      {shown && (
        <Region ref={region} id={id} role="region" aria-label={label} tabIndex={0} dir="ltr">
          {chunks.map(({ from, text, numbers, count }) => (
            <Chunk key={from} style={sizes(count, lines.length)}>
              <pre aria-hidden="true">{numbers}</pre>
              <pre>{text}</pre>
            </Chunk>
          ))}
        </Region>
      )}
      {shown && isCut && (
        <Foot>
          <Button
            size="small"
            tone="link"
            onClick={() => {
              region.current?.focus()
              setWhole(json)
            }}
          >
            {showAllLabel(lines.length)}
          </Button>
        </Foot>
      )}
    </Root>
  )
}

const showAll = (lines: number): string => `Show all ${lines.toLocaleString('en-US')} lines`

/** The column of numbers is as wide as the last one, in all chunks alike. */
const sizes = (count: number, all: number): CSSProperties & Record<`--${string}`, string> => ({
  '--json-lines': String(count),
  '--json-gutter': `calc(${String(all).length}ch + 24px)`,
})
