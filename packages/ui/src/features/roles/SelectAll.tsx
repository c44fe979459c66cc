import { roleLabels } from '@sitewright/domain/roles/messages'
import { type RoleChoice, selectAllOf } from '@sitewright/domain/roles/rules'
import { Checkbox } from '../../checkbox/Checkbox'
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
  const selected = choices.filter((choice) => choice.isSelected)
  const inherited = choices.filter((choice) => choice.inheritedFrom.length > 0)
  return (
    <>
      <Checkbox
        label={roleLabels.selectAll}
        aria-label={name}
        checked={state === 'all'}
        isIndeterminate={state === 'some'}
        disabledReason={readOnlyReason ?? (state === 'locked' ? lockedReason : undefined)}
        onChange={onToggle}
      />
      <Count>{roleLabels.selected(selected.length, choices.length, inherited.length)}</Count>
    </>
  )
}
