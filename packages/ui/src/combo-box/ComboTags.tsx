'use client'

import { Lock, X } from 'lucide-react'
import { type Ref, type RefObject, useState } from 'react'
import { Button } from '../button/Button'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { Tag, Tags } from './ComboBox.styles'
import type { ComboOption } from './combo-option'
import type { ComboLabels } from './combo-labels'
import type { TagKeys } from './use-tags'

/** Props of ComboTags. */
export interface ComboTagsProps {
  /** The chosen ones, in the order they were chosen. */
  options: readonly Pick<ComboOption, 'value' | 'label' | 'fixedReason'>[]
  /** How many are drawn before the rest is folded. */
  limit: number
  keys: TagKeys
  list: RefObject<HTMLUListElement | null>
  /** The ref of each button that removes one. */
  tagRef: Ref<HTMLButtonElement>
  labels: ComboLabels
  /** Shows all in another place. */
  onShowAll: (() => void) | undefined
  /** They cannot be removed. */
  isFixed: boolean
}

/** The chosen options of a combo box. Each is a button that removes the option or says why it cannot. Together they are one tab stop. */
export function ComboTags({ options, limit, keys, list, tagRef, labels, onShowAll, isFixed }: ComboTagsProps) {
  const [isUnfolded, setUnfolded] = useState(false)
  if (options.length === 0) return null
  // The last ones are seen: Backspace goes there.
  const first = isUnfolded ? 0 : Math.max(0, options.length - limit)
  const shown = options.slice(first)
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
        {shown.map(({ value, label, fixedReason }, place) => (
          <li key={value}>
            {isFixed ? (
              <Tag as="span" title={label}>
                <span>{label}</span>
              </Tag>
            ) : (
              <Tag
                ref={tagRef}
                type="button"
                data-tag=""
                title={fixedReason ?? label}
                aria-disabled={fixedReason !== undefined || undefined}
                tabIndex={place === Math.min(keys.stop, shown.length - 1) ? 0 : -1}
                onFocus={() => keys.onFocusTag(place)}
                onKeyDown={(event) => keys.onKeyDown(event, place, fixedReason !== undefined)}
                onClick={() => fixedReason === undefined && keys.remove(place)}
              >
                <span aria-hidden="true">{label}</span>
                <VisuallyHidden>
                  {fixedReason === undefined ? labels.remove(label) : `${label}. ${fixedReason}`}
                </VisuallyHidden>
                {fixedReason === undefined ? <X aria-hidden="true" /> : <Lock aria-hidden="true" />}
              </Tag>
            )}
          </li>
        ))}
      </Tags>
    </>
  )
}
