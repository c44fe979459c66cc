import { groupLabels } from '@sitewright/domain/groups/messages'
import { formLabels } from '@sitewright/domain/shared/form-messages'
import { FieldSkeleton } from '../patterns/FieldSkeleton'
import { FormSection, FormSheet } from '../patterns/FormSheet'
import { FormSkeleton } from '../patterns/FormSkeleton'

/** The form of a user group that is still loading. */
export function GroupSkeleton() {
  return (
    <FormSkeleton>
      <FormSheet
        aside={
          <FormSection title={groupLabels.members}>
            <FieldSkeleton label={groupLabels.members} help={groupLabels.membersHelp} isLabelHidden />
          </FormSection>
        }
      >
        <FormSection title={formLabels.identity}>
          <FieldSkeleton label={groupLabels.name} />
        </FormSection>
      </FormSheet>
    </FormSkeleton>
  )
}
