'use client'

import { Check, CircleAlert } from 'lucide-react'
import { memo, type RefObject, useLayoutEffect, useRef } from 'react'
import { Button } from '../button/Button'
import { useAnchorLoss } from '../layer/use-anchor-loss'
import { useAnchoredLayer } from '../layer/use-anchored-layer'
import { Detail, Group, Heading, Layer, Line, List, Name, Row } from './ComboBox.styles'
import { type ComboId, type ComboOption, getOwnReason } from './combo-option'
import type { ComboLabels } from './combo-labels'
import { type FoundOptions, groupBySection } from './find-options'

/** Maximum height of the open list, rem. */
const MAX_HEIGHT = 22

/** Props of ComboList. */
export interface ComboListProps<Id extends ComboId> {
  /** The input's `aria-controls` refers to it. */
  id: string
  /** Accessible name of the list. */
  label: string
  found: FoundOptions<Id>
  chosen: ReadonlySet<Id>
  /** Index of the active option; -1 for none. */
  place: number
  choice: 'single' | 'multiple'
  labels: Pick<ComboLabels, 'retry' | 'loading' | 'empty' | 'more'>
  isLoading: boolean
  /** Why there are no options, as a sentence. */
  failure: string | undefined
  onRetry: (() => void) | undefined
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
  /** Why an option can't be chosen; its own reason by default. */
  getDisabledReason?: (option: ComboOption<Id>) => string | undefined
  onChoose: (option: ComboOption<Id>) => void
}

/** The id of an option's row. */
export const rowId = (listId: string, place: number): string => `${listId}-${place}`

/** The open list of a combo box. The focus stays in the input: pressing the list does not move it. */
export function ComboList<Id extends ComboId>(props: ComboListProps<Id>) {
  const { id, label, found, chosen, place, choice, labels, isLoading, failure, onRetry, anchor, onClose } = props
  const { getDisabledReason = getOwnReason, onChoose } = props
  const layer = useRef<HTMLDivElement>(null)
  useAnchoredLayer(layer, anchor, MAX_HEIGHT)
  useAnchorLoss(anchor, onClose)
  useLayoutEffect(() => {
    if (place >= 0) document.getElementById(rowId(id, place))?.scrollIntoView({ block: 'nearest' })
  }, [id, place, found])
  const isEmpty = found.visible.length === 0
  const isPart = found.total > found.visible.length
  let at = -1
  return (
    <Layer ref={layer} popover="manual" onMouseDown={(event) => event.preventDefault()}>
      {!isEmpty && (
        <List
          role="listbox"
          id={id}
          aria-label={label}
          aria-multiselectable={choice === 'multiple' || undefined}
          // One handler for all rows, so that a row only renders again when its own props change.
          onClick={({ target }) => {
            const row = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null
            const option = found.visible[Number(row?.dataset.place ?? -1)]
            if (option !== undefined) onChoose(option)
          }}
        >
          {groupBySection(found.visible).map(({ section, options }) => {
            const rows = options.map((option) => {
              const { value, label: name, description } = option
              at += 1
              return (
                <OptionRow
                  key={value}
                  id={rowId(id, at)}
                  place={at}
                  {...{ name, description }}
                  disabledReason={getDisabledReason(option)}
                  // Browsers count the rendered rows, which are all of them unless the list is a part.
                  position={isPart ? found.before + at + 1 : undefined}
                  size={isPart ? found.total : undefined}
                  isActive={at === place}
                  isChosen={chosen.has(value)}
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
        isPart && <Line>{labels.more(found.visible.length, found.total)}</Line>
      )}
    </Layer>
  )
}

interface OptionRowProps extends Pick<ComboOption, 'description' | 'disabledReason'> {
  id: string
  name: string
  /** Index in the rendered list. */
  place: number
  /** Position among all matches, from 1. */
  position: number | undefined
  size: number | undefined
  isActive: boolean
  isChosen: boolean
}

/** Memoized: an arrow key renders two rows instead of a hundred. */
const OptionRow = memo(function OptionRow(props: OptionRowProps) {
  const { id, name, place, description, disabledReason, position, size, isActive, isChosen } = props
  return (
    <Row
      role="option"
      id={id}
      aria-selected={isChosen}
      aria-posinset={position}
      aria-setsize={size}
      aria-disabled={disabledReason !== undefined || undefined}
      data-place={place}
      data-active={isActive || undefined}
    >
      <Check aria-hidden="true" />
      <Name>
        <bdi>{name}</bdi>
        {description !== undefined && (
          <Detail>
            <bdi>{description}</bdi>
          </Detail>
        )}
        {disabledReason !== undefined && <Detail>{disabledReason}</Detail>}
      </Name>
    </Row>
  )
})
