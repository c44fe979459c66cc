import { type ReactNode, useState } from 'react'
import { type Breadcrumb, PageHeader, type PageHeaderProps } from '../../page-header/PageHeader'
import { type TabLink, TabLinks } from '../../tab-links/TabLinks'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { fillFacts, type RecordFact } from './record-facts'
import { Slot } from './TabActions.styles'
import { TabActionsContext } from './TabActions'

/** Props of TabbedPage. */
export interface TabbedPageProps<T> extends Pick<
  PageHeaderProps,
  'title' | 'subtitle' | 'badges' | 'actions' | 'labels'
> {
  view: ViewState<T>
  /** The page above: the list of such records. `undefined` for users who may not open it. */
  list: Breadcrumb | undefined
  /** Pages between the list and the record, outermost first. */
  parents?: readonly Breadcrumb[]
  /** Skeletons until all of them have loaded, so that nothing below or beside them moves twice. */
  facts: readonly RecordFact[]
  tabs: readonly TabLink[]
  /** Skeletons in the shape of the current tab. */
  loading: ReactNode
  failedTitle: string
  /** The open tab fills the header with its own actions, by TabActions. `false` by default. */
  hasTabActions?: boolean
  /** The current tab. */
  children: (record: T) => ReactNode
}

/** The frame of a record: title, facts and tabs. */
export function TabbedPage<T>({
  view,
  list,
  parents = [],
  facts,
  tabs,
  loading,
  failedTitle,
  hasTabActions = false,
  children,
  ...header
}: TabbedPageProps<T>) {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const { title } = header
  const isFailed = view.state === 'failed'
  const tab = tabs.find(({ isCurrent }) => isCurrent)
  return (
    <>
      <PageHeader
        {...header}
        {...(hasTabActions && { actions: <Slot ref={setSlot} data-settled={view.state === 'ready' || undefined} /> })}
        breadcrumb={list === undefined ? parents : [list, ...parents]}
        facts={isFailed ? undefined : fillFacts(facts)}
      />
      {!isFailed && <TabLinks label={title} items={tabs} />}
      <View view={view} label={tab && `${tab.label}, ${title}`} failedTitle={failedTitle} loading={loading}>
        {(record) => <TabActionsContext value={slot}>{children(record)}</TabActionsContext>}
      </View>
    </>
  )
}
