'use client'

import { Check, ChevronRight } from 'lucide-react'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { type MenuItem as AriaMenuItem, SubmenuTrigger } from 'react-aria-components'
import { Link } from '../link/Link'
import { Entry, Heading, Layer, Leads, Line, List, Reason, Section, Slot, Words } from './MenuPanel.styles'
import type { MenuAction, MenuItem, MenuSection, MenuSubmenu } from './menu-item'

type Render = NonNullable<ComponentProps<typeof AriaMenuItem>['render']>

/**
 * Draws whatever stands in a menu.
 * @param props `onClose` closes the whole menu, when something is chosen in a menu of an entry
 */
export function MenuEntries({ items, onClose }: { items: readonly MenuItem[]; onClose: () => void }) {
  return items.map((item) => {
    if ('separator' in item) return <Line key={item.id} />
    if ('section' in item) {
      return (
        <Section key={item.id} id={item.id} {...selectionOf(item)}>
          <Heading>{item.section}</Heading>
          {item.items.map((entry) => (
            <MenuEntry key={entry.id} entry={entry} isChoice={item.selection !== undefined} />
          ))}
        </Section>
      )
    }
    return 'submenu' in item ? (
      <SubmenuEntry key={item.id} entry={item} onClose={onClose} />
    ) : (
      <MenuEntry key={item.id} entry={item} />
    )
  })
}

/** Two menus stand beside each other only on a wide page; on a small one the second would stand half outside. */
const hasRoomBeside = (): boolean => typeof window === 'undefined' || window.matchMedia('(min-width: 640px)').matches

/** Opens a menu beside it, or under it on a small page, on hover, press, Enter and the arrow that points there. */
function SubmenuEntry({ entry: { id, submenu, icon, items }, onClose }: { entry: MenuSubmenu; onClose: () => void }) {
  return (
    <SubmenuTrigger>
      <Entry id={id} textValue={submenu}>
        {icon}
        <Words>{submenu}</Words>
        <Leads>
          <ChevronRight aria-hidden="true" />
        </Leads>
      </Entry>
      <Layer offset={-2} {...(hasRoomBeside() ? {} : { placement: 'bottom start' })}>
        <List aria-label={submenu} onClose={onClose}>
          {items.map((item) => (
            <MenuEntry key={item.id} entry={item} />
          ))}
        </List>
      </Layer>
    </SubmenuTrigger>
  )
}

/** A choice in the terms of react-aria. What cannot be chosen stays as it is. */
function selectionOf({ selection, items }: MenuSection): Partial<ComponentProps<typeof Section>> {
  if (selection === undefined) return {}
  const isDisabled = (id: string): boolean => items.some((item) => item.id === id && item.disabledReason !== undefined)
  if ('value' in selection) {
    return {
      selectionMode: 'single',
      disallowEmptySelection: true,
      selectedKeys: [selection.value],
      onSelectionChange: (keys) => {
        const [id] = keys === 'all' ? [] : [...keys].map(String)
        if (id !== undefined && id !== selection.value && !isDisabled(id)) selection.onChange(id)
      },
    }
  }
  return {
    selectionMode: 'multiple',
    selectedKeys: selection.values,
    onSelectionChange: (keys) => {
      const wished = keys === 'all' ? items.map((item) => item.id) : [...keys].map(String)
      const kept = selection.values.filter(isDisabled)
      selection.onChange([...kept, ...wished.filter((id) => !isDisabled(id))])
    },
  }
}

function MenuEntry({ entry, isChoice = false }: { entry: MenuAction; isChoice?: boolean }) {
  const { id, label, icon, href, onAction, isCurrent, disabledReason } = entry
  const isDisabled = disabledReason !== undefined
  // What react-aria does not pass on: the page one is on, and an entry that can be reached and not chosen.
  const render: Render = (props): ReactElement => {
    const aria = {
      'aria-current': isCurrent ? ('page' as const) : undefined,
      'aria-disabled': isDisabled || undefined,
    }
    return 'href' in props ? <Link {...props} {...aria} /> : <div {...props} {...aria} />
  }
  return (
    <Entry
      id={id}
      textValue={label}
      href={isDisabled ? undefined : href}
      onAction={isDisabled ? undefined : onAction}
      shouldCloseOnSelect={isDisabled ? false : undefined}
      render={render}
    >
      {({ isSelected }): ReactNode => (
        <>
          {isChoice && (isSelected ? <Check aria-hidden="true" /> : <Slot />)}
          {icon}
          <Words>
            {label}
            {isDisabled && <Reason> {disabledReason}</Reason>}
          </Words>
        </>
      )}
    </Entry>
  )
}
