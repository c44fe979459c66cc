import { startTransition, useOptimistic } from 'react'
import { roleLabels } from '@sitewright/domain/roles/messages'
import { type RoleChoice, getSelectAll } from '@sitewright/domain/roles/rules'
import { Checkbox } from '../../../checkbox/Checkbox'
import { Count } from './RolesTab.styles'

export interface SelectAllProps {
  /** Accessible name if there are several. */
  name?: string
  choices: readonly RoleChoice[]
  /** Why the page is read-only. */
  readOnlyReason: string | undefined
  /** Why none of these roles can be changed. */
  lockedReason: string
  onToggle: () => void
}

/** A checkbox for several roles, and the number of selected ones (USER-84 to USER-86). */
export function SelectAll({ name, choices, readOnlyReason, lockedReason, onToggle }: SelectAllProps) {
  const state = getSelectAll(choices)
  // The roles render in slices, but the pressed checkbox responds at once.
  const [shown, showAhead] = useOptimistic(state)
  const toggle = (): void =>
    startTransition(() => {
      showAhead((before) => (before === 'all' ? 'none' : 'all'))
      onToggle()
    })
  const selected = choices.filter((choice) => choice.isSelected)
  const inherited = choices.filter((choice) => choice.inheritedFrom.length > 0)
  return (
    <>
      <Checkbox
        label={roleLabels.selectAll}
        aria-label={name}
        isSelected={shown === 'all'}
        isIndeterminate={shown === 'some'}
        disabledReason={readOnlyReason ?? (state === 'locked' ? lockedReason : undefined)}
        onChange={toggle}
      />
      <Count>{roleLabels.selected(selected.length, choices.length, inherited.length)}</Count>
    </>
  )
}
