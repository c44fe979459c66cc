'use client'

import { type ComponentType, createContext, type ReactNode, useContext, useLayoutEffect, useRef } from 'react'
import { settlePendingTexts } from '../field/pending-texts'
import { useChangesWithTexts } from '../field/use-pending-text'
import type { Change } from '../unsaved-bar/change'

export type { Change } from '../unsaved-bar/change'

/** Props of LeaveGuard, and of the component that an app provides for it. */
export interface LeaveGuardProps {
  /** The changes that leaving the page would discard. An empty list lets the user leave. */
  changes: readonly Change[]
  /** Saves the changes, so that the app can offer "Save and leave". Resolves to whether they are saved. */
  onSave?: () => Promise<boolean>
  /** Whether the save creates a record. If so, the next page replaces this one in the history, so that Back does not show an empty form. */
  isCreation?: boolean
  /** A query parameter that shows another view. The guard also asks when its value changes; by default, only when the path changes. */
  param?: string
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

/**
 * Asks before the user leaves a page with unsaved changes, or with a field that shows text which is not in its value. Every form renders it,
 * so that an app names its router's guard once, in `LeaveGuardProvider`.
 */
export function LeaveGuard({ changes, onSave, isCreation = false, param }: LeaveGuardProps) {
  const Guard = useContext(LeaveGuardContext)
  const allChanges = useChangesWithTexts(changes)
  // A ref, because committing a text renders the form again before the save.
  const latest = useRef(onSave)
  useLayoutEffect(() => {
    latest.current = onSave
  })
  const settleAndSave = async (): Promise<boolean> => settlePendingTexts() && ((await latest.current?.()) ?? false)
  return Guard && <Guard changes={allChanges} onSave={onSave && settleAndSave} {...{ isCreation, param }} />
}
