import type { UserGroup } from '@sitewright/domain/groups/model'
import { createLayout } from '../../shell/page/layout'

/** What the layout of a group passes to its tabs. */
export interface OpenedGroup {
  group: UserGroup
  /** The version of its users. */
  tag?: string | undefined
}

/** The user group that is open. */
export const { TabOutlet: GroupOutlet, useOpened: useOpenedGroup } = createLayout<OpenedGroup>()
