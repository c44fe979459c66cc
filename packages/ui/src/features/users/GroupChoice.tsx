import { useMemo } from 'react'
import { groupLabels, groupMessages } from '@sitewright/domain/groups/messages'
import { userLabels } from '@sitewright/domain/users/messages'
import { MultiComboBox } from '../../combo-box/MultiComboBox'
import { useControlled } from '../../form/use-controlled'
import type { GroupChoices } from './NewUserScreen'

const NONE: readonly number[] = []

/** The user groups that a new user joins: any number of those of the chosen license (USER-36). */
export function GroupChoice({ groups, isLoading, failure, onRetry }: GroupChoices) {
  const field = useControlled<readonly number[]>('userGroupIds', NONE)
  const options = useMemo(
    () => (groups ?? []).map((group) => ({ value: group.userGroupId, label: group.name })),
    [groups],
  )
  return (
    <MultiComboBox
      {...field}
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
