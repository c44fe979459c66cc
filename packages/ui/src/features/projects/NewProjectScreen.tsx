import type { NamedLicense } from '@sitewright/domain/licenses/rules'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import type { NewProjectInput, ProjectRecord } from '@sitewright/domain/projects/record'
import { projectScreenLabels as labels } from '@sitewright/domain/projects/screen-messages'
import type { Decision } from '@sitewright/domain/shared/policy'
import type { View as ViewState } from '../../view/view-state'
import { CreatePage } from '../patterns/CreatePage'
import type { CreateOutcome } from '../patterns/CreateForm'
import { FieldSkeleton } from '../patterns/FieldSkeleton'
import { FormSection, FormSheet } from '../patterns/FormSheet'
import { FieldPairs } from '../patterns/FormSheet.styles'
import type { OptionSearch } from '../patterns/option-search'
import { NewProjectForm } from './NewProjectForm'

/** Searches for the parent of a new project. */
export type ParentSearch = OptionSearch<Pick<ProjectRecord, 'projectId' | 'name'>>

/** Props of NewProjectScreen. */
export interface NewProjectScreenProps {
  /** The licenses to choose from. The value is `undefined` for users of one license (PROJ-20). */
  view: ViewState<readonly NamedLicense[] | undefined>
  /** The license of users who cannot choose one. */
  ownLicense: { licenseId: number; name: string }
  /** The decision about creating projects. If refused, the page says why nothing can be saved (PROJ-16). */
  create: Decision
  parents: ParentSearch
  /** Called with the chosen license, whose projects can be the parent. */
  onLicense: (licenseId: number | undefined) => void
  listHref: string
  /** @returns the id of the new project */
  onSave: (input: NewProjectInput) => Promise<CreateOutcome<number>>
  onSaved: (projectId: number) => void
  onBack: () => void
}

/** Creates a project (PROJ-15 to PROJ-26). */
export function NewProjectScreen({ view, listHref, ...form }: NewProjectScreenProps) {
  return (
    <CreatePage
      title={labels.newTitle}
      list={{ label: labels.list, href: listHref }}
      view={view}
      failedTitle={licenseMessages.loadFailed}
      loading={<NewProjectSkeleton />}
    >
      {(licenses) => <NewProjectForm {...form} licenses={licenses} />}
    </CreatePage>
  )
}

function NewProjectSkeleton() {
  return (
    <FormSheet>
      <FormSection title={labels.project}>
        <FieldPairs>
          <FieldSkeleton label={labels.name} isRequired />
          <FieldSkeleton label={labels.license} isRequired />
          <FieldSkeleton label={labels.description} isRequired shape="area" isWide />
          <FieldSkeleton label={labels.parentProject} help={NO_BREAK_SPACE} />
        </FieldPairs>
      </FormSection>
    </FormSheet>
  )
}

/** Takes the space of a line. */
const NO_BREAK_SPACE = '\u00A0'
