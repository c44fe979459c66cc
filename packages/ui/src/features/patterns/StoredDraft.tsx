import { useContext, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatAgo } from '@sitewright/domain/shared/dates'
import { joinNames } from '@sitewright/domain/shared/join-names'
import { storedDraftMessages as messages } from '@sitewright/domain/shared/stored-draft-messages'
import { Announcement } from '../../announcer/Announcement'
import { Button } from '../../button/Button'
import { returnFocus } from '../../focus/return-focus'
import type { Draft, Version } from '../../draft/draft'
import { focusField } from '../../form/form-fields'
import { Note } from '../../note/Note'
import { useAnnouncement } from '../../announcer/use-announcement'
import { type DraftStore, DraftStores } from './draft-store'
import { NoteActions } from './NoteActions.styles'
import {
  type DraftOffer,
  type Fields,
  isObsolete,
  joinContents,
  listChanged,
  listChangedSince,
  readOffer,
  toContent,
  writeContent,
} from './stored-draft'

/** The state of a stored draft: not read yet, offered to the user, unreadable, or settled. */
type Offer = 'loading' | DraftOffer | 'unreadable' | 'none'

/** The stored draft of a form. */
export interface StoredDraftControl {
  readonly form: string
  readonly store: DraftStore | undefined
  readonly offer: Offer
  readonly setOffer: (offer: Offer) => void
  /** Removes the stored draft of this form, after a save or a discard. Call it before a navigation. */
  readonly clear: () => void
}

/** While an older draft is offered, the form stores new changes under this name (DRAFT-10). */
const getLater = (form: string): string => `${form} later`

const getName = ({ form, offer }: Pick<StoredDraftControl, 'form' | 'offer'>): string =>
  offer === 'none' ? form : getLater(form)

/**
 * Stores the draft of a form on the device, with StoredDraft (DRAFT-01).
 * @param form names the form among those of its page, for example by its label; the page without its query names the record
 */
export function useStoredDraft(form = ''): StoredDraftControl {
  // The store of the page at that time: a navigation changes the context before the form unmounts.
  const [store] = useState(useContext(DraftStores))
  const [offer, setOffer] = useState<Offer>(store === undefined ? 'none' : 'loading')
  return { form, store, offer, setOffer, clear: () => store?.remove(getName({ form, offer })) }
}

/** Props of StoredDraft. */
export interface StoredDraftProps<T extends object> {
  control: StoredDraftControl
  /** The draft with the values as they are now. */
  draft: Pick<Draft<T>, 'base' | 'value' | 'conflict'>
  /** Labels of the fields, for what changed since the draft was stored. Left out if the form creates a record. */
  labels?: Readonly<Record<string, string>> | undefined
  /** `id` of the form, whose first restored field takes the focus, or of a dialog without a form. */
  formId?: string | undefined
  /** Why a stored draft cannot be restored now. */
  disabledReason?: string | undefined
  /** Whether there is something to store, if the caller knows: then large values are not compared. */
  hasChanges?: boolean
  /** Lists what has changed since `before`, where the draft started. Replaces the list by labels. */
  describeSince?: (before: T) => readonly string[]
  /** Whether the form understands a stored value, beyond the kinds of its fields. */
  isValid?: (value: T) => boolean
  /** Merges a draft that started from `base`, which can be older than the current base. */
  onRestore: (base: Version<T>, value: T) => void
}

const MINUTE_MS = 60_000
/** How many changes of someone else the note names. */
const MAX_NAMED = 3

/** Stores the draft of a form while it has changes, and offers what was stored before. Renders the note of the offer. */
export function StoredDraft<T extends object>({ control, draft, ...props }: StoredDraftProps<T>) {
  const { form, store, offer, setOffer } = control
  const [announcement, announce] = useAnnouncement()
  const { base, value, conflict } = draft
  const { hasChanges } = props
  const content = useMemo(() => toContent({ base, value, conflict }, hasChanges), [base, value, conflict, hasChanges])
  const name = getName(control)
  const isStored = useRef(false)
  const [isRefused, setRefused] = useState(false)
  if (isRefused && content === undefined) setRefused(false)
  const onStored = useEffectEvent((is: boolean) => {
    setRefused(!is)
    if (!is && !isRefused) announce(messages.notStored)
  })
  useEffect(() => {
    if (content !== undefined) store?.save(name, () => writeContent(content), { onStored })
    else if (isStored.current) store?.remove(name)
    isStored.current = content !== undefined
  }, [store, name, content])

  const readAll = useEffectEvent(async () => {
    if (store === undefined) return
    const found = await readStored(store, form, base.value, props.isValid)
    setOffer(found)
    if (found === 'none') store.remove(getLater(form))
  })
  useEffect(() => {
    void readAll()
  }, [])

  const settle = (text: string): void => {
    store?.remove(getLater(form))
    store?.remove(form)
    announce(text)
    // The note unmounts first, so that no key press is lost to the page meanwhile.
    flushSync(() => setOffer('none'))
    focusForm(props.formId, typeof offer === 'string' ? [] : listChanged(offer.content))
  }
  const restore = (found: DraftOffer): void => {
    const joined = joinContents(found.content, { base: base.value as Fields, value: value as Fields })
    props.onRestore({ value: joined.base as T, version: joined.version }, joined.value as T)
    settle(messages.restored)
  }
  return (
    <>
      {offer === 'unreadable' && (
        <Note
          tone="warning"
          role="status"
          action={
            <Button size="small" tone="ghost" onClick={() => settle('')}>
              {messages.close}
            </Button>
          }
        >
          {messages.unreadable}
        </Note>
      )}
      {typeof offer === 'object' && (
        <DraftOfferNote
          savedAt={offer.savedAt}
          changes={
            props.describeSince?.(offer.content.base as T) ??
            listChangedSince(offer, base.value).flatMap((field) => props.labels?.[field] ?? [])
          }
          isOlderForm={offer.isOlderForm}
          disabledReason={props.disabledReason}
          onRestore={() => restore(offer)}
          onDiscard={() => settle(messages.discarded)}
        />
      )}
      {isRefused && <Note tone="warning">{messages.notStored}</Note>}
      <Announcement of={announcement} />
    </>
  )
}

/** Reads both stored drafts of a form (DRAFT-10) as one offer. */
async function readStored<T extends object>(
  store: DraftStore,
  form: string,
  current: T,
  isValid?: (value: T) => boolean,
): Promise<Offer> {
  const stored = await Promise.all([store.load(form), store.load(getLater(form))])
  let isUnreadable = stored.includes('unreadable')
  const offers = stored.flatMap((found) => {
    if (found === undefined || found === 'unreadable') return []
    try {
      const offer = readOffer(found.text, found.savedAt, current)
      return offer && (isValid?.(offer.content.value as T) ?? true) ? offer : []
    } catch {
      // Another release wrote something else.
      isUnreadable = true
      return []
    }
  })
  const [first, second] = offers
  const offer = first && second ? { ...second, content: joinContents(first.content, second.content) } : first
  if (offer === undefined || isObsolete(offer, current)) {
    if (offer !== undefined || isUnreadable) store.remove(form)
    return isUnreadable ? 'unreadable' : 'none'
  }
  // New changes are stored under the name of the second draft.
  if (stored[1] !== undefined) store.save(form, () => writeContent(offer.content), { savedAt: offer.savedAt })
  return offer
}

/** Focuses the first of some fields, else the page, because the button that had the focus is removed. In a dialog without a form, the first field. */
function focusForm(formId: string | undefined, fields: readonly string[]): void {
  const element = formId === undefined ? null : document.getElementById(formId)
  if (!(element instanceof HTMLFormElement)) {
    returnFocus(element?.querySelector('input:enabled') ?? null)
    return
  }
  for (const field of fields) {
    focusField(element, field)
    if (element.contains(document.activeElement)) return
  }
  returnFocus(element)
}

/** Props of DraftOfferNote. */
export interface DraftOfferNoteProps {
  /** Epoch milliseconds. */
  savedAt: number
  /** What someone changed since then. */
  changes: readonly string[]
  isOlderForm?: boolean
  /** Why it cannot be restored now. */
  disabledReason?: string | undefined
  onRestore: () => void
  onDiscard: () => void
}

/** Offers unsaved changes that this device stored: with their age, and with what someone changed since then. */
export function DraftOfferNote(props: DraftOfferNoteProps) {
  const { savedAt, changes, isOlderForm = false, disabledReason, onRestore, onDiscard } = props
  const [now] = useState(() => Date.now())
  const others = changes.length - MAX_NAMED
  const named = others > 0 ? [...changes.slice(0, MAX_NAMED), messages.others(others)] : changes
  const sentences = [
    messages.found(now - savedAt < MINUTE_MS ? messages.justNow : formatAgo(savedAt, now)),
    ...(isOlderForm ? [messages.olderForm] : []),
    ...(named.length > 0 ? [messages.changedSince(joinNames(named))] : []),
  ]
  return (
    <Note
      tone={changes.length > 0 || isOlderForm ? 'warning' : 'info'}
      role="status"
      action={
        <NoteActions>
          <Button size="small" disabledReason={disabledReason} onClick={onRestore}>
            {messages.restore}
          </Button>
          <Button size="small" tone="ghost" onClick={onDiscard}>
            {messages.discard}
          </Button>
        </NoteActions>
      }
    >
      {sentences.join(' ')}
    </Note>
  )
}
