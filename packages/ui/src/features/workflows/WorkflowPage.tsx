import { editorLabels as labels } from '@sitewright/domain/workflows/editor-messages'
import type { ReactNode } from 'react'
import { PageHeader } from '../../page-header/PageHeader'
import { Skeleton } from '../../skeleton/Skeleton'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { BoardArea, Fields, SkeletonColumns } from './WorkflowEditor.styles'

/** Props of WorkflowPage. */
export interface WorkflowPageProps<Value> {
  view: ViewState<Value>
  /** Title until the workflow has loaded. */
  title: string
  failedTitle: string
  listHref: string
  children: (value: Value) => ReactNode
}

/** A page with the editor of a workflow, once it has loaded. */
export function WorkflowPage<Value>({ view, title, failedTitle, listHref, children }: WorkflowPageProps<Value>) {
  const header = <PageHeader title={title} breadcrumb={[{ label: labels.list, href: listHref }]} />
  return (
    <>
      {view.state === 'failed' && header}
      <View
        view={view}
        failedTitle={failedTitle}
        loading={
          <>
            {header}
            <Fields>
              <Skeleton width="100%" style={{ height: '3.75rem' }} />
              <Skeleton width="100%" style={{ height: '3.75rem' }} />
            </Fields>
            <BoardArea>
              <SkeletonColumns>
                <Skeleton width="100%" style={{ height: '20rem' }} />
                <Skeleton width="100%" style={{ height: '20rem' }} />
                <Skeleton width="100%" style={{ height: '20rem' }} />
              </SkeletonColumns>
            </BoardArea>
          </>
        }
      >
        {(value) => children(value)}
      </View>
    </>
  )
}
