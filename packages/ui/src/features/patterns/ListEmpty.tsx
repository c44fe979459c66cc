import type { ReactNode } from 'react'
import { listMessages } from '@sitewright/domain/shared/messages'
import { Button } from '../../button/Button'
import { EmptyState } from '../../empty-state/EmptyState'

/** Props of ListEmpty. */
export interface ListEmptyProps {
  labels: { showInactive?: string }
  messages: {
    emptyTitle: string
    emptyFiltered: string
    emptyLicense: string
    inactiveHidden?: (count: number) => string
  }
  icon: ReactNode
  filter: { search: string; onlyActive?: boolean }
  page: number
  inactiveCount: number | undefined
  /** Turn off the other filters of the list; undefined where one hides nothing. */
  resets: readonly ({ label: string; onReset: () => void } | undefined)[]
  onFilter: (change: { search?: string; onlyActive?: boolean; page?: number }) => void
  /** Called before a press changes the filter. */
  onPress: () => void
}

/** Replaces the rows of an empty list: says why, and offers to turn off each filter. */
export function ListEmpty(props: ListEmptyProps) {
  const { labels, messages, icon, filter, page, inactiveCount, resets, onFilter, onPress } = props
  const filters = [
    ...(filter.search === '' ? [] : [{ label: listMessages.clearFilter, onPick: () => onFilter({ search: '' }) }]),
    ...(filter.onlyActive === true && labels.showInactive !== undefined
      ? [{ label: labels.showInactive, onPick: () => onFilter({ onlyActive: false }) }]
      : []),
    ...resets.flatMap((reset) => (reset === undefined ? [] : [{ label: reset.label, onPick: reset.onReset }])),
  ]
  const actions = page > 1 ? [{ label: listMessages.firstPage, onPick: () => onFilter({ page: 1 }) }] : filters
  const hidden = inactiveCount ? messages.inactiveHidden?.(inactiveCount) : undefined
  return (
    <EmptyState
      title={messages.emptyTitle}
      icon={icon}
      actions={
        actions.length > 0 &&
        actions.map(({ label, onPick }, place) => (
          <Button
            key={label}
            tone={place === 0 ? 'default' : 'ghost'}
            onClick={() => {
              onPress()
              onPick()
            }}
          >
            {label}
          </Button>
        ))
      }
    >
      {actions.length > 0 ? [messages.emptyFiltered, hidden].filter(Boolean).join(' ') : messages.emptyLicense}
    </EmptyState>
  )
}
