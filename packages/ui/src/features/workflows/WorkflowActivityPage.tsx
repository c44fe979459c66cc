import { editorLabels as labels } from '@sitewright/domain/workflows/editor-messages'
import type { ReactNode } from 'react'
import { PageHeader } from '../../page-header/PageHeader'
import { Skeleton } from '../../skeleton/Skeleton'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'

/** Props of WorkflowActivityPage. */
export interface WorkflowActivityPageProps {
  /** The workflow, whose name the header shows. */
  view: ViewState<unknown>
  name: string
  failedTitle: string
  listHref: string
  /** The editor of the workflow. */
  workflowHref: string
  /** The activity, rendered once the workflow has loaded. */
  children: ReactNode
}

/** The page with the activity of a workflow. */
export function WorkflowActivityPage(props: WorkflowActivityPageProps) {
  const { view, name, failedTitle, listHref, workflowHref, children } = props
  const list = { label: labels.list, href: listHref }
  return (
    <>
      <PageHeader
        title={labels.activity}
        breadcrumb={view.state === 'ready' ? [list, { label: name, href: workflowHref }] : [list]}
      />
      <View
        view={view}
        failedTitle={failedTitle}
        loading={<Skeleton width="100%" style={{ height: '20rem', marginTop: '1rem' }} />}
      >
        {() => children}
      </View>
    </>
  )
}
