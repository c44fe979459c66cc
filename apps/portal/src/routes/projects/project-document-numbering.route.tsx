import { useMemo } from 'react'
import { documentNumberMessages } from '@sitewright/domain/document-numbering/messages'
import { canEditDocumentNumbers } from '@sitewright/domain/document-numbering/policy'
import { nameNumbers } from '@sitewright/domain/document-numbering/rules'
import { resourceTypeMessages } from '@sitewright/domain/resources/messages'
import { nameType } from '@sitewright/domain/resources/types'
import {
  DocumentNumbering,
  DocumentNumberingSkeleton,
} from '@sitewright/ui/features/document-numbering/DocumentNumbering'
import { asView } from '../../data/as-view'
import { updateDocumentNumbers, useDocumentNumbers } from '../../data/document-numbering'
import { joinViews, mapView } from '../../data/joined-view'
import { useResourceTypes } from '../../data/resources'
import { useActor } from '../../shell/session/use-session'
import { useOpenedProject } from './use-opened-project'

/** Shown by the layout until the tab can render. */
export const handle = { Skeleton: DocumentNumberingSkeleton }

export function Component() {
  const { projectId } = useOpenedProject()
  const resourceTypes = useResourceTypes()
  const documentNumbers = useDocumentNumbers(projectId, resourceTypes.data)
  const { data: types } = resourceTypes
  const { data: numbers } = documentNumbers
  const named = useMemo(() => nameNumbers(numbers ?? [], (type) => nameType(types ?? [], type)), [numbers, types])
  const typesView = asView(resourceTypes, resourceTypeMessages.fetchFailed)
  const view = joinViews({
    types: typesView,
    numbers: asView(documentNumbers, documentNumberMessages.fetchFailed),
  })
  return (
    <DocumentNumbering
      view={mapView(view, () => named)}
      failedTitle={typesView.state === 'failed' ? resourceTypeMessages.fetchFailed : documentNumberMessages.fetchFailed}
      edit={canEditDocumentNumbers.canDecide(useActor())}
      onRefresh={documentNumbers.reload}
      onSubmit={(changes) => updateDocumentNumbers(projectId, changes)}
    />
  )
}
