import type { PlacedLink } from '@sitewright/domain/workflows/links'
import {
  describeOwnLink,
  linkLabels as labels,
  linkMessages as messages,
} from '@sitewright/domain/workflows/links-messages'
import { useRef } from 'react'
import { Button } from '../../../button/Button'
import { Note } from '../../../note/Note'
import { List } from './DanglingLinks.styles'
import { type LinkActions, LinkFix } from './LinkFix'

/** How many links are listed; the others are counted. */
const MAX_SHOWN = 3

/** Props of DanglingLinks. */
export interface DanglingLinksProps extends LinkActions {
  /** The links to items that no longer exist. */
  links: readonly PlacedLink[]
  isReadOnly: boolean
  /** Moves the focus to the card of an item. */
  onGo: (itemId: string) => void
}

/** Counts the links to items that no longer exist, goes to their cards, and corrects them (WF-98, WF-99). */
export function DanglingLinks({ links, isReadOnly, onGo, onRemoveLink, onChooseItem }: DanglingLinksProps) {
  const root = useRef<HTMLDivElement>(null)
  /** The item that the button moved to last, and all of them at that time: its link can be corrected since. */
  const last = useRef<{ id: string; ids: readonly string[] }>(undefined)
  if (links.length === 0) return null
  const goToNext = (): void => {
    const ids = [...new Set(links.map(({ from }) => from.item.itemId))]
    const { id = '', ids: before = [] } = last.current ?? {}
    const later = before.slice(before.indexOf(id) + 1)
    const next = later.find((one) => ids.includes(one)) ?? ids[0] ?? ''
    last.current = { id: next, ids }
    onGo(next)
  }
  /** The focus moves to the link that takes the place of the removed one, or to the card. */
  const remove = (link: PlacedLink, place: number): void => {
    onRemoveLink(link)
    const buttons = [...(root.current?.querySelectorAll<HTMLElement>('[data-part="remove-link"]') ?? [])]
    const next = buttons[place] ?? buttons.at(-1)
    if (next === undefined) onGo(link.from.item.itemId)
    else next.focus()
  }
  return (
    <Note
      ref={root}
      tone="danger"
      action={
        <Button size="small" onClick={goToNext}>
          {labels.goToNext}
        </Button>
      }
    >
      {messages.dangling(links.length)}
      {!isReadOnly && (
        <List>
          {links.slice(0, MAX_SHOWN).map((link, place) => (
            <li key={`${link.from.item.itemId} ${link.kind} ${link.place}`}>
              {describeOwnLink(link)}
              <LinkFix link={link} onRemoveLink={() => remove(link, place)} onChooseItem={onChooseItem} />
            </li>
          ))}
          {links.length > MAX_SHOWN && <li>{messages.more(links.length - MAX_SHOWN)}</li>}
        </List>
      )}
    </Note>
  )
}
