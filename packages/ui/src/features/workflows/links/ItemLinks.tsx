'use client'

import { itemFlagLabels } from '@sitewright/domain/workflows/board-messages'
import type { EquipmentStatus } from '@sitewright/domain/workflows/item'
import { itemLabels } from '@sitewright/domain/workflows/item-messages'
import type { PlacedItem, PlacedLink, WorkflowLinks } from '@sitewright/domain/workflows/links'
import { linkLabels, linkMessages, nameOfItem } from '@sitewright/domain/workflows/links-messages'
import {
  describeLink,
  describePlace,
  linksPanelLabels as labels,
  linksPanelMessages as messages,
  listOutside,
  nameOfEnd,
  toLinksText,
} from '@sitewright/domain/workflows/links-panel-messages'
import { ClipboardCopy, Settings, Unlink, X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Announcement } from '../../../announcer/Announcement'
import { useAnnouncement } from '../../../announcer/use-announcement'
import { Button, IconButton } from '../../../button/Button'
import { useCopy } from '../../../clipboard/use-copy'
import { KeyCap } from '../../../sign/KeyCap'
import { useHasSingleKeys, useSingleKeys } from '../../../single-keys/use-single-keys'
import { FLAG_ICONS } from '../flag-icons'
import { findStop } from './find-stop'
import { Content, Foot, Group, GroupHead, Head, LinkItem, LinkList, None, Swatch, Target } from './ItemLinks.styles'
import { type LinkActions, LinkFix } from './LinkFix'

/** Props of ItemLinks. */
export interface ItemLinksProps extends LinkActions {
  links: WorkflowLinks
  /** Contains the cards. The panel follows the focus among them. */
  board: RefObject<HTMLElement | null>
  statuses: readonly EquipmentStatus[]
  isReadOnly: boolean
  /** Moves the focus to the card of an item. */
  onGo: (itemId: string) => void
  onOpenItem: (itemId: string) => void
  onClose: () => void
}

const getItem = (target: EventTarget | null | undefined): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-item]')?.dataset['item'] : undefined

/** The item whose card last had the focus. */
function useFocusedItem(board: RefObject<HTMLElement | null>): string | undefined {
  const [itemId, setItemId] = useState(() => getItem(findStop(board.current)))
  useEffect(() => {
    const element = board.current
    const onFocus = ({ target }: FocusEvent): void => setItemId((now) => getItem(target) ?? now)
    element?.addEventListener('focusin', onFocus)
    return () => element?.removeEventListener('focusin', onFocus)
  }, [board])
  return itemId
}

/** How many links of a list are rendered; the others are counted. */
const MAX_SHOWN = 50

/** The keys of the first targets. */
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** The links of the card with the focus: what it uses, what uses it, and what leaves the workflow (WF-100 to WF-102). */
export function ItemLinks(props: ItemLinksProps) {
  const { links, board, statuses, isReadOnly, onGo, onOpenItem, onClose } = props
  const itemId = useFocusedItem(board)
  const placed = itemId === undefined ? undefined : links.getItem(itemId)
  const trail = useRef<string[]>([])
  const root = useRef<HTMLDivElement>(null)
  const [announcement, announce] = useAnnouncement()
  const hasKeys = useHasSingleKeys()
  const uses = placed ? links.getUses(placed.item.itemId) : []
  const users = placed ? links.getUsers(placed.item.itemId) : []
  const targets = [...new Set([...uses.flatMap(({ to }) => to ?? []), ...users.map(({ from }) => from)])]
  const byState = new Map(statuses.map(({ state, name }) => [state, name]))
  const statusName = (state: number): string => byState.get(state) ?? itemLabels.unknownStatus(state)

  const go = (target: PlacedItem | undefined): void => {
    if (target === undefined) return
    if (placed !== undefined && placed.item !== target.item) trail.current.push(placed.item.itemId)
    onGo(target.item.itemId)
  }
  const goBack = (): void => {
    let before = trail.current.pop()
    // Items can be gone since.
    while (before !== undefined && links.getItem(before) === undefined) before = trail.current.pop()
    if (before !== undefined) onGo(before)
  }
  useSingleKeys(
    { b: goBack, ...Object.fromEntries(DIGITS.map((digit, place) => [digit, () => go(targets[place])])) },
    root,
  )
  const name = placed ? nameOfItem(placed) : ''
  const { copy } = useCopy(() => (placed ? toLinksText(links, placed, statusName) : ''), {
    onCopied: () => announce(messages.copied(name)),
    onFailed: () => announce(messages.copyFailed),
  })
  const renderLinks = (list: readonly PlacedLink[], end: 'from' | 'to'): ReactNode => (
    <LinkList>
      {list.slice(0, MAX_SHOWN).map((link) => {
        const other = link[end]
        const digit = other && DIGITS[targets.indexOf(other)]
        return (
          <LinkItem
            key={`${link.from.item.itemId} ${link.kind} ${link.place}`}
            data-invalid={link.isDangling ? '' : undefined}
          >
            {other === undefined ? <Unlink aria-hidden="true" /> : FLAG_ICONS[link.kind]}
            <div>
              {other === undefined ? (
                <b>{nameOfEnd(link, other)}</b>
              ) : (
                <Target type="button" onClick={() => go(other)}>
                  {nameOfItem(other)}
                </Target>
              )}
              <small>{describeLink(link, other)}</small>
              {link.isDangling && end === 'to' && !isReadOnly && (
                <LinkFix
                  link={link}
                  onRemoveLink={(removed) => {
                    props.onRemoveLink(removed)
                    root.current?.querySelector<HTMLElement>('[data-part="properties"]')?.focus()
                  }}
                  onChooseItem={props.onChooseItem}
                />
              )}
            </div>
            {hasKeys && digit !== undefined && (
              <span aria-hidden="true">
                <KeyCap cap={digit} />
              </span>
            )}
          </LinkItem>
        )
      })}
      {list.length > MAX_SHOWN && <li>{linkMessages.more(list.length - MAX_SHOWN)}</li>}
    </LinkList>
  )
  const outside = placed ? listOutside(placed.item, statusName) : []
  return (
    <Content ref={root}>
      <Head>
        <div>
          <h2>{placed ? name : linkLabels.links}</h2>
          {placed && (
            <p>
              <Swatch aria-hidden="true" style={{ background: placed.phase.color }} />
              {describePlace(placed)}
            </p>
          )}
        </div>
        {placed && (
          <Button
            size="small"
            icon={<Settings aria-hidden="true" />}
            data-part="properties"
            aria-label={labels.propertiesOf(name)}
            onClick={() => onOpenItem(placed.item.itemId)}
          >
            {labels.properties}
          </Button>
        )}
        <IconButton size="small" label={linkLabels.close} icon={<X aria-hidden="true" />} onClick={onClose} />
      </Head>
      {placed === undefined ? (
        <Group>
          <None>{messages.chooseCard}</None>
        </Group>
      ) : (
        <>
          <LinkGroup title={labels.uses} count={uses.length} hint={messages.usesHint(name)} none={messages.usesNothing}>
            {renderLinks(uses, 'to')}
          </LinkGroup>
          <LinkGroup
            title={labels.usedBy}
            count={users.length}
            hint={messages.usedByHint}
            none={messages.usedByNothing}
          >
            {renderLinks(users, 'from')}
          </LinkGroup>
          <LinkGroup title={labels.outside} count={outside.length} none={messages.staysInside}>
            <LinkList>
              {outside.map(({ kind, text }) => (
                <LinkItem key={`${kind} ${text}`}>
                  {FLAG_ICONS[kind]}
                  <div>
                    {text}
                    <small>{itemFlagLabels[kind]}</small>
                  </div>
                </LinkItem>
              ))}
            </LinkList>
          </LinkGroup>
          <Foot>
            <Button size="small" icon={<ClipboardCopy aria-hidden="true" />} onClick={() => void copy()}>
              {labels.copy}
            </Button>
            {hasKeys && (
              <span>
                <KeyCap cap="1" /> … <KeyCap cap="9" /> {labels.keyJump} <KeyCap cap="B" /> {labels.keyBack}{' '}
                <KeyCap cap="Esc" /> {labels.keyClose}
              </span>
            )}
          </Foot>
        </>
      )}
      <Announcement of={announcement} />
    </Content>
  )
}

interface LinkGroupProps {
  title: string
  count: number
  /** What the list means, beside its heading. */
  hint?: string
  /** What an empty list says. */
  none: string
  children: ReactNode
}

function LinkGroup({ title, count, hint, none, children }: LinkGroupProps) {
  const id = useId()
  return (
    <Group aria-labelledby={id}>
      <GroupHead>
        <h3 id={id}>{title}</h3>
        <span>{count}</span>
        {hint !== undefined && count > 0 && <p>{hint}</p>}
      </GroupHead>
      {count === 0 ? <None>{none}</None> : children}
    </Group>
  )
}
