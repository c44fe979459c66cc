'use client'

import { CircleAlert } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { DisabledReason } from '../disabled-reason/DisabledReason'
import type { ElementProps } from '../element-props/element-props'
import { useHasControl } from '../focus/use-has-control'
import { ScrollEdges } from '../overflow/ScrollEdges'
import { useCurrentInView } from '../tab-links/use-current-in-view'
import { findNextTab } from './next-tab'
import { Frame, Root, TabButton, TabCount, TabList } from './Tabs.styles'

/** One view of a form or a dialog. */
export interface TabItem<Id extends string = string> {
  /** Passed to `onChange`. Unique among the tabs. */
  id: Id
  /** Its name. */
  label: string
  /** How many entries it has; muted after the label. */
  count?: number
  /** What is wrong inside, as a sentence. Adds a sign, and describes the tab. */
  error?: string
  /** Why it cannot be opened, as a sentence. The arrow keys still reach it, and it shows the reason. */
  disabledReason?: string
}

/** Props of Tabs: those of a `<div>`, and these. */
export interface TabsProps<Id extends string = string> extends ElementProps<'div', 'children'> {
  /** Accessible name of the list of tabs. */
  label: string
  /** The tabs, in order. */
  items: readonly TabItem<Id>[]
  /** The open tab. It can have a reason, when it becomes disabled while it is open. */
  value: Id
  /** Called with the tab that the user opens. */
  onChange: (value: Id) => void
  /** The content of the open tab. */
  children: ReactNode
}

/**
 * Views that share a place, without addresses of their own. Exposes `tablist` with a `tab` for each, and the `tabpanel` of the open one. It is
 * one tab stop: ← → Home End move and open; a disabled tab takes the focus, shows its reason and stays closed. Tab moves into the panel,
 * to its first control, or to the panel itself if it has none.
 */
export function Tabs<Id extends string = string>(props: TabsProps<Id>) {
  const { label, items, value, onChange, children, ...rest } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const { hasControl, container: panel } = useHasControl()
  // The tab stop is the open tab until an arrow key reaches a disabled one.
  const [reached, setReached] = useState<Id>()
  useCurrentInView(list, value, '[aria-selected="true"]')
  const stop = items.some((item) => item.id === reached) ? reached : value
  const move = (event: KeyboardEvent<HTMLButtonElement>, from: number): void => {
    const to = findNextTab(event.key, from, items.length, getComputedStyle(event.currentTarget).direction === 'rtl')
    const item = to === undefined ? undefined : items[to]
    if (to === undefined || item === undefined) return
    event.preventDefault()
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus()
    setReached(item.id)
    if (item.disabledReason === undefined && item.id !== value) onChange(item.id)
  }
  return (
    <Root {...rest}>
      <Frame>
        <TabList ref={list} role="tablist" aria-label={label}>
          {items.map((item, place) => (
            <Tab
              key={item.id}
              id={`${id}-${place}`}
              panelId={`${id}-panel`}
              item={item}
              isSelected={item.id === value}
              isStop={item.id === stop}
              onClick={() => {
                setReached(item.id)
                if (item.disabledReason === undefined && item.id !== value) onChange(item.id)
              }}
              onKeyDown={(event) => move(event, place)}
              onBlur={() => setReached(undefined)}
            />
          ))}
        </TabList>
        <ScrollEdges scroller={list} />
      </Frame>
      <div
        ref={panel}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${items.findIndex((item) => item.id === value)}`}
        // Text alone must be reachable too.
        tabIndex={hasControl ? undefined : 0}
      >
        {children}
      </div>
    </Root>
  )
}

interface TabProps extends ElementProps<'button'> {
  /** Id of the tab. */
  id: string
  panelId: string
  item: TabItem
  isSelected: boolean
  isStop: boolean
}

function Tab({ id, panelId, item, isSelected, isStop, ...handlers }: TabProps) {
  const { label, count, error, disabledReason } = item
  const reasonId = `${id}-reason`
  const errorId = `${id}-error`
  const describedBy = [disabledReason !== undefined && reasonId, error !== undefined && errorId].filter(Boolean)
  return (
    <TabButton
      {...handlers}
      type="button"
      role="tab"
      id={id}
      tabIndex={isStop ? 0 : -1}
      aria-selected={isSelected}
      aria-controls={isSelected ? panelId : undefined}
      aria-disabled={disabledReason !== undefined || undefined}
      aria-describedby={describedBy.join(' ') || undefined}
    >
      {label}
      {count !== undefined && <TabCount>{count}</TabCount>}
      {error !== undefined && (
        <>
          <CircleAlert aria-hidden="true" />
          <span id={errorId} hidden>
            {error}
          </span>
        </>
      )}
      {disabledReason !== undefined && <DisabledReason id={reasonId}>{disabledReason}</DisabledReason>}
    </TabButton>
  )
}
