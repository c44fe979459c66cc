import { groupLabels, groupMessages } from '@sitewright/domain/groups/messages'
import type { UserGroup } from '@sitewright/domain/groups/model'
import { ProductLicenseTags } from '../patterns/ProductLicenseTags'
import { TabbedPage, type TabbedPageProps } from '../patterns/TabbedPage'

/** Props of GroupPage. */
export interface GroupPageProps extends Pick<TabbedPageProps<UserGroup>, 'view' | 'tabs' | 'loading' | 'children'> {
  /** The title until the group has loaded; may be unknown (ROUTE-18). */
  name?: string | undefined
  listHref: string
  /** The license in words; undefined while it is loading. */
  licenseName: (group: UserGroup) => string | undefined
}

/** The frame of a user group: title, facts and tabs. */
export function GroupPage({ name, listHref, licenseName, ...page }: GroupPageProps) {
  const group = page.view.state === 'ready' ? page.view.value : undefined
  return (
    <TabbedPage
      {...page}
      title={group?.name ?? (name || groupLabels.title)}
      list={{ label: groupLabels.list, href: listHref }}
      facts={[
        { label: groupLabels.license, skeleton: 152, value: group && licenseName(group) },
        { label: groupLabels.userCount, skeleton: 24, value: group?.userCount.toLocaleString('en-US') },
        {
          label: groupLabels.addOns,
          skeleton: 'badge',
          value: group && <ProductLicenseTags addOns={group.addOns} />,
        },
      ]}
      failedTitle={groupMessages.fetchOneFailed}
    />
  )
}
