import { useState } from 'react'
import type { Environment } from '@sitewright/domain/environments/model'
import type { CatalogProductLicense } from '@sitewright/domain/catalog/model'
import {
  firstRunLabels as labels,
  firstRunMessages as messages,
  firstRunSteps,
} from '@sitewright/domain/first-run/messages'
import type { FirstRunState } from '@sitewright/domain/first-run/model'
import { NewFirstLicense, toLicenseCreate, type NewLicense } from '@sitewright/domain/licenses/form'
import type { FirstLicense } from '@sitewright/domain/licenses/input'
import { UNLIMITED } from '@sitewright/domain/shared/limits'
import { ButtonLink } from '../../button/Button'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { CreateForm, type CreateOutcome } from '../patterns/CreateForm'
import { FieldSkeleton } from '../patterns/FieldSkeleton'
import { FormSection, FormSheet } from '../patterns/FormSheet'
import { FieldPairs } from '../patterns/FormSheet.styles'
import { FormSkeleton } from '../patterns/FormSkeleton'
import { NEW_LICENSE_LABELS, NewLicenseFields, NewLicenseLimits } from '../patterns/NewLicenseFields'
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
  ...NEW_LICENSE_LABELS,
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
            <NewLicenseFields environments={environments} />
            <NewLicenseLimits />
          </FieldPairs>
        </FormSection>
      </FormSheet>
    </CreateForm>
  )
}
