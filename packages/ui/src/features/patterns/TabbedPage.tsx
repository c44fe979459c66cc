import type { ReactNode } from 'react'
import { type Fact, PageHeader } from '../../page-header/PageHeader'
import { type TabLink, TabLinks } from '../../tab-links/TabLinks'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { FieldSkeletons } from './FieldSkeletons'
import { Fields, TabBody } from './TabBody.styles'

/** Props of TabbedPage. */
export interface TabbedPageProps<T> {
  view: ViewState<T>
  title: string
  /** The list that it is one of. */
  list: { label: string; href: string }
  badges?: ReactNode
  /** They stand from the start, and are filled together, so that nothing below or beside them moves twice. */
  facts: Fact[]
  tabs: readonly TabLink[]
  failedTitle: string
  /** The tab that is shown. */
  children: (thing: T) => ReactNode
}

/** The frame of one thing: where one is, what it is, and its tabs. */
export function TabbedPage<T>({ view, title, list, badges, facts, tabs, failedTitle, children }: TabbedPageProps<T>) {
  const isThere = view.state !== 'failed'
  const tab = tabs.find(({ isCurrent }) => isCurrent)
  return (
    <>
      <PageHeader title={title} breadcrumb={[list]} badges={badges} {...(isThere ? { facts } : {})} />
      {isThere && <TabLinks label={title} items={tabs} />}
      <View view={view} label={tab && `${tab.label}, ${title}`} failedTitle={failedTitle} loading={<TabSkeleton />}>
        {children}
      </View>
    </>
  )
}

function TabSkeleton() {
  return (
    <TabBody aria-hidden="true">
      <Fields>
        <FieldSkeletons labels={[40, 72, 56]} />
      </Fields>
    </TabBody>
  )
}
