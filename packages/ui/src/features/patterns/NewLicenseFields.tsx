import { FIRST_EXPIRY_DAY, LAST_EXPIRY_DAY } from '@sitewright/domain/licenses/expiry'
import type { NewLicense } from '@sitewright/domain/licenses/form'
import {
  licenseScreenLabels as labels,
  licenseScreenMessages as messages,
} from '@sitewright/domain/licenses/screen-messages'
import { FormDatePicker } from '../../form/FormDatePicker'
import { FormSelect } from '../../form/FormSelect'
import { FormTextField } from '../../form/FormTextField'
import { FormLimitField } from './FormLimitField'

/** The label of each value of a new license. */
export const NEW_LICENSE_LABELS: Readonly<Record<keyof NewLicense, string>> = {
  name: labels.name,
  company: labels.company,
  environmentId: labels.environment,
  expiryDate: labels.expiryDate,
  maxProjects: labels.maxProjects,
  maxUsers: labels.maxUsers,
  isActive: labels.active,
}

/** Props of NewLicenseFields. */
export interface NewLicenseFieldsProps {
  /** The environments to choose from. */
  environments: readonly { environmentId: number; name: string }[]
}

/** Name, company, environment and expiry date. For a form whose values include those of `NewLicense`. */
export const NewLicenseFields = ({ environments }: NewLicenseFieldsProps) => (
  <>
    <FormTextField<NewLicense> name="name" label={labels.name} isRequired autoComplete="off" />
    <FormTextField<NewLicense> name="company" label={labels.company} isRequired autoComplete="off" />
    <FormSelect<NewLicense>
      name="environmentId"
      label={labels.environment}
      placeholder={labels.chooseEnvironment}
      options={environments.map(({ environmentId, name }) => ({ value: String(environmentId), label: name }))}
      isNumber
      isRequired
    />
    <FormDatePicker<NewLicense>
      name="expiryDate"
      label={labels.expiryDate}
      format="d/M/yyyy"
      min={FIRST_EXPIRY_DAY}
      max={LAST_EXPIRY_DAY}
      help={labels.expiryHelp}
    />
  </>
)

/** The limits of a new license. */
export const NewLicenseLimits = () => (
  <>
    <FormLimitField<NewLicense>
      name="maxProjects"
      label={labels.maxProjects}
      invalidMessage={messages.maxProjectsInvalid}
      isRequired
    />
    <FormLimitField<NewLicense>
      name="maxUsers"
      label={labels.maxUsers}
      invalidMessage={messages.maxUsersInvalid}
      isRequired
    />
  </>
)
