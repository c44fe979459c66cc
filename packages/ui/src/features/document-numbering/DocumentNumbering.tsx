import { Hash } from 'lucide-react'
import {
  documentNumberLabels as labels,
  documentNumberMessages as messages,
} from '@sitewright/domain/document-numbering/messages'
import type { DocumentNumberChange } from '@sitewright/domain/document-numbering/model'
import type { NamedNumber, UpdateOutcome } from '@sitewright/domain/document-numbering/rules'
import type { SaveOutcome } from '@sitewright/domain/shared/outcome'
import type { Decision } from '@sitewright/domain/shared/policy'
import { EmptyState } from '../../empty-state/EmptyState'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { RefreshAction } from './RefreshAction'
import { NumbersEditor } from './NumbersEditor'
import { NUMBER_COLUMNS } from './NumbersTable'
import { Layout, Numbers, Side } from './DocumentNumbering.styles'

/** Props of DocumentNumbering. */
export interface DocumentNumberingProps {
  /** The numbers of the project, by name. */
  view: ViewState<readonly NamedNumber[]>
  /** Title of a failed load. */
  failedTitle: string
  /** The decision about every change of document numbers (PERM-28). */
  edit: Decision
  /** Loads the numbers from the server again (NUM-03). Resolves when they are loaded. */
  onRefresh: () => Promise<unknown>
  /** Sends changed numbers, of which the server can reject some. */
  onSubmit: (changes: DocumentNumberChange[]) => Promise<Exclude<SaveOutcome<UpdateOutcome>, { status: 'conflict' }>>
}

/** The Document Numbering tab of a project: the next document number of each resource type (NUM-01 to NUM-18). */
export function DocumentNumbering({ view, failedTitle, ...props }: DocumentNumberingProps) {
  return (
    <View view={view} failedTitle={failedTitle} loading={<DocumentNumberingSkeleton />}>
      {(numbers) =>
        numbers.length === 0 ? (
          <>
            <RefreshAction isUnsaved={false} onRefresh={props.onRefresh} />
            <EmptyState title={messages.none} icon={<Hash aria-hidden="true" />}>
              <p>{messages.noneHelp}</p>
            </EmptyState>
          </>
        ) : (
          <NumbersEditor {...props} numbers={numbers} />
        )
      }
    </View>
  )
}

/** Document numbers that are still loading. */
export function DocumentNumberingSkeleton() {
  return (
    <Layout aria-hidden="true">
      <Numbers isLoading skeletonRows={8} caption={labels.caption} columns={NUMBER_COLUMNS} layout="page" />
      <Side as="div" />
    </Layout>
  )
}
