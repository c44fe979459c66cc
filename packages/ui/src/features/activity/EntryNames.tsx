import { ChevronUp, Copy, Minus, Pencil, Plus } from 'lucide-react'
import { type RefObject, useDeferredValue, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  activityFilterLabels as labels,
  activityFilterMessages as messages,
} from '@sitewright/domain/activity/filter-messages'
import { activityLabels, activityMessages } from '@sitewright/domain/activity/messages'
import { type ActivityEntry, NAMES_PER_PAGE } from '@sitewright/domain/activity/model'
import type { ActivityNames } from '@sitewright/domain/activity/rules'
import { matchesText } from '@sitewright/domain/shared/lists'
import { Announcement } from '../../announcer/Announcement'
import { useAnnouncement } from '../../announcer/use-announcement'
import { Button } from '../../button/Button'
import { useCopy } from '../../clipboard/use-copy'
import { SearchField } from '../../search-field/SearchField'
import { ChangeList } from '../../unsaved-bar/ChangeList'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden'
import { Failed, Names, Opened, OpenedFoot, OpenedHead, OpenedList } from './ActivityTab.styles'

/** Names that a closed list shows. */
const FIRST_NAMES = 12

/** Loads an entry with all of its names. */
export type OpenEntry = (entry: ActivityEntry) => Promise<ActivityEntry>

/** An entry whose names are loaded when one of its lists is opened. */
export interface OpenedEntry {
  /** The entry with all names; undefined before they have loaded. */
  entry: ActivityEntry | undefined
  state: 'idle' | 'loading' | 'failed'
  /** @returns whether all names have loaded */
  load: () => Promise<boolean>
}

/** Loads all names of an entry, once. */
export function useOpenedEntry(entry: ActivityEntry, open: OpenEntry | undefined): OpenedEntry {
  const [loaded, setLoaded] = useState<ActivityEntry>()
  const [state, setState] = useState<OpenedEntry['state']>('idle')
  const load = async (): Promise<boolean> => {
    if (open === undefined || state === 'loading') return false
    if (loaded !== undefined) return true
    setState('loading')
    try {
      setLoaded(await open(entry))
      setState('idle')
      return true
    } catch {
      setState('failed')
      return false
    }
  }
  return { entry: loaded, state, load }
}

/** Props of EntryNames. */
export interface EntryNamesProps {
  lists: readonly ActivityNames[]
  opened: OpenedEntry
  /** All names can be loaded. */
  canOpen: boolean
}

/** The lists of an entry: the first names of each as chips, and all of them in a frame. */
export function EntryNames({ lists, opened, canOpen }: EntryNamesProps) {
  return lists.map((list) => (
    <NameList key={list.field} list={list} opened={opened} canOpen={canOpen} isLabeled={lists.length > 1} />
  ))
}

interface NameListProps {
  list: ActivityNames
  opened: OpenedEntry
  canOpen: boolean
  /** The entry has several lists, so each says what it lists. */
  isLabeled: boolean
}

/** One list. Opening moves the focus to 'Show less', which returns it to the button that opened the list. */
function NameList({ list, opened, canOpen, isLabeled }: NameListProps) {
  const { label, changed, added, removed, more } = list
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const less = useRef<HTMLButtonElement>(null)
  const names = [
    ...changed.map((name, index) => ({ id: `changed-${index}`, label: name, kind: 'changed' as const })),
    ...added.map((name, index) => ({ id: `added-${index}`, label: name, kind: 'added' as const })),
    ...removed.map((name, index) => ({ id: `removed-${index}`, label: name, kind: 'removed' as const })),
  ]
  const count = names.length + more
  const open = async (): Promise<void> => {
    if (more > 0 && !(await opened.load())) return
    flushSync(() => setOpen(true))
    less.current?.focus()
  }
  const close = (): void => {
    flushSync(() => setOpen(false))
    opener.current?.focus()
  }
  if (isOpen) return <OpenedNames {...{ names, count, label, less }} onClose={close} />
  const rest = count - Math.min(names.length, FIRST_NAMES)
  return (
    <Names>
      {isLabeled && <span>{label}</span>}
      <ChangeList layout="full" changes={names.slice(0, FIRST_NAMES)} />
      {rest > 0 &&
        (canOpen || more === 0 ? (
          <Button
            ref={opener}
            size="small"
            aria-expanded={false}
            isBusy={opened.state === 'loading'}
            onClick={() => void open()}
          >
            {activityMessages.more(rest)}
          </Button>
        ) : (
          <span>{activityMessages.more(rest)}</span>
        ))}
      {opened.state === 'failed' && more > 0 && <Failed role="alert">{activityMessages.namesFailed}</Failed>}
    </Names>
  )
}

interface Named {
  id: string
  label: string
  kind: 'changed' | 'added' | 'removed'
}

const SIGNS = { added: Plus, removed: Minus, changed: Pencil } as const

interface OpenedNamesProps {
  names: readonly Named[]
  count: number
  label: string
  less: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/** All names in columns with a scroll of their own, in pages of NAMES_PER_PAGE. */
function OpenedNames({ names, count, label, less, onClose }: OpenedNamesProps) {
  const [typed, setTyped] = useState('')
  const [limit, setLimit] = useState(NAMES_PER_PAGE)
  const search = useDeferredValue(typed)
  const headId = useId()
  const list = useRef<HTMLUListElement>(null)
  const found = search === '' ? names : names.filter((name) => matchesText([name.label], search))
  const shown = found.slice(0, limit)
  const [announcement, announce] = useAnnouncement()
  const { copy } = useCopy(found.map((name) => name.label).join('\n'), {
    onCopied: () => announce(messages.copied),
    onFailed: () => announce(messages.copyFailed),
  })
  const showMore = (): void => {
    setLimit(limit + NAMES_PER_PAGE)
    if (limit + NAMES_PER_PAGE >= found.length) list.current?.focus()
  }
  return (
    <Opened>
      <OpenedHead>
        <b id={headId}>{labels.names(count, label)}</b>
        <SearchField
          label={labels.searchNames(count)}
          placeholder={labels.searchNames(count)}
          shortcut={null}
          onChange={setTyped}
        />
        <Button tone="ghost" size="small" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          {labels.copyNames}
        </Button>
        <Button ref={less} size="small" aria-expanded icon={<ChevronUp aria-hidden="true" />} onClick={onClose}>
          {activityLabels.less}
        </Button>
      </OpenedHead>
      <OpenedList ref={list} tabIndex={0} aria-labelledby={headId}>
        {shown.map(({ id, label: name, kind }) => {
          const Sign = SIGNS[kind]
          return (
            <li key={id} data-kind={kind}>
              <Sign size={12} strokeWidth={2.5} aria-hidden="true" />
              <span>
                <VisuallyHidden>{activityLabels.signs[kind]}</VisuallyHidden>
                {name}
              </span>
            </li>
          )
        })}
      </OpenedList>
      <OpenedFoot>
        <span role="status">
          {found.length === 0 ? messages.noName : messages.shownNames(shown.length, found.length)}
        </span>
        <Announcement of={announcement} />
        {shown.length < found.length && (
          <Button size="small" onClick={showMore}>
            {labels.moreNames}
          </Button>
        )}
      </OpenedFoot>
    </Opened>
  )
}
