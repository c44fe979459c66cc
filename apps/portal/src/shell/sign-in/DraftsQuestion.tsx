import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { LogOutDialog } from '@sitewright/ui/features/sign-in/LogOutDialog'
import { countDrafts, removeDrafts } from '../page/draft-store'
import { paths } from '../../paths'
import { session } from '../session/session'
import { useOnMount } from '../use-on-mount'

/** Asks whether to delete the drafts of this user on this device, before the session ends (DRAFT-06). Without drafts, it logs out at once. */
export function DraftsQuestion({ onLogOut }: { onLogOut: () => void }) {
  const navigate = useNavigate()
  const [userId] = useState(() => session.get()?.userId)
  const [count, setCount] = useState(0)
  useOnMount(() => {
    const ask = async (): Promise<void> => {
      const found = userId === undefined ? 0 : await countDrafts(userId)
      if (found === 0) onLogOut()
      else setCount(found)
    }
    void ask()
  })
  if (count === 0 || userId === undefined) return null
  const logOut = (isKept: boolean): void => {
    if (!isKept) removeDrafts(userId)
    setCount(0)
    onLogOut()
  }
  const cancel = (): void => {
    const state = window.history.state as { idx?: number } | null
    if ((state?.idx ?? 0) > 0) void navigate(-1)
    else void navigate(paths.home(), { replace: true })
  }
  return <LogOutDialog count={count} onDelete={() => logOut(false)} onKeep={() => logOut(true)} onClose={cancel} />
}
