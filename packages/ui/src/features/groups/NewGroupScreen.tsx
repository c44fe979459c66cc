import { groupLabels, groupMessages } from '@sitewright/domain/groups/messages'
import type { UserGroupCreate } from '@sitewright/domain/groups/model'
import type { GroupSeed } from '@sitewright/domain/groups/rules'
import type { License } from '@sitewright/domain/licenses/model'
import { formLabels } from '@sitewright/domain/shared/form-messages'
import type { Decision } from '@sitewright/domain/shared/policy'
import type { View as ViewState } from '../../view/view-state'
import { CreatePage } from '../patterns/CreatePage'
import type { CreateOutcome } from '../patterns/CreateForm'
import { ChoiceSkeleton, FieldSkeleton } from '../patterns/FieldSkeleton'
import { FormSection, FormSheet } from '../patterns/FormSheet'
import { Choices, FieldPairs } from '../patterns/FormSheet.styles'
import { NewGroupForm } from './NewGroupForm'

/** What a new group starts from. */
export interface NewGroupStart {
  /** The licenses to choose from, only for users of all licenses (GROUP-30). */
  licenses?: readonly Pick<License, 'licenseId' | 'name'>[] | undefined
  /** The license that the form starts with. Without it the user has to choose one. */
  licenseId?: number | undefined
  /** What can be copied from the original user (GROUP-23). */
  seed?: GroupSeed | undefined
}

/** Props of NewGroupScreen. */
export interface NewGroupScreenProps {
  view: ViewState<NewGroupStart>
  /** The original user. */
  userName?: string | undefined
  create: Decision
  licenseName: (licenseId: number) => string
  listHref: string
  onSave: (body: UserGroupCreate) => Promise<CreateOutcome<unknown>>
  onSaved: () => void
  /** One page back (GROUP-29). */
  onBack: () => void
}

/** A new user group, empty or with the direct assignments of a user (GROUP-22 to GROUP-38). */
export function NewGroupScreen({ view, userName, listHref, ...form }: NewGroupScreenProps) {
  const title = userName === undefined ? groupLabels.newTitle : groupLabels.newFrom(userName)
  return (
    <CreatePage
      title={title}
      list={{ label: groupLabels.list, href: listHref }}
      view={view}
      failedTitle={groupMessages.seedFailed}
      loading={<NewGroupSkeleton hasSeed={userName !== undefined} />}
    >
      {(start) => <NewGroupForm {...form} title={title} start={start} />}
    </CreatePage>
  )
}

function NewGroupSkeleton({ hasSeed }: { hasSeed: boolean }) {
  return (
    <FormSheet
      aside={
        hasSeed ? (
          <FormSection title={groupLabels.copy}>
            <Choices>
              <ChoiceSkeleton label={groupLabels.copyProjects} help={NO_BREAK_SPACE} />
              <ChoiceSkeleton label={groupLabels.copyRoles} help={NO_BREAK_SPACE} />
            </Choices>
          </FormSection>
        ) : undefined
      }
    >
      <FormSection title={formLabels.identity}>
        <FieldPairs>
          <FieldSkeleton label={groupLabels.name} />
          <FieldSkeleton label={groupLabels.license} />
        </FieldPairs>
      </FormSection>
    </FormSheet>
  )
}

/** Takes the space of a line. */
const NO_BREAK_SPACE = '\u00A0'
