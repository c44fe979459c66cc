'use client'

import { ChevronRight, MoreHorizontal } from 'lucide-react'
import { type ComponentPropsWithRef, useRef } from 'react'
import { MenuButton } from '../menu/MenuButton'
import { OverflowTooltip } from '../tooltip/OverflowTooltip'
import { type VisibleCountOptions, useVisibleCount } from '../visible-count/use-visible-count'
import { Copy, Crumb, Fold, Here, List, Root } from './Breadcrumbs.styles'
import { foldedCount } from './fold'

/** A page above this one. */
export interface Breadcrumb {
  label: string
  href: string
}

/** Props of Breadcrumbs: those of a `<nav>`, and these. */
export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The pages above, outermost first. */
  items: readonly Breadcrumb[]
  /** Name of this page, as the last one; left out where the title under it says it. */
  current?: string
  /** Name of the landmark; "Breadcrumb" by default. */
  label?: string
  /** Name of the button that holds the pages there is no room for; "Pages in between" by default. */
  foldLabel?: string
}

/** Counts what is folded away; the button that holds it has the focus then, or else what came out of it. */
const FITTING: VisibleCountOptions = {
  count: foldedCount,
  findNextFocusTarget: (row) =>
    row.querySelector<HTMLElement>('[data-folded] button') ?? row.querySelectorAll<HTMLElement>('a')[1],
}

/**
 * The way from the outermost page to this one. Exposes `navigation` with a list of links; a current page is text with
 * `aria-current`. Where there is no room, the pages in the middle fold into a menu; a tooltip shows
 * the whole of a name that is cut off.
 */
export function Breadcrumbs(props: BreadcrumbsProps) {
  const { items, current, label = 'Breadcrumb', foldLabel = 'Pages in between', ...rest } = props
  const names = [...items.map((item) => item.label), ...(current === undefined ? [] : [current])]
  const { count: folded, copy } = useVisibleCount<HTMLOListElement>(names, 0, FITTING)
  const list = useRef<HTMLOListElement>(null)
  const hidden = items.slice(1, 1 + folded)
  const entry = ({ label: name, href }: Breadcrumb, index: number) => (
    <li key={href}>
      {index > 0 && <ChevronRight aria-hidden="true" />}
      <Crumb href={href}>{name}</Crumb>
    </li>
  )
  return (
    <Root {...rest} aria-label={label}>
      <List ref={list}>
        {items.slice(0, 1).map(entry)}
        {hidden.length > 0 && (
          <li data-folded="">
            <ChevronRight aria-hidden="true" />
            <Fold>
              <MenuButton
                label={foldLabel}
                icon={<MoreHorizontal aria-hidden="true" />}
                size="small"
                items={hidden.map((item) => ({ id: item.href, label: item.label, href: item.href }))}
              />
            </Fold>
          </li>
        )}
        {items.slice(1 + folded).map((item) => entry(item, 1))}
        {current !== undefined && (
          <li>
            {items.length > 0 && <ChevronRight aria-hidden="true" />}
            <Here aria-current="page">{current}</Here>
          </li>
        )}
      </List>
      <OverflowTooltip container={list} selector="li > a, [aria-current]" />
      {names.length > 2 && (
        <Copy ref={copy} aria-hidden="true">
          <li>
            <ChevronRight />
            <Fold>
              <span />
            </Fold>
          </li>
          {names.map((name, index) => (
            // Nothing here is ever moved: the place is the identity.
            // oxlint-disable-next-line react/no-array-index-key -- two pages may have the same name
            <li key={index}>
              {index > 0 && <ChevronRight />}
              <Here>{name}</Here>
            </li>
          ))}
        </Copy>
      )}
    </Root>
  )
}
