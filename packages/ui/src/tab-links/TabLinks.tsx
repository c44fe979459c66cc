'use client'

import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react'
import { DisabledReason } from '../disabled-reason/DisabledReason'
import { Count, HeldTab, List, Root, Tab } from './TabLinks.styles'
import { useCurrentInView } from './use-current-in-view'

/** One part of a page. */
export interface TabLink {
  href: string
  label: string
  /** How many things are in it; drawn muted after the label. */
  count?: number
  /** The part that is shown now; at most one is. */
  isCurrent?: boolean
  /** Why it cannot be opened, as a sentence. It stays focusable, is underlined dashed and says so. */
  disabledReason?: string
}

/** Props of TabLinks: those of a `<nav>`, and these. */
export interface TabLinksProps extends Omit<ComponentPropsWithRef<'nav'>, 'children' | 'ref'> {
  /** Name of the landmark: the thing whose parts these are, such as "User". */
  label: string
  /** The tabs, in the order given; one of them is the current page. */
  items: readonly TabLink[]
}

function HeldItem({ item, children }: { item: TabLink; children: ReactNode }) {
  const reasonId = useId()
  return (
    // A link without an address has no role and no tab stop of its own.
    <HeldTab role="link" tabIndex={0} aria-disabled="true" aria-describedby={reasonId}>
      {children}
      <DisabledReason id={reasonId}>{item.disabledReason ?? ''}</DisabledReason>
    </HeldTab>
  )
}

/**
 * The parts of a page as links, each with an address of its own. A `navigation` landmark with a list; the shown part is
 * `aria-current="page"`. Tab walks through them, Enter opens. Where they do not fit they scroll sideways.
 */
export function TabLinks({ label, items, ...rest }: TabLinksProps) {
  const row = useRef<HTMLElement>(null)
  useCurrentInView(row, items.find((item) => item.isCurrent)?.href)
  return (
    <Root {...rest} ref={row} aria-label={label}>
      <List>
        {items.map((item) => {
          const words = (
            <>
              {item.label}
              {item.count !== undefined && <Count>{item.count}</Count>}
            </>
          )
          return (
            <li key={item.href}>
              {item.disabledReason === undefined ? (
                <Tab href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
                  {words}
                </Tab>
              ) : (
                <HeldItem item={item}>{words}</HeldItem>
              )}
            </li>
          )
        })}
      </List>
    </Root>
  )
}
