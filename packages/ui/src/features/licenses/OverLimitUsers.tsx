import type { OverLimit, OverLimitUser } from '@sitewright/domain/licenses/model'
import { licenseEditMessages as messages } from '@sitewright/domain/licenses/edit-messages'
import { Link } from '../../link/Link'
import type { View as ViewState } from '../../view/view-state'
import { Names } from './LicenseEdit.styles'

/** How many users are named; the others are counted. */
const NAMED = 3

/** Props of OverLimitUsers. */
export interface OverLimitUsersProps {
  view: ViewState<OverLimit>
  /** The page of a user; `undefined` where this session may not open it. */
  hrefOf: (user: OverLimitUser) => string | undefined
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
  const others = numUsers - named.length
  return (
    <Names>
      {messages.createdLast}{' '}
      {named.map((user, index) => (
        <span key={user.userId}>
          {index > 0 && (index === named.length - 1 && others === 0 ? ' and ' : ', ')}
          <UserLink user={user} href={hrefOf(user)} />
        </span>
      ))}
      {others > 0 && (
        <>
          {' and '}
          {listHref === undefined ? (
            messages.moreUsers(others)
          ) : (
            <Link href={listHref}>{messages.moreUsers(others)}</Link>
          )}
        </>
      )}
      .
    </Names>
  )
}

function UserLink({ user, href }: { user: OverLimitUser; href: string | undefined }) {
  const name = <span title={fullName(user)}>{user.userName}</span>
  return href === undefined ? name : <Link href={href}>{name}</Link>
}
