import { groupMessages } from '@sitewright/domain/groups/messages'
import type { GroupRef } from '@sitewright/domain/groups/model'
import { getMessage } from '@sitewright/domain/shared/problem'
import type { GroupChoices } from '@sitewright/ui/features/users/GroupChoice'

/** The part of a read that choices need. */
interface GroupsRead {
  readonly data: readonly GroupRef[] | undefined
  readonly error: unknown
  readonly reload: () => Promise<unknown>
}

/** The groups of a license as a field of choices shows them. */
export const toGroupChoices = ({ data, error, reload }: GroupsRead): GroupChoices => ({
  groups: data,
  isLoading: data === undefined && error === undefined,
  failure: error === undefined ? undefined : getMessage(error, groupMessages.fetchFailed),
  onRetry: () => void reload(),
})
