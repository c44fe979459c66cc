import type { ReactNode } from 'react'
import { tagOfAddOn } from '@sitewright/domain/add-ons/rules'
import { groupLabels, groupMessages } from '@sitewright/domain/groups/messages'
import type { UserGroup } from '@sitewright/domain/groups/model'
import { PageHeader } from '../../page-header/PageHeader'
import { Skeleton } from '../../skeleton/Skeleton'
import { SwatchTagList } from '../../swatch-tag/SwatchTag'
import { type TabLink, TabLinks } from '../../tab-links/TabLinks'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { Body } from './GroupScreens.styles'

/** Props of GroupPage. */
export interface GroupPageProps {
  view: ViewState<UserGroup>
  /** Stands as the title until the group has loaded; may be unknown (ROUTE-18). */
  name?: string | undefined
  listHref: string
  /** Info, product licenses, projects and roles, in this order (GROUP-11). */
  tabs: readonly TabLink[]
  licenseName: (group: UserGroup) => string
  /** The tab that is shown. */
  children: (group: UserGroup) => ReactNode
}

/** The frame of a user group: where one is, what it is, and its tabs. */
export function GroupPage({ view, name, listHref, tabs, licenseName, children }: GroupPageProps) {
  const group = view.state === 'ready' ? view.value : undefined
  const title = group?.name ?? (name || groupLabels.title)
  return (
    <>
      <PageHeader
        title={title}
        breadcrumb={[{ label: groupLabels.list, href: listHref }]}
        facts={
          group && [
            { label: groupLabels.license, value: licenseName(group) },
            { label: groupLabels.userCount, value: group.userCount.toLocaleString('en-US') },
            {
              label: groupLabels.addOns,
              value: <SwatchTagList items={group.addOns.map(tagOfAddOn)} emptyText={groupLabels.none} />,
            },
          ]
        }
      />
      {view.state !== 'failed' && <TabLinks label={title} items={tabs} />}
      <View view={view} failedTitle={groupMessages.fetchOneFailed} loading={<TabSkeleton />}>
        {children}
      </View>
    </>
  )
}

function TabSkeleton() {
  return (
    <Body aria-hidden="true">
      {[40, 65, 50].map((width) => (
        <Skeleton key={width} width={`${width}%`} />
      ))}
    </Body>
  )
}
