import { useState } from 'react'
import type { Environment } from '@sitewright/domain/environments/model'
import type { CatalogProductLicense } from '@sitewright/domain/catalog/model'
import {
  firstRunLabels as labels,
  firstRunMessages as messages,
  firstRunSteps,
} from '@sitewright/domain/first-run/messages'
import type { FirstRunState } from '@sitewright/domain/first-run/model'
import { LAST_EXPIRY_DAY } from '@sitewright/domain/licenses/expiry'
import { NewFirstLicense, toLicenseCreate, type NewLicense } from '@sitewright/domain/licenses/form'
import type { FirstLicense } from '@sitewright/domain/licenses/input'
import { licenseScreenLabels, licenseScreenMessages } from '@sitewright/domain/licenses/screen-messages'
import { UNLIMITED } from '@sitewright/domain/shared/limits'
import { ButtonLink } from '../../button/Button'
import { FormDatePicker } from '../../form/FormDatePicker'
import { FormSelect } from '../../form/FormSelect'
import { FormTextField } from '../../form/FormTextField'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { CreateForm, type CreateOutcome } from '../patterns/CreateForm'
import { FieldSkeleton } from '../patterns/FieldSkeleton'
import { FormLimitField } from '../patterns/FormLimitField'
import { FormSection, FormSheet } from '../patterns/FormSheet'
import { FieldPairs } from '../patterns/FormSheet.styles'
import { FormSkeleton } from '../patterns/FormSkeleton'
import { ProductChoice } from './ProductChoice'
import { StepGate, type StepLinks } from './StepGate'

/** What a license can have. */
export interface LicenseParts {
  environments: readonly Environment[]
  /** Those that are offered. */
  products: readonly CatalogProductLicense[]
}

/** Props of LicenseStep. */
export interface LicenseStepProps extends StepLinks {
  state: FirstRunState
  parts: ViewState<LicenseParts>
  onSave: (body: FirstLicense) => Promise<CreateOutcome<{ name: string }>>
  onSaved: () => void
}

/** The values of the form. A form saves a set of ids as it is selected, without a schema. */
type Values = NewLicense & { addOnIds: ReadonlySet<number> }

const LABELS: Readonly<Record<keyof Values, string>> = {
  name: licenseScreenLabels.name,
  company: licenseScreenLabels.company,
  environmentId: licenseScreenLabels.environment,
  expiryDate: licenseScreenLabels.expiryDate,
  maxProjects: licenseScreenLabels.maxProjects,
  maxUsers: licenseScreenLabels.maxUsers,
  isActive: licenseScreenLabels.active,
  addOnIds: labels.productLicenses,
}

/** The third step: the first license, with its environment and product licenses (FIRST-08). */
export function LicenseStep({ parts, ...props }: LicenseStepProps) {
  return (
    <StepGate {...props} step="license">
      {(guard) => (
        <View
          view={parts}
          failedTitle={messages.productsFetchFailed}
          loading={
            <FormSkeleton>
              <FormSheet>
                <FormSection title={labels.customer}>
                  <FieldPairs>
                    <FieldSkeleton label={LABELS.name} isRequired />
                    <FieldSkeleton label={LABELS.company} isRequired />
                  </FieldPairs>
                </FormSection>
              </FormSheet>
            </FormSkeleton>
          }
        >
          {(offered) => <LicenseForm {...props} offered={offered} onSave={(body) => guard(() => props.onSave(body))} />}
        </View>
      )}
    </StepGate>
  )
}

type LicenseFormProps = Omit<LicenseStepProps, 'parts'> & { offered: LicenseParts }

function LicenseForm({ state, offered: { environments, products }, onSave, onSaved, homeHref }: LicenseFormProps) {
  const [addOnIds] = useState(() => new Set(products.map(({ id }) => id)))
  return (
    <CreateForm<Values, { name: string }>
      label={firstRunSteps.license.title}
      schema={NewFirstLicense}
      start={{
        name: '',
        company: '',
        environmentId: state.environment?.id,
        expiryDate: null,
        maxProjects: UNLIMITED,
        maxUsers: UNLIMITED,
        isActive: true,
        addOnIds,
      }}
      labels={LABELS}
      isSummaryHidden
      onSave={async ({ addOnIds: selected, ...license }) =>
        onSave({ ...toLicenseCreate(license), addOnIds: [...selected] })
      }
      onSaved={onSaved}
      saveLabel={labels.continue}
      secondary={<ButtonLink href={homeHref}>{labels.later}</ButtonLink>}
    >
      <FormSheet
        aside={
          <FormSection title={labels.productLicenses}>
            <ProductChoice
              name="addOnIds"
              label={labels.productLicenses}
              help={messages.licenseProductsHelp}
              options={products.map((product) => ({ ...product, help: product.isVendor ? labels.vendor : undefined }))}
            />
          </FormSection>
        }
      >
        <FormSection title={labels.customer} hasLegend>
          <FieldPairs>
            <FormTextField<Values> name="name" label={LABELS.name} isRequired autoComplete="off" />
            <FormTextField<Values> name="company" label={LABELS.company} isRequired autoComplete="off" />
            <FormSelect<Values>
              name="environmentId"
              label={LABELS.environmentId}
              placeholder={licenseScreenLabels.chooseEnvironment}
              options={environments.map(({ environmentId, name }) => ({ value: String(environmentId), label: name }))}
              isNumber
              isRequired
            />
            <FormDatePicker<Values>
              name="expiryDate"
              label={LABELS.expiryDate}
              format="d/M/yyyy"
              max={LAST_EXPIRY_DAY}
              help={licenseScreenLabels.expiryHelp}
            />
            <FormLimitField<Values>
              name="maxProjects"
              label={LABELS.maxProjects}
              invalidMessage={licenseScreenMessages.maxProjectsInvalid}
              isRequired
            />
            <FormLimitField<Values>
              name="maxUsers"
              label={LABELS.maxUsers}
              invalidMessage={licenseScreenMessages.maxUsersInvalid}
              isRequired
            />
          </FieldPairs>
        </FormSection>
      </FormSheet>
    </CreateForm>
  )
}
