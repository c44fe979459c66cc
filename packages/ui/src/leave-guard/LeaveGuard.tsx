'use client'

import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { Change } from '../unsaved-bar/change'

export type { Change } from '../unsaved-bar/change'

/** Props of LeaveGuard, and of the component that an app provides for it. */
export interface LeaveGuardProps {
  /** The changes that leaving the page would discard. An empty list lets the user leave. */
  changes: readonly Change[]
  /** Saves the changes, so that the app can offer "Save and leave". Resolves to whether they are saved. */
  onSave?: () => Promise<boolean>
}

const LeaveGuardContext = createContext<ComponentType<LeaveGuardProps> | null>(null)

/** Props of LeaveGuardProvider. */
export interface LeaveGuardProviderProps {
  /** The app's guard. It blocks the app's router while there are changes, and asks with a `LeaveDialog`. */
  guard: ComponentType<LeaveGuardProps>
  /** The app. */
  children: ReactNode
}

/** Sets the component that guards pages with unsaved changes; without it every `LeaveGuard` renders nothing. */
export function LeaveGuardProvider({ guard, children }: LeaveGuardProviderProps) {
  return <LeaveGuardContext value={guard}>{children}</LeaveGuardContext>
}

/** Asks before the user leaves a page with unsaved changes. Every form renders it, so that an app names its router's guard once, in `LeaveGuardProvider`. */
export function LeaveGuard(props: LeaveGuardProps) {
  const Guard = useContext(LeaveGuardContext)
  return Guard && <Guard {...props} />
}
