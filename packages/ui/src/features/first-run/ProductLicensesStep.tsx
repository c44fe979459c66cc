import { useState } from 'react'
import {
  firstRunLabels as labels,
  firstRunMessages as messages,
  firstRunSteps,
} from '@sitewright/domain/first-run/messages'
import { type FirstRunState, ProductSelection } from '@sitewright/domain/first-run/model'
import type { Suggestion } from '@sitewright/domain/first-run/rules'
import { ButtonLink } from '../../button/Button'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { CreateForm, type CreateOutcome } from '../patterns/CreateForm'
import { FieldSkeleton } from '../patterns/FieldSkeleton'
import { FormSection, FormSheet } from '../patterns/FormSheet'
import { FormSkeleton } from '../patterns/FormSkeleton'
import { ProductChoice } from './ProductChoice'
import { StepGate, type StepLinks } from './StepGate'

/** Props of ProductLicensesStep. */
export interface ProductLicensesStepProps extends StepLinks {
  state: FirstRunState
  suggestions: ViewState<readonly Suggestion[]>
  /** Adds the selected suggestions that the catalog lacks. */
  onSave: (selected: readonly Suggestion[]) => Promise<CreateOutcome<null>>
  onSaved: () => void
}

/** The second step: suggested product licenses (FIRST-07). */
export function ProductLicensesStep({ suggestions, ...props }: ProductLicensesStepProps) {
  return (
    <StepGate {...props} step="product-licenses">
      {(guard) => (
        <View
          view={suggestions}
          failedTitle={messages.productsFetchFailed}
          loading={
            <FormSkeleton>
              <FormSheet>
                <FormSection title={labels.productLicenses}>
                  <FieldSkeleton label={labels.productLicenses} help={messages.productsHelp} shape="area" />
                </FormSection>
              </FormSheet>
            </FormSkeleton>
          }
        >
          {(offered) => (
            <ProductsForm {...props} offered={offered} onSave={(selected) => guard(() => props.onSave(selected))} />
          )}
        </View>
      )}
    </StepGate>
  )
}

type ProductsFormProps = Omit<ProductLicensesStepProps, 'suggestions'> & { offered: readonly Suggestion[] }

function ProductsForm({ offered, onSave, onSaved, homeHref }: ProductsFormProps) {
  const [numbers] = useState(() => new Set(offered.map(({ input }) => input.id)))
  return (
    <CreateForm<ProductSelection, null>
      label={firstRunSteps['product-licenses'].title}
      schema={ProductSelection}
      start={{ numbers }}
      labels={{ numbers: labels.productLicenses }}
      onSave={async ({ numbers: wanted }) => {
        const selected = offered.filter(({ input }) => wanted.has(input.id))
        if (selected.some(({ input }) => !input.isVendor)) return onSave(selected)
        const message = messages.productsRequired
        return { status: 'failed', message, fields: { numbers: [message] } }
      }}
      onSaved={onSaved}
      saveLabel={labels.continue}
      secondary={<ButtonLink href={homeHref}>{labels.later}</ButtonLink>}
    >
      <FormSheet>
        <FormSection title={labels.productLicenses}>
          <ProductChoice
            name="numbers"
            label={labels.productLicenses}
            help={messages.productsHelp}
            options={offered.map(({ input, roleGroups, existing }) => ({
              ...input,
              help: labels.product(input.id, input.isVendor, roleGroups),
              disabledReason: existing === undefined ? undefined : messages.inCatalog(existing),
            }))}
          />
        </FormSection>
      </FormSheet>
    </CreateForm>
  )
}
