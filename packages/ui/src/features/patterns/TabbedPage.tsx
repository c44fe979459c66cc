import type { ReactNode } from 'react'
import { PageHeader, type PageHeaderProps } from '../../page-header/PageHeader'
import { Skeleton } from '../../skeleton/Skeleton'
import { type TabLink, TabLinks } from '../../tab-links/TabLinks'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'

/** A fact in the title block of a record. */
export interface RecordFact {
  label: string
  /** `undefined` while it is loading. */
  value: ReactNode
  /** Width of the skeleton in px, or that of a badge. */
  skeleton: number | 'badge'
}

/** Props of TabbedPage. */
export interface TabbedPageProps<T> extends Pick<
  PageHeaderProps,
  'title' | 'subtitle' | 'badges' | 'actions' | 'labels'
> {
  view: ViewState<T>
  /** The list of such records. */
  list: { label: string; href: string }
  /** Skeletons until all of them have loaded, so that nothing below or beside them moves twice. */
  facts: readonly RecordFact[]
  tabs: readonly TabLink[]
  /** Skeletons in the shape of the current tab. */
  loading: ReactNode
  failedTitle: string
  /** The current tab. */
  children: (record: T) => ReactNode
}

/** The frame of a record: title, facts and tabs. */
export function TabbedPage<T>({
  view,
  list,
  facts,
  tabs,
  loading,
  failedTitle,
  children,
  ...header
}: TabbedPageProps<T>) {
  const { title } = header
  const isFailed = view.state === 'failed'
  const tab = tabs.find(({ isCurrent }) => isCurrent)
  return (
    <>
      <PageHeader {...header} breadcrumb={[list]} facts={isFailed ? undefined : fillFacts(facts)} />
      {!isFailed && <TabLinks label={title} items={tabs} />}
      <View view={view} label={tab && `${tab.label}, ${title}`} failedTitle={failedTitle} loading={loading}>
        {children}
      </View>
    </>
  )
}

/** Inline it would add to the height of its line. */
const BLOCK = { display: 'block' }

function fillFacts(facts: readonly RecordFact[]) {
  const isLoading = facts.some(({ value }) => value === undefined)
  return facts.map(({ label, value, skeleton }) => {
    if (!isLoading) return { label, value }
    const shape = skeleton === 'badge' ? ({ shape: 'badge' } as const) : { width: skeleton }
    return { label, value: <Skeleton {...shape} style={BLOCK} /> }
  })
}
