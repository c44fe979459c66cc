'use client'

import { ChevronRight, MoreHorizontal } from 'lucide-react'
import { useRef } from 'react'
import type { ElementProps } from '../element-props/element-props'
import { MenuButton } from '../menu/MenuButton'
import { OverflowTooltip } from '../tooltip/OverflowTooltip'
import { type VisibleCountOptions, useVisibleCount } from '../visible-count/use-visible-count'
import { Copy, Crumb, Fold, Here, List, Root } from './Breadcrumbs.styles'
import { countFolded } from './fold'
import type { CompleteTexts, LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

/** A page above this one. */
export interface Breadcrumb {
  label: string
  href: string
}

/** The texts of breadcrumbs. */
export interface BreadcrumbsLabels {
  /** The button with the pages that do not fit; "Pages in between" by default. */
  foldedPages: string
  /** Name of the navigation; "Breadcrumb" by default. */
  breadcrumb: string
}

const LABELS: CompleteTexts<BreadcrumbsLabels> = { foldedPages: 'Pages in between', breadcrumb: 'Breadcrumb' }

/** Props of Breadcrumbs: those of the root `<nav>`, and these. */
export interface BreadcrumbsProps extends ElementProps<'nav', 'children'> {
  /** The pages above this one, outermost first. */
  items: readonly Breadcrumb[]
  /** The name of this page as the last entry. Omit it when the title below names the page. */
  current?: string
  /** The accessible name of the landmark; "Breadcrumb" by default. */
  label?: string
  /** Replaces the English texts. */
  labels?: LabelTexts<BreadcrumbsLabels>
}

/** Counts the folded entries. When the focused entry folds, the button gets the focus; when the button disappears, the first folded entry. */
const FITTING: VisibleCountOptions = {
  count: countFolded,
  findNextFocusTarget: (row) =>
    row.querySelector<HTMLElement>('[data-folded] button') ?? row.querySelectorAll<HTMLElement>('a')[1],
}

/**
 * The path from the outermost page to this one. Exposes `navigation` with a list of links. The current page is text with
 * `aria-current`. Pages that do not fit fold into a menu in the middle. A tooltip shows the whole of a truncated name.
 */
export function Breadcrumbs(props: BreadcrumbsProps) {
  const { items, current, label, labels: labelOverrides, ...rest } = props
  const labels = useLabels('Breadcrumbs', LABELS, labelOverrides)
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
    <Root {...rest} aria-label={label ?? labels.breadcrumb}>
      <List ref={list}>
        {items.slice(0, 1).map(entry)}
        {hidden.length > 0 && (
          <li data-folded="">
            <ChevronRight aria-hidden="true" />
            <Fold>
              <MenuButton
                label={labels.foldedPages}
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
            // The entries never move, so the index is the identity.
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
