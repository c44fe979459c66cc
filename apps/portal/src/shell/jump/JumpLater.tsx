import { type ComponentType, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import type { NavigationEntry } from '@sitewright/ui/features/shell/AppFrame'
import type { ThemeChoice } from '@sitewright/ui/features/shell/theme-choice'
import { useSingleKeys } from '@sitewright/ui/single-keys'
import { fillPath, routes } from '../../paths'
import { mayOpen } from '../page/guard-rules'
import { closeJump, type JumpSheet, openJump, openKeys, useJumpSheet } from './jump'
import { ROUTE_KEYS } from '../page/route-keys'
import type { Session } from '../session/session'
import { toasts } from '../toasts'

/** What the parts need of the frame. */
export interface JumpPartProps {
  session: Session
  navigation: readonly NavigationEntry[]
  onThemeChange: (theme: ThemeChoice) => void
}

const LOADERS: Readonly<Record<JumpSheet, () => Promise<ComponentType<JumpPartProps>>>> = {
  jump: async () => (await import('./Jump')).Jump,
  keys: async () => (await import('./Keys')).Keys,
}

/** What the keys belong to: they do not act while a dialog covers it. */
const MAIN = {
  get current() {
    return document.getElementById('main')
  },
}

/** Jump to and the keyboard shortcuts with their keys: both are loaded when they are first opened. */
export function JumpLater(props: JumpPartProps) {
  const { session } = props
  const navigate = useNavigate()
  const sheet = useJumpSheet()
  const [parts, setParts] = useState<Partial<Record<JumpSheet, ComponentType<JumpPartProps>>>>({})
  const isMissing = sheet !== undefined && parts[sheet] === undefined
  useSingleKeys(
    {
      '?': openKeys,
      ...Object.fromEntries(
        Object.entries(ROUTE_KEYS)
          .filter(([, name]) => mayOpen(routes[name], session, undefined))
          .map(([key, name]) => [key, () => void navigate(fillPath(routes[name].path, {}))]),
      ),
    },
    MAIN,
  )
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return
      // The browser's own search would take the focus out of the page.
      event.preventDefault()
      if (!event.repeat && MAIN.current?.closest('[inert], [aria-hidden="true"]') === null) openJump()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      closeJump()
    }
  }, [])
  useEffect(() => {
    if (!isMissing) return
    LOADERS[sheet]().then(
      (part) => setParts((loaded) => ({ ...loaded, [sheet]: part })),
      () => {
        closeJump()
        toasts.error(sharedMessages.dialogNotLoaded)
      },
    )
  }, [sheet, isMissing])
  const Part = sheet && parts[sheet]
  return Part && <Part {...props} />
}
