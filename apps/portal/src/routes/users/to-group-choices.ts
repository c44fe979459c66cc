import type { SWRResponse } from 'swr'
import { groupMessages } from '@sitewright/domain/groups/messages'
import type { GroupRef } from '@sitewright/domain/groups/model'
import { messageOf } from '@sitewright/domain/shared/problem'
import type { GroupChoices } from '@sitewright/ui/features/users/NewUserScreen'

/** The groups of a license as a field of choices shows them. */
export const toGroupChoices = <Group extends GroupRef>(groups: SWRResponse<Group[]>): GroupChoices => ({
  groups: groups.data,
  isLoading: groups.data === undefined && groups.error === undefined,
  failure: groups.error === undefined ? undefined : messageOf(groups.error, groupMessages.fetchFailed),
  onRetry: () => void groups.mutate(),
})
