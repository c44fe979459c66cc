'use client'

import { type ReactNode, useId, useRef } from 'react'
import { DisabledReason } from '../disabled-reason/DisabledReason'
import type { ElementProps } from '../element-props/element-props'
import { ScrollEdges } from '../overflow/ScrollEdges'
import { Count, DisabledTab, List, Root, Row, Tab } from './TabLinks.styles'
import { useCurrentInView } from './use-current-in-view'

/** One part of a page. */
export interface TabLink {
  /** Address of the part. */
  href: string
  /** Text of the link. */
  label: string
  /** How many items the part has; shown muted after the label. */
  count?: number
  /** Whether this is the current part. At most one is. False by default. */
  isCurrent?: boolean
  /** Why it cannot be opened, as a sentence. The link stays focusable, is underlined dashed and shows the sentence. */
  disabledReason?: string
}

/** Props of TabLinks: those of a `<nav>`, and these. */
export interface TabLinksProps extends ElementProps<'nav', 'children'> {
  /** Name of the landmark: the thing whose parts these are, such as "User". */
  label: string
  /** The parts, in order. */
  items: readonly TabLink[]
}

function DisabledItem({ item, children }: { item: TabLink; children: ReactNode }) {
  const reasonId = useId()
  return (
    // A link without an address has neither a role nor a tab stop.
    <DisabledTab role="link" tabIndex={0} aria-disabled="true" aria-describedby={reasonId}>
      {children}
      <DisabledReason id={reasonId}>{item.disabledReason ?? ''}</DisabledReason>
    </DisabledTab>
  )
}

/**
 * The parts of a page as links, each with its own address. Exposes a `navigation` landmark with a list; the current part is `aria-current="page"`.
 * Tab moves through the links and Enter follows one. Links that do not fit scroll sideways,
 * and an arrow shows on which side there are more.
 */
export function TabLinks({ label, items, ...rest }: TabLinksProps) {
  const row = useRef<HTMLDivElement>(null)
  useCurrentInView(row, items.find((item) => item.isCurrent)?.href)
  return (
    <Root {...rest} aria-label={label}>
      <Row ref={row}>
        <List>
          {items.map((item) => {
            const content = (
              <>
                {item.label}
                {item.count !== undefined && <Count>{item.count}</Count>}
              </>
            )
            return (
              <li key={item.href}>
                {item.disabledReason === undefined ? (
                  <Tab href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
                    {content}
                  </Tab>
                ) : (
                  <DisabledItem item={item}>{content}</DisabledItem>
                )}
              </li>
            )
          })}
        </List>
      </Row>
      <ScrollEdges scroller={row} />
    </Root>
  )
}
