import { allowed } from '@sitewright/domain/shared/policy'
import { userFormMessages } from '@sitewright/domain/users/form-messages'
import { userLabels } from '@sitewright/domain/users/messages'
import { FieldSkeleton } from '../patterns/FieldSkeleton'
import { FormSkeleton } from '../patterns/FormSkeleton'
import { UserHistory } from './UserDetails'
import { UserFields } from './UserFields'

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
    <FormSkeleton>
      <UserFields
        edit={allowed}
        userName={<FieldSkeleton label={userLabels.userName} help={isNew ? undefined : userFormMessages.userName} />}
        license={hasLicense ? <FieldSkeleton label={userLabels.licenseId} /> : undefined}
        groups={isNew && <FieldSkeleton label={userLabels.userGroups} />}
        history={!isNew && <UserHistory />}
      />
    </FormSkeleton>
  )
}
