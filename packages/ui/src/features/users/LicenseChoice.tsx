import { useFormContext, useFormState } from 'react-hook-form'
import type { License } from '@sitewright/domain/licenses/model'
import { licenseOptions } from '@sitewright/domain/licenses/rules'
import { userLabels } from '@sitewright/domain/users/messages'
import type { NewUserInput } from '@sitewright/domain/users/new-user'
import { toFieldProps } from '../../form/to-field-props'
import { Select } from '../../select/Select'

/** The licenses to choose from; `undefined` for users without the choice. */
export type LicenseOptions = readonly Pick<License, 'licenseId' | 'name'>[] | 'loading' | undefined

export interface LicenseChoiceProps {
  licenses: readonly Pick<License, 'licenseId' | 'name'>[]
  /** Called with the license that the user chose. */
  onLicense: (licenseId: number) => void
}

/** The license of a new user, for privileged users (USER-34). Another license clears the groups, which belong to a license (USER-36). */
export function LicenseChoice({ licenses, onLicense }: LicenseChoiceProps) {
  const { register, control, setValue } = useFormContext<NewUserInput>()
  const { errors } = useFormState({ control, name: 'licenseId' })
  return (
    <Select
      {...toFieldProps(
        register('licenseId', {
          valueAsNumber: true,
          onChange: (event: { target: { value: unknown } }) => {
            setValue('userGroupIds', new Set())
            onLicense(Number(event.target.value))
          },
        }),
      )}
      label={userLabels.licenseId}
      error={errors.licenseId?.message}
      options={licenseOptions(licenses)}
    />
  )
}
