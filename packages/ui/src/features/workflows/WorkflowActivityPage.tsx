import { editorLabels as labels } from '@sitewright/domain/workflows/editor-messages'
import type { ReactNode } from 'react'
import { PageHeader } from '../../page-header/PageHeader'
import { type TabLink, TabLinks } from '../../tab-links/TabLinks'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'

/** Props of WorkflowActivityPage. */
export interface WorkflowActivityPageProps {
  /** The workflow, whose name the header shows. */
  view: ViewState<unknown>
  name: string
  failedTitle: string
  listHref: string
  /** The editor and the activity. */
  tabs: readonly TabLink[]
  /** Skeletons in the shape of the activity. */
  loading: ReactNode
  /** The activity, rendered once the workflow has loaded. */
  children: ReactNode
}

/** The tab with the activity of a workflow. */
export function WorkflowActivityPage({
  view,
  name,
  failedTitle,
  listHref,
  tabs,
  loading,
  children,
}: WorkflowActivityPageProps) {
  return (
    <>
      <PageHeader title={name} breadcrumb={[{ label: labels.list, href: listHref }]} />
      {view.state !== 'failed' && <TabLinks label={name} items={tabs} />}
      <View view={view} failedTitle={failedTitle} loading={loading}>
        {() => children}
      </View>
    </>
  )
}
