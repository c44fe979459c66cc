import type { OverLimit, OverLimitUser } from '@sitewright/domain/licenses/model'
import { licenseEditMessages as messages } from '@sitewright/domain/licenses/edit-messages'
import type { View as ViewState } from '../../view/view-state'
import { Names } from './LicenseEdit.styles'
import { type UserHref, UserNames } from './UserNames'

/** How many users are named; the others are counted. */
const NAMED = 3

/** Props of OverLimitUsers. */
export interface OverLimitUsersProps {
  view: ViewState<OverLimit>
  hrefOf: UserHref
  /** The list of the users of the license. */
  listHref: string | undefined
}

const fullName = ({ firstName, lastName }: OverLimitUser): string => `${firstName} ${lastName}`.trim()

/** Names the users who were created last among those over a limit, as links, and counts the others who have it. */
export function OverLimitUsers({ view, hrefOf, listHref }: OverLimitUsersProps) {
  if (view.state === 'loading') return <Names role="status">{messages.loadingUsers}</Names>
  if (view.state === 'failed') return <Names role="alert">{messages.usersFailed}</Names>
  const { numUsers, users } = view.value
  const named = users.slice(0, NAMED)
  if (named.length === 0) return null
  return (
    <UserNames
      label={messages.createdLast}
      users={named.map((user) => ({ userName: user.userName, fullName: fullName(user) }))}
      hrefOf={hrefOf}
      others={numUsers - named.length}
      listHref={listHref}
    />
  )
}
