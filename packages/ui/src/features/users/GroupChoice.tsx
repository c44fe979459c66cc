import { useMemo } from 'react'
import { groupLabels, groupMessages } from '@sitewright/domain/groups/messages'
import { userLabels } from '@sitewright/domain/users/messages'
import { MultiComboBox } from '../../combo-box/MultiComboBox'
import { useControlled } from '../../form/use-controlled'
import type { GroupRef } from '@sitewright/domain/groups/model'

/** The groups of a license to choose from. */
export interface GroupChoices {
  groups: readonly GroupRef[] | undefined
  isLoading: boolean
  failure?: string | undefined
  onRetry: () => void
}

const NONE: ReadonlySet<number> = new Set()

/** The user groups of the chosen license that a new user joins (USER-36). */
export function GroupChoice({ groups, isLoading, failure, onRetry }: GroupChoices) {
  const { value, onChange, ...field } = useControlled('userGroupIds', NONE)
  const options = useMemo(
    () => (groups ?? []).map((group) => ({ value: group.userGroupId, label: group.name })),
    [groups],
  )
  return (
    <MultiComboBox
      {...field}
      value={[...value]}
      onChange={(ids) => onChange(new Set(ids))}
      label={userLabels.userGroups}
      options={options}
      isLoading={isLoading}
      failure={failure}
      onRetry={onRetry}
      help={groups?.length === 0 ? groupMessages.emptyLicense : undefined}
      placeholder={groupLabels.assignTo}
    />
  )
}
