import { useState } from 'react'
import { activityLabels, activityMessages } from '@sitewright/domain/activity/messages'
import type { ActivityEntry } from '@sitewright/domain/activity/model'
import type { ActivityNames } from '@sitewright/domain/activity/rules'
import { Button } from '../../button/Button'
import { ChangeList } from '../../unsaved-bar/ChangeList'
import { AllNames, Failed, Names } from './ActivityTab.styles'

/** Loads an entry with all of its names. */
export type OpenEntry = (entry: ActivityEntry) => Promise<ActivityEntry>

/** An entry that was opened to read all of its names. */
export interface OpenedEntry {
  /** The entry with all names; undefined while it is closed. */
  entry: ActivityEntry | undefined
  state: 'idle' | 'loading' | 'failed'
  toggle: () => void
}

/** Opens and closes an entry. Names that have loaded stay loaded. */
export function useOpenedEntry(entry: ActivityEntry, open: OpenEntry | undefined): OpenedEntry {
  const [isOpen, setOpen] = useState(false)
  const [loaded, setLoaded] = useState<ActivityEntry>()
  const [state, setState] = useState<OpenedEntry['state']>('idle')
  const load = async (): Promise<void> => {
    if (open === undefined || state === 'loading') return
    setState('loading')
    try {
      setLoaded(await open(entry))
      setState('idle')
      setOpen(true)
    } catch {
      setState('failed')
    }
  }
  const toggle = (): void => {
    if (isOpen || loaded !== undefined) setOpen(!isOpen)
    else void load()
  }
  return { entry: isOpen ? loaded : undefined, state, toggle }
}

/** Props of EntryNames. */
export interface EntryNamesProps {
  lists: readonly ActivityNames[]
  opened: OpenedEntry
  /** All names can be loaded. */
  canOpen: boolean
}

/** The names of an entry: the first ones as chips, all of them in a list that scrolls. */
export function EntryNames({ lists, opened, canOpen }: EntryNamesProps) {
  const isOpen = opened.entry !== undefined
  const count = lists.reduce(
    (sum, { changed, added, removed, more }) => sum + changed.length + added.length + removed.length + more,
    0,
  )
  const hasMore = lists.some(({ more }) => more > 0)
  return (
    <>
      {lists.map(({ field, label, changed, added, removed, more }) => {
        const changes = [
          ...changed.map((name, index) => ({ id: `changed-${index}`, label: name, kind: 'changed' as const })),
          ...added.map((name, index) => ({ id: `added-${index}`, label: name, kind: 'added' as const })),
          ...removed.map((name, index) => ({ id: `removed-${index}`, label: name, kind: 'removed' as const })),
        ]
        const list = <ChangeList layout="full" changes={changes} />
        return (
          <Names key={field}>
            {lists.length > 1 && <span>{label}</span>}
            {isOpen ? (
              <AllNames role="group" tabIndex={0} aria-label={label}>
                {list}
              </AllNames>
            ) : (
              list
            )}
            {more > 0 && <span>{activityMessages.more(more)}</span>}
          </Names>
        )
      })}
      {canOpen && (isOpen || hasMore) && (
        <Names>
          <Button
            tone="link"
            size="small"
            aria-expanded={isOpen}
            isBusy={opened.state === 'loading'}
            onClick={opened.toggle}
          >
            {isOpen ? activityLabels.less : activityLabels.allNames(count)}
          </Button>
          {opened.state === 'failed' && <Failed role="alert">{activityMessages.namesFailed}</Failed>}
        </Names>
      )}
    </>
  )
}
