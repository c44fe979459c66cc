import { namesInTab } from '@sitewright/domain/workflows/excluded-parts'
import { itemMessages as messages, itemTabTexts as labels } from '@sitewright/domain/workflows/item-messages'
import type { ItemTab } from '@sitewright/domain/workflows/item-tabs'
import { itemTabLabels } from '@sitewright/domain/workflows/tab-messages'
import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../button/Button'
import { Note } from '../../../note/Note'
import { ExcludedList } from './ExcludedParts.styles'
import { removePart } from './part-forms'
import type { ItemEdit } from './use-item-edit'

/** Props of ExcludedParts. */
export interface ExcludedPartsProps {
  edit: ItemEdit
  /** Called after the last one is removed, to move the focus. */
  onResolved: () => void
}

/**
 * Stored parts in disabled tabs: what they are, what excludes them, and a button that removes each of them as a whole (ITEM-18 to ITEM-32). After a removal, the focus moves to
 * the next button.
 */
export function ExcludedParts({ edit, onResolved }: ExcludedPartsProps) {
  const { excluded, value, item, phases, readOnlyReason } = edit
  const list = useRef<HTMLUListElement>(null)
  if (excluded.length === 0) return null
  const remove = (tab: ItemTab): void => {
    flushSync(() => edit.replace(removePart(value, phases, tab)))
    edit.announce(messages.partRemoved(itemTabLabels[tab]))
    const next = list.current?.querySelector<HTMLElement>('button')
    if (next) next.focus()
    else onResolved()
  }
  return (
    <Note tone="warning">
      <strong>{messages.excludedParts}</strong>
      <p>{messages.excludedHelp}</p>
      <ExcludedList ref={list} aria-label={messages.excludedParts}>
        {excluded.map(({ tab, message }) => (
          <li key={tab}>
            <p>
              <strong>
                {[itemTabLabels[tab], namesInTab(item, tab, phases).join(', ')].filter(Boolean).join(': ')}
              </strong>
              <span>{message}</span>
            </p>
            {readOnlyReason === undefined && (
              <Button size="small" icon={<Trash2 aria-hidden="true" />} onClick={() => remove(tab)}>
                {labels.remove(itemTabLabels[tab])}
              </Button>
            )}
          </li>
        ))}
      </ExcludedList>
    </Note>
  )
}
