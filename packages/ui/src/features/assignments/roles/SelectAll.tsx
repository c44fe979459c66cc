import { startTransition, useOptimistic } from 'react'
import { roleLabels } from '@sitewright/domain/roles/messages'
import { type RoleChoice, selectAllOf } from '@sitewright/domain/roles/rules'
import { Checkbox } from '../../../checkbox/Checkbox'
import { Count } from './RolesTab.styles'

export interface SelectAllProps {
  /** Its name where it is one of several. */
  name?: string
  choices: readonly RoleChoice[]
  /** Why nothing on the page can be changed. */
  readOnlyReason: string | undefined
  /** Why nothing of these can be changed. */
  lockedReason: string
  onToggle: () => void
}

/** A box for all of some roles, and how many of them are on (USER-84 to USER-86). */
export function SelectAll({ name, choices, readOnlyReason, lockedReason, onToggle }: SelectAllProps) {
  const state = selectAllOf(choices)
  // The roles are drawn in slices; the box itself is what was pressed, and is heard at once.
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
        checked={shown === 'all'}
        isIndeterminate={shown === 'some'}
        disabledReason={readOnlyReason ?? (state === 'locked' ? lockedReason : undefined)}
        onChange={toggle}
      />
      <Count>{roleLabels.selected(selected.length, choices.length, inherited.length)}</Count>
    </>
  )
}
