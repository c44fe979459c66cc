import type { ReactNode } from 'react'
import { licenseEditMessages as messages } from '@sitewright/domain/licenses/edit-messages'
import { Link } from '../../link/Link'
import { Names } from './LicenseEdit.styles'

/** A user who is named in a sentence. */
export interface NamedUser {
  userName: string
  /** Shown after the user name. */
  fullName?: string
}

/** The page of a user; `undefined` where this session may not open it. */
export type UserHref = (userName: string) => string | undefined

/** Props of UserNames. */
export interface UserNamesProps {
  /** What the users have in common: "Created last:". */
  label: string
  users: readonly NamedUser[]
  hrefOf: UserHref
  /** How many have it besides those who are named. */
  others: number
  /** The list of all of them. */
  listHref?: string | undefined
}

/** A sentence that names users, as links, and counts the others. */
export function UserNames({ label, users, hrefOf, others, listHref }: UserNamesProps) {
  return (
    <Names>
      {label}{' '}
      {users.map(({ userName, fullName }, index) => (
        <span key={userName}>
          {index > 0 && (index === users.length - 1 && others === 0 ? ' and ' : ', ')}
          <MaybeLink href={hrefOf(userName)}>{userName}</MaybeLink>
          {fullName !== undefined && ` (${fullName})`}
        </span>
      ))}
      {others > 0 && (
        <>
          {' and '}
          <MaybeLink href={listHref}>{messages.moreUsers(others)}</MaybeLink>
        </>
      )}
      .
    </Names>
  )
}

const MaybeLink = ({ href, children }: { href: string | undefined; children: ReactNode }) =>
  href === undefined ? children : <Link href={href}>{children}</Link>
