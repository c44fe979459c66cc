'use client'

import { Check, CircleAlert } from 'lucide-react'
import { memo, type RefObject, useLayoutEffect, useRef } from 'react'
import { Button } from '../button/Button'
import { useAnchoredLayer } from '../layer/use-anchored-layer'
import { Detail, Group, Heading, Layer, Line, List, Row, Words } from './ComboBox.styles'
import type { ComboOption } from './combo-option'
import type { ComboLabels } from './combo-labels'
import { type FoundOptions, sectionsOf } from './find-options'

/** Greatest height of the open list, rem. */
const MOST = 22

/** Props of ComboList. */
export interface ComboListProps {
  /** Named by the input's `aria-controls`. */
  id: string
  /** Name of the list. */
  label: string
  found: FoundOptions
  chosen: ReadonlySet<string>
  /** Place of the active option; -1 for none. */
  place: number
  choice: 'single' | 'multiple'
  labels: ComboLabels
  isLoading: boolean
  /** Why there are no options, as a sentence. */
  failure: string | undefined
  onRetry: (() => void) | undefined
  anchor: RefObject<HTMLElement | null>
  onChoose: (option: ComboOption) => void
}

/** The id of an option's row. */
export const rowId = (listId: string, place: number): string => `${listId}-${place}`

/** The open list of a combo box. The focus stays in the input; a press on the list does not take it away. */
export function ComboList(props: ComboListProps) {
  const { id, label, found, chosen, place, choice, labels, isLoading, failure, onRetry, anchor, onChoose } = props
  const layer = useRef<HTMLDivElement>(null)
  useAnchoredLayer(layer, anchor, MOST)
  useLayoutEffect(() => {
    if (place >= 0) document.getElementById(rowId(id, place))?.scrollIntoView({ block: 'nearest' })
  }, [id, place, found])
  const isEmpty = found.shown.length === 0
  let at = -1
  return (
    <Layer ref={layer} popover="manual" onMouseDown={(event) => event.preventDefault()}>
      {!isEmpty && failure === undefined && (
        <List role="listbox" id={id} aria-label={label} aria-multiselectable={choice === 'multiple' || undefined}>
          {sectionsOf(found.shown).map(({ section, options }) => {
            const rows = options.map((option) => {
              at += 1
              return (
                <OptionRow
                  key={option.value}
                  id={rowId(id, at)}
                  option={option}
                  // Told only where the list is a part; the browser counts what is drawn.
                  position={found.total > found.shown.length ? found.before + at + 1 : undefined}
                  size={found.total > found.shown.length ? found.total : undefined}
                  isActive={at === place}
                  isChosen={chosen.has(option.value)}
                  onChoose={onChoose}
                />
              )
            })
            if (section === undefined) return rows
            return (
              <Group key={section} role="group" aria-label={section}>
                <Heading aria-hidden="true">{section}</Heading>
                {rows}
              </Group>
            )
          })}
        </List>
      )}
      {failure !== undefined ? (
        <Line data-tone="danger">
          <CircleAlert size={14} aria-hidden="true" />
          <span>{failure}</span>
          {onRetry !== undefined && (
            <Button size="small" onClick={onRetry}>
              {labels.retry}
            </Button>
          )}
        </Line>
      ) : isLoading ? (
        <Line>{labels.loading}</Line>
      ) : isEmpty ? (
        <Line>{labels.empty}</Line>
      ) : (
        found.total > found.shown.length && <Line>{labels.more(found.shown.length, found.total)}</Line>
      )}
    </Layer>
  )
}

interface OptionRowProps {
  id: string
  option: ComboOption
  /** Its place among all, from 1. */
  position: number | undefined
  size: number | undefined
  isActive: boolean
  isChosen: boolean
  onChoose: (option: ComboOption) => void
}

/** Drawn anew only when it changes: a key moves two rows, not a hundred. */
const OptionRow = memo(function OptionRow(props: OptionRowProps) {
  const { id, option, position, size, isActive, isChosen, onChoose } = props
  const { label, description, disabledReason } = option
  return (
    <Row
      role="option"
      id={id}
      aria-selected={isChosen}
      aria-posinset={position}
      aria-setsize={size}
      aria-disabled={disabledReason !== undefined || undefined}
      data-active={isActive || undefined}
      onClick={() => onChoose(option)}
    >
      <Check aria-hidden="true" />
      <Words>
        {label}
        {description !== undefined && <Detail>{description}</Detail>}
        {disabledReason !== undefined && <Detail>{disabledReason}</Detail>}
      </Words>
    </Row>
  )
})
