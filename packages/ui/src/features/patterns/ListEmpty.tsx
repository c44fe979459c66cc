import type { ReactNode } from 'react'
import { listMessages } from '@sitewright/domain/shared/list-messages'
import { Button, ButtonLink } from '../../button/Button'
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
  inactiveCount: number | undefined
  /** Turn off the other filters of the list; undefined where one hides nothing. */
  resets: readonly ({ label: string; onReset: () => void } | undefined)[]
  onFilter: (change: { search?: string; onlyActive?: boolean }) => void
  /** Called before a press changes the filter. */
  onPress: () => void
}

interface NoSuchPageProps {
  page: number
  /** The number of pages. */
  pages: number
  icon: ReactNode
  href: (page: number) => string
}

/** Replaces the rows of an empty list: says why, and offers to turn off each filter. */
export function ListEmpty(props: ListEmptyProps) {
  const { labels, messages, icon, filter, inactiveCount, resets, onFilter, onPress } = props
  const actions = [
    ...(filter.search === '' ? [] : [{ label: listMessages.clearFilter, onPick: () => onFilter({ search: '' }) }]),
    ...(filter.onlyActive === true && labels.showInactive !== undefined
      ? [{ label: labels.showInactive, onPick: () => onFilter({ onlyActive: false }) }]
      : []),
    ...resets.flatMap((reset) => (reset === undefined ? [] : [{ label: reset.label, onPick: reset.onReset }])),
  ]
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

const format = (number: number): string => number.toLocaleString('en-US')

/** Replaces the rows of a page after the last one, and links to the last one (NAV-38). */
export function NoSuchPage({ page, pages, icon, href }: NoSuchPageProps) {
  return (
    <EmptyState
      title={noSuchPageTitle(page)}
      icon={icon}
      actions={<ButtonLink href={href(pages)}>{listMessages.lastPage(format(pages))}</ButtonLink>}
    >
      {listMessages.pages(format(pages))}
    </EmptyState>
  )
}

/** The title of a page after the last one, which is announced too. */
export const noSuchPageTitle = (page: number): string => listMessages.noPage(format(page))
