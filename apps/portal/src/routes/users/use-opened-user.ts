import { useOutletContext } from 'react-router-dom'
import type { User } from '@sitewright/domain/users/model'

/** What the page of a user gives to its tabs. */
export interface OpenedUser {
  readonly user: User
}

/** The user whose page is open; its tabs stand only when it is known. */
export const useOpenedUser = (): User => useOutletContext<OpenedUser>().user
