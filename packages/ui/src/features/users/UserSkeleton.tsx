import { formLabels } from '@sitewright/domain/shared/form-messages'
import { userFormMessages } from '@sitewright/domain/users/form-messages'
import { userLabels } from '@sitewright/domain/users/messages'
import { ChoiceSkeleton, FieldSkeleton } from '../patterns/FieldSkeleton'
import { FormSection, FormSheet } from '../patterns/FormSheet'
import { Choices, FieldPairs } from '../patterns/FormSheet.styles'
import { HistorySkeleton } from '../patterns/HistorySkeleton'
import { USER_CHOICES } from './UserFields'
import { USER_DATES } from './UserDetails'

/** Props of UserSkeleton. */
export interface UserSkeletonProps {
  /** Whether the form has the choice of a license (USER-34). */
  hasLicense: boolean
  /** A new user has groups to choose and no history. */
  isNew?: boolean
}

/** The form of a user that is still loading. */
export function UserSkeleton({ hasLicense, isNew = false }: UserSkeletonProps) {
  return (
    <FormSheet
      aria-hidden="true"
      aside={
        <>
          <FormSection title={formLabels.access}>
            <Choices>
              {isNew && <FieldSkeleton label={userLabels.userGroups} />}
              {USER_CHOICES.map((name) => (
                <ChoiceSkeleton key={name} label={userLabels[name]} help={userFormMessages[name]} />
              ))}
            </Choices>
          </FormSection>
          {!isNew && (
            <FormSection title={formLabels.history}>
              <HistorySkeleton labels={USER_DATES.map((name) => userLabels[name])} />
            </FormSection>
          )}
        </>
      }
    >
      <FormSection title={formLabels.identity}>
        <FieldPairs>
          <FieldSkeleton
            label={userLabels.userName}
            help={isNew ? undefined : userFormMessages.userName}
            isWide={!hasLicense}
          />
          {hasLicense && (
            <FieldSkeleton label={userLabels.licenseId} help={isNew ? undefined : userFormMessages.licenseId} />
          )}
          <FieldSkeleton label={userLabels.firstName} />
          <FieldSkeleton label={userLabels.lastName} />
          <FieldSkeleton label={userLabels.comment} shape="area" isWide />
        </FieldPairs>
      </FormSection>
      <FormSection title={formLabels.contact}>
        <FieldPairs>
          <FieldSkeleton label={userLabels.email} help={userFormMessages.email} />
          <FieldSkeleton label={userLabels.phoneNumber} />
          <FieldSkeleton label={userLabels.companyName} />
          <FieldSkeleton label={userLabels.position} />
        </FieldPairs>
      </FormSection>
    </FormSheet>
  )
}
