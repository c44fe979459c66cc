'use client'

import { Bell } from 'lucide-react'
import type { ReactNode } from 'react'
import { bellLabels } from '@sitewright/domain/jobs/bell-messages'
import { Popover } from '../../popover/Popover'
import { Count, Sign } from './NotificationBell.styles'

/** Props of NotificationBell. */
export interface NotificationBellProps {
  /** Jobs that ended and that the user has not seen. */
  news: number
  /** Jobs that wait or run. */
  inFlight: number
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The panel. */
  children: ReactNode
}

/** Opens the notifications. Its name says how many jobs are new and in progress, as its number and its ring do (NAV-34). */
export function NotificationBell({ news, inFlight, isOpen, onOpenChange, children }: NotificationBellProps) {
  return (
    <Popover
      label={bellLabels.bell(news, inFlight)}
      title={bellLabels.title}
      icon={
        <Sign data-busy={inFlight > 0 || undefined}>
          <Bell aria-hidden="true" />
          {news > 0 && <Count aria-hidden="true">{news}</Count>}
        </Sign>
      }
      size="full"
      placement="bottom end"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      {children}
    </Popover>
  )
}
