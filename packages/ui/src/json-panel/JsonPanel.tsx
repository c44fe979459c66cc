'use client'

import { ChevronDown, ChevronRight, ChevronsDownUp, ChevronsUpDown } from 'lucide-react'
import { useId, useMemo, useRef, useState, useTransition } from 'react'
import { Button, IconButton } from '../button/Button'
import { CopyButton } from '../clipboard/CopyButton'
import type { ElementProps } from '../element-props/element-props'
import { useTransferRef } from '../focus/transfer-focus'
import { Note } from '../note/Note'
import { splitChunks } from './chunks'
import { JsonLines } from './JsonLines'
import { JSON_PANEL_LABELS, type JsonPanelLabels, namePart } from './json-panel-labels'
import { Foot, Head, Name, Pending, Region, Remark, Root } from './JsonPanel.styles'
import { useFolds } from './use-folds'
import { LARGE_TEXT, useFormattedJson } from './use-formatted-json'
import type { LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

export type { JsonPanelLabels } from './json-panel-labels'

/** A text with fewer lines has no buttons that open or close all parts. */
const MIN_LINES = 20
/** How many chunks are in view before the first measurement. */
const FIRST_CHUNKS = 1

/** Props of JsonPanel: those of the root `<div>`, and these. */
export interface JsonPanelProps extends ElementProps<'div', 'children'> {
  /** The name of the panel, such as "Raw configuration". */
  label: string
  /** The JSON text as received. A text that is not JSON is shown unchanged. */
  json: string
  /** A `collapsible` panel can fold to its head. A `fixed` one (default) cannot. */
  kind?: 'fixed' | 'collapsible'
  /** Whether a collapsible panel is open at first; true by default. */
  defaultOpen?: boolean
  /** How many lines are shown before the button that shows all lines; 500 by default. */
  maxLines?: number
  /** Called after the text was copied, for example to show a toast. */
  onCopied?: () => void
  /** Called when the browser refuses to copy. */
  onCopyFailed?: (error: unknown) => void
  /** Replaces the English texts. */
  labels?: LabelTexts<JsonPanelLabels>
}

/**
 * Shows JSON for reading and copying. Exposes a focusable `region` named by its label, which scrolls with the arrow keys, and a
 * `button` that copies the text as received. Each object and array has a disclosure `button`, and stays folded in newer text. When
 * the focused button unmounts, the region gets the focus. A text of several megabytes is formatted and shown in slices, during which the
 * region is busy.
 */
export function JsonPanel(props: JsonPanelProps) {
  const {
    label,
    json,
    kind = 'fixed',
    defaultOpen = true,
    maxLines = 500,
    onCopied,
    onCopyFailed,
    labels: labelOverrides,
    ...rest
  } = props
  const labels = useLabels('JsonPanel', JSON_PANEL_LABELS, labelOverrides)
  const [isOpen, setOpen] = useState(defaultOpen)
  const [expandedJson, setExpandedJson] = useState<string>()
  const region = useRef<HTMLDivElement>(null)
  const id = useId()
  const { formatted, isPending } = useFormattedJson(json)
  const { folds, visibleLines, togglePart, setAllOpen } = useFolds(formatted)
  const isCut = visibleLines.length > maxLines && expandedJson !== json
  const isShown = isOpen || kind === 'fixed'
  const chunks = useMemo(
    () => splitChunks(isCut ? visibleLines.slice(0, maxLines) : visibleLines),
    [visibleLines, isCut, maxLines],
  )
  const [isExpanding, startTransition] = useTransition()
  // A large text renders in slices as well.
  const expand = (action: () => void): void => (json.length > LARGE_TEXT ? startTransition(action) : action())
  // New text can remove the focused button.
  const focusTransfer = useTransferRef(region)
  const canFoldAll = isShown && formatted.parts.size > 1 && formatted.lines.length >= MIN_LINES
  return (
    <Root {...rest}>
      <Head>
        {kind === 'collapsible' && (
          <IconButton
            size="small"
            label={labels.fold(label)}
            icon={isOpen ? <ChevronDown aria-hidden="true" /> : <ChevronRight aria-hidden="true" />}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          />
        )}
        <Name>{label}</Name>
        {canFoldAll && (
          <>
            <IconButton
              ref={focusTransfer}
              size="small"
              label={labels.expandAll(label)}
              icon={<ChevronsUpDown aria-hidden="true" />}
              onClick={() => expand(() => setAllOpen(true))}
            />
            <IconButton
              ref={focusTransfer}
              size="small"
              label={labels.collapseAll(label)}
              icon={<ChevronsDownUp aria-hidden="true" />}
              onClick={() => expand(() => setAllOpen(false))}
            />
          </>
        )}
        <CopyButton text={json} label={labels.copy(label)} onCopied={onCopied} onFailed={onCopyFailed} />
      </Head>
      {isShown && formatted.problem !== undefined && (
        <Remark>
          <Note tone="warning">
            {labels.invalid} {formatted.problem}
          </Note>
        </Remark>
      )}
      {isShown && (
        <Region
          ref={region}
          id={id}
          role="region"
          aria-label={label}
          aria-busy={isPending || undefined}
          tabIndex={0}
          dir="ltr"
        >
          {isPending && <Pending role="status">{labels.pending}</Pending>}
          {chunks.map((lines, place) => (
            <JsonLines
              // A chunk is its place: folding changes its lines.
              // oxlint-disable-next-line react/no-array-index-key -- nothing is moved
              key={place}
              isFirst={place < FIRST_CHUNKS}
              foldRef={focusTransfer}
              onToggle={togglePart}
              {...{ lines, folds }}
              partLabel={(name, count) => namePart(name, labels.entries(count), labels)}
            />
          ))}
        </Region>
      )}
      {isShown && isCut && (
        <Foot>
          <Button
            ref={focusTransfer}
            size="small"
            tone="link"
            isBusy={isExpanding}
            onClick={() => {
              region.current?.focus()
              expand(() => setExpandedJson(json))
            }}
          >
            {labels.showAll(visibleLines.length)}
          </Button>
        </Foot>
      )}
    </Root>
  )
}
