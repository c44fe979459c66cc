'use client'

import { ChevronDown, ExternalLink, Menu as MenuIcon } from 'lucide-react'
import { navigationLabels } from '@sitewright/domain/shared/messages'
import { type VisibleCountOptions, useVisibleCount } from '../../visible-count/use-visible-count'
import { MenuButton } from '../../menu/MenuButton'
import { fittingLinks } from './fitting-links'
import { Copy, FoldedNav, More, NavCopy, NavLink, WideNav } from './MainNavigation.styles'

/** A link of the top bar. */
export interface NavigationEntry {
  id: string
  label: string
  href: string
  isCurrent: boolean
  /** Of another application, such as Mobile Admin: drawn with a sign, and followed by the browser (NAV-16). */
  isExternal?: boolean
}

export interface MainNavigationProps {
  entries: readonly NavigationEntry[]
}

const asItems = (entries: readonly NavigationEntry[]) =>
  entries.map(({ id, label, href, isCurrent, isExternal }) => ({
    id,
    label,
    href,
    isCurrent,
    ...(isExternal && { icon: <ExternalLink /> }),
  }))

/** Counts what stands in the row; the button behind it has the focus of what folds, or else the last link. */
const FITTING: VisibleCountOptions = {
  count: fittingLinks,
  findNextFocusTarget: (row) =>
    row.querySelector<HTMLElement>('[data-more] button') ?? [...row.querySelectorAll<HTMLElement>('a')].at(-1),
}

/** All entries in one menu, on a phone. */
export function FoldedNavigation({ entries }: MainNavigationProps) {
  return (
    <FoldedNav>
      <MenuButton label={navigationLabels.menu} icon={<MenuIcon />} items={asItems(entries)} />
    </FoldedNav>
  )
}

/**
 * The entries as links in a row. Exposes `navigation` with a list; what does not fit folds into a menu, last entries first.
 * Keys: Tab goes from link to link, then to the menu's button.
 */
export function MainNavigation({ entries }: MainNavigationProps) {
  const names = entries.map(({ label }) => label)
  const { count, copy } = useVisibleCount<HTMLUListElement>(names, names.length, FITTING)
  const folded = entries.slice(count)
  return (
    <WideNav aria-label={navigationLabels.main}>
      <ul>
        {entries.slice(0, count).map((entry) => (
          <li key={entry.id}>
            <NavLink href={entry.href} aria-current={entry.isCurrent ? 'page' : undefined}>
              {entry.label}
              {entry.isExternal && <ExternalLink aria-hidden="true" />}
            </NavLink>
          </li>
        ))}
        {folded.length > 0 && (
          <More data-more="" data-current={folded.some(({ isCurrent }) => isCurrent) || undefined}>
            <MenuButton
              label={count === 0 ? navigationLabels.menu : navigationLabels.more}
              tone="ghost"
              items={asItems(folded)}
            />
          </More>
        )}
      </ul>
      <Copy ref={copy} aria-hidden="true">
        <More>
          <span>
            {navigationLabels.more}
            <ChevronDown />
          </span>
        </More>
        {entries.map(({ id, label, isExternal }) => (
          <li key={id}>
            <NavCopy>
              {label}
              {isExternal && <ExternalLink />}
            </NavCopy>
          </li>
        ))}
      </Copy>
    </WideNav>
  )
}
