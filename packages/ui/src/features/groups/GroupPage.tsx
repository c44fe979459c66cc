import type { ReactNode } from 'react'
import { tagOfAddOn } from '@sitewright/domain/add-ons/rules'
import { groupLabels, groupMessages } from '@sitewright/domain/groups/messages'
import type { UserGroup } from '@sitewright/domain/groups/model'
import type { Fact } from '../../page-header/PageHeader'
import { Skeleton } from '../../skeleton/Skeleton'
import { SwatchTagList } from '../../swatch-tag/SwatchTag'
import type { TabLink } from '../../tab-links/TabLinks'
import type { View as ViewState } from '../../view/view-state'
import { TabbedPage } from '../patterns/TabbedPage'

/** Props of GroupPage. */
export interface GroupPageProps {
  view: ViewState<UserGroup>
  /** Stands as the title until the group has loaded; may be unknown (ROUTE-18). */
  name?: string | undefined
  listHref: string
  /** Info, product licenses, projects and roles, in this order (GROUP-11). */
  tabs: readonly TabLink[]
  /** The license in words; undefined while it is being read: the title block then waits as a whole. */
  licenseName: (group: UserGroup) => string | undefined
  /** The tab that is shown. */
  children: (group: UserGroup) => ReactNode
}

/** The frame of a user group: where one is, what it is, and its tabs. */
export function GroupPage({ view, name, listHref, tabs, licenseName, children }: GroupPageProps) {
  const group = view.state === 'ready' ? view.value : undefined
  return (
    <TabbedPage
      view={view}
      title={group?.name ?? (name || groupLabels.title)}
      list={{ label: groupLabels.list, href: listHref }}
      facts={factsOf(group, group && licenseName(group))}
      tabs={tabs}
      failedTitle={groupMessages.fetchOneFailed}
    >
      {children}
    </TabbedPage>
  )
}

/** Filled together. */
function factsOf(group: UserGroup | undefined, license: string | undefined): Fact[] {
  if (group === undefined || license === undefined) {
    return [
      { label: groupLabels.license, value: <Skeleton width={152} /> },
      { label: groupLabels.userCount, value: <Skeleton width={24} /> },
      { label: groupLabels.addOns, value: <Skeleton shape="badge" /> },
    ]
  }
  return [
    { label: groupLabels.license, value: license },
    { label: groupLabels.userCount, value: group.userCount.toLocaleString('en-US') },
    {
      label: groupLabels.addOns,
      value: <SwatchTagList items={group.addOns.map(tagOfAddOn)} labels={{ empty: groupLabels.none }} />,
    },
  ]
}
