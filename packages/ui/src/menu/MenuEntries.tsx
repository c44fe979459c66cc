'use client'

import { Check, ChevronRight } from 'lucide-react'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { type MenuItem as AriaMenuItem, SubmenuTrigger } from 'react-aria-components'
import { Link } from '../link/Link'
import {
  CheckSlot,
  Entry,
  EntryText,
  Heading,
  Layer,
  Line,
  List,
  Reason,
  Section,
  SubmenuArrow,
} from './MenuPanel.styles'
import type { MenuAction, MenuItem, MenuSection, MenuSubmenu } from './menu-item'

type Render = NonNullable<ComponentProps<typeof AriaMenuItem>['render']>

/**
 * The content of a menu.
 * @param props `onClose` closes the whole menu, even from a submenu
 */
export function MenuEntries({ items, onClose }: { items: readonly MenuItem[]; onClose: () => void }) {
  return items.map((item) => {
    if ('separator' in item) return <Line key={item.id} />
    if ('section' in item) {
      return (
        <Section key={item.id} id={item.id} {...getSelectionProps(item)}>
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

/** On a narrow page a submenu beside its menu would be half outside the window. */
const hasRoomBeside = (): boolean => typeof window === 'undefined' || window.matchMedia('(min-width: 640px)').matches

/** An entry with a submenu beside it, or below it on a narrow page. Hover, press, Enter and the arrow key open it. */
function SubmenuEntry({ entry: { id, submenu, icon, items }, onClose }: { entry: MenuSubmenu; onClose: () => void }) {
  return (
    <SubmenuTrigger>
      <Entry id={id} textValue={submenu}>
        {icon}
        <EntryText>{submenu}</EntryText>
        <SubmenuArrow>
          <ChevronRight aria-hidden="true" />
        </SubmenuArrow>
      </Entry>
      <Layer offset={-2} placement={hasRoomBeside() ? undefined : 'bottom start'}>
        <List aria-label={submenu} onClose={onClose}>
          {items.map((item) => (
            <MenuEntry key={item.id} entry={item} />
          ))}
        </List>
      </Layer>
    </SubmenuTrigger>
  )
}

/** The selection props of react-aria for a choice. Disabled entries don't change. */
function getSelectionProps({ selection, items }: MenuSection): Partial<ComponentProps<typeof Section>> {
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
      const requested = keys === 'all' ? items.map((item) => item.id) : [...keys].map(String)
      const disabledValues = selection.values.filter(isDisabled)
      selection.onChange([...disabledValues, ...requested.filter((id) => !isDisabled(id))])
    },
  }
}

function MenuEntry({ entry, isChoice = false }: { entry: MenuAction; isChoice?: boolean }) {
  const { id, label, icon, href, onAction, isCurrent, disabledReason } = entry
  const isDisabled = disabledReason !== undefined
  // Attributes that react-aria does not support: the current page, and a disabled entry that can be focused.
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
          {isChoice && (isSelected ? <Check aria-hidden="true" /> : <CheckSlot />)}
          {icon}
          <EntryText>
            {label}
            {/* Hidden, so that it does not become part of the name. A description reads hidden text too. */}
            {isDisabled && (
              <Reason slot="description" aria-hidden="true">
                {disabledReason}
              </Reason>
            )}
          </EntryText>
        </>
      )}
    </Entry>
  )
}
