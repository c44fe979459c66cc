'use client'

import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { Change } from '../unsaved-bar/change'

/** Props of a leave guard. */
export interface LeaveGuardProps {
  /** The changes that leaving would discard. Without any, leaving asks nothing. */
  changes: readonly Change[]
  /** Saves the changes. Resolves to true when they are saved. */
  onSave?: () => Promise<boolean>
}

const LeaveGuardContext = createContext<ComponentType<LeaveGuardProps> | null>(null)

/** Props of LeaveGuardProvider. */
export interface LeaveGuardProviderProps {
  /** The router's guard: asks before the user leaves a page with changes. */
  guard: ComponentType<LeaveGuardProps>
  /** The app. */
  children: ReactNode
}

/** Sets the component that asks before the user leaves a page with unsaved changes. Without it, nothing asks. */
export function LeaveGuardProvider({ guard, children }: LeaveGuardProviderProps) {
  return <LeaveGuardContext value={guard}>{children}</LeaveGuardContext>
}

/** Asks before the user leaves a page with unsaved changes. Every form that can be dirty renders it. */
export function LeaveGuard(props: LeaveGuardProps) {
  const Guard = useContext(LeaveGuardContext)
  return Guard === null ? null : <Guard {...props} />
}
