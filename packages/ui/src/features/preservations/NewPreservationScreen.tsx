import { useState } from 'react'
import type { PreservationEdit } from '@sitewright/domain/preservations/copies'
import { PreservationForm } from '@sitewright/domain/preservations/form-schemas'
import {
  preservationScreenLabels as labels,
  preservationScreenMessages as messages,
} from '@sitewright/domain/preservations/screen-messages'
import { PageHeader } from '../../page-header/PageHeader'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { CreateForm, type CreateOutcome } from '../patterns/CreateForm'
import { Slot } from '../patterns/TabActions.styles'
import { TabActionsContext } from '../patterns/TabActions'
import { PreservationFields, type PreservationProject } from './PreservationFields'
import { EMPTY_DRAFT, findMissingParts, type PreservationDraft, toEdit } from './preservation-draft'
import { getDraftTexts } from './preservation-texts'
import { PreservationSkeleton } from './PreservationSkeleton'
import { StepLists } from './StepLists'

/** Props of NewPreservationScreen. */
export interface NewPreservationScreenProps {
  /** The projects that are offered (PRES-36). */
  view: ViewState<readonly PreservationProject[]>
  /** Epoch milliseconds. */
  now: number
  listHref: string
  onSave: (edit: PreservationEdit) => Promise<CreateOutcome<unknown>>
  /** Called when everything is saved (PRES-24). */
  onSaved: () => void
  onCancel: () => void
}

const TEXTS = getDraftTexts(String)
const NOTHING: readonly never[] = []

/** Adds a preservation to one or several projects (PRES-03, PRES-27). */
export function NewPreservationScreen({ view, now, listHref, onSave, onSaved, onCancel }: NewPreservationScreenProps) {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  return (
    <>
      <PageHeader
        title={labels.newTitle}
        breadcrumb={[{ label: labels.list, href: listHref }]}
        actions={<Slot ref={setSlot} data-settled={view.state === 'ready' || undefined} />}
      />
      <View view={view} failedTitle={messages.choicesFailed} loading={<PreservationSkeleton />}>
        {(projects) => (
          <TabActionsContext value={slot}>
            <CreateForm<PreservationDraft, unknown>
              label={labels.newTitle}
              schema={PreservationForm}
              start={EMPTY_DRAFT}
              labels={TEXTS.labels}
              getDisabledReason={findMissingParts}
              onSave={(draft) => onSave(toEdit(draft))}
              onSaved={onSaved}
              saveLabel={labels.save}
              onBack={onCancel}
            >
              <PreservationFields projects={projects} stored={NOTHING} isReadOnly={false} />
              <StepLists isReadOnly={false} now={now} />
            </CreateForm>
          </TabActionsContext>
        )}
      </View>
    </>
  )
}
