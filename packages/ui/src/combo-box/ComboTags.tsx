'use client'

import { Lock, X } from 'lucide-react'
import { type Ref, type RefObject, useId, useState } from 'react'
import { Button } from '../button/Button'
import { DisabledReason } from '../disabled-reason/DisabledReason'
import { OverflowTooltip } from '../tooltip/OverflowTooltip'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { Tag, Tags } from './ComboBox.styles'
import type { ComboId, ComboOption } from './combo-option'
import type { ComboLabels } from './combo-labels'
import type { TagKeys } from './use-tags'

/** Props of ComboTags. */
export interface ComboTagsProps<Id extends ComboId> {
  /** The chosen options, in the order in which they were chosen. */
  options: readonly ComboOption<Id>[]
  /** Number of visible tags from which the others are folded; one more is visible too. */
  maxVisibleTags: number
  keys: TagKeys
  list: RefObject<HTMLUListElement | null>
  /** The ref of each button that removes an option. */
  tagRef: Ref<HTMLButtonElement>
  labels: ComboLabels
  /** Shows all chosen options outside the field. */
  onShowAll: (() => void) | undefined
  /** No option can be removed. */
  isFixed: boolean
}

/**
 * The chosen options of a combo box. Each is a button that removes its option, or shows why the option can't be removed. They share one tab
 * stop.
 */
export function ComboTags<Id extends ComboId>(props: ComboTagsProps<Id>) {
  const { options, maxVisibleTags, keys, list, tagRef, labels, onShowAll, isFixed } = props
  const [isUnfolded, setUnfolded] = useState(false)
  const reasonId = useId()
  if (options.length === 0) return null
  // Shows the last tags, because Backspace moves to them. A button takes the place of a tag, so it never hides a single one.
  const foldedCount = options.length - maxVisibleTags
  const first = isUnfolded || foldedCount < 2 ? 0 : foldedCount
  const visible = options.slice(first)
  return (
    <>
      {first > 0 && (
        <Button
          tone="link"
          size="small"
          onClick={() => {
            if (onShowAll) return onShowAll()
            setUnfolded(true)
            keys.focusAt(0)
          }}
        >
          {labels.showAll(options.length)}
        </Button>
      )}
      <Tags ref={list} role="list" aria-label={labels.chosen}>
        {visible.map(({ value, label, disabledReason, removeDisabledReason = disabledReason }, place) => (
          <li key={value}>
            {isFixed ? (
              <Tag as="span">
                <span dir="auto">{label}</span>
              </Tag>
            ) : (
              <Tag
                ref={tagRef}
                {...keys.getTagProps(place, visible.length, removeDisabledReason !== undefined)}
                aria-disabled={removeDisabledReason !== undefined || undefined}
                aria-describedby={removeDisabledReason === undefined ? undefined : `${reasonId}-${place}`}
                onClick={() => removeDisabledReason === undefined && keys.remove(place)}
              >
                {removeDisabledReason === undefined ? (
                  <>
                    <span aria-hidden="true" dir="auto">
                      {label}
                    </span>
                    <VisuallyHidden>{labels.remove(label)}</VisuallyHidden>
                    <X aria-hidden="true" />
                  </>
                ) : (
                  <>
                    <span dir="auto">{label}</span>
                    <Lock aria-hidden="true" />
                    <DisabledReason id={`${reasonId}-${place}`}>{removeDisabledReason}</DisabledReason>
                  </>
                )}
              </Tag>
            )}
          </li>
        ))}
      </Tags>
      <OverflowTooltip container={list} selector="[dir]" />
    </>
  )
}
