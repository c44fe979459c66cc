import { useOutletContext } from 'react-router-dom'
import type { UserGroup } from '@sitewright/domain/groups/model'

/** What the page of a group gives to its tabs. */
export interface OpenedGroup {
  group: UserGroup
  /** Names this version of its users. */
  tag?: string | undefined
}

export const useOpenedGroup = (): OpenedGroup => useOutletContext<OpenedGroup>()
