import type { Environment } from '@sitewright/domain/environments/model'
import { environmentMessages } from '@sitewright/domain/environments/messages'
import { explainInvalidLicense, NewLicense, toLicenseCreate } from '@sitewright/domain/licenses/form'
import type { LicenseCreate } from '@sitewright/domain/licenses/input'
import {
  licenseScreenLabels as labels,
  licenseScreenMessages as messages,
} from '@sitewright/domain/licenses/screen-messages'
import { FormCheckbox } from '../../form/FormCheckbox'
import { Note } from '../../note/Note'
import type { View as ViewState } from '../../view/view-state'
import { CreatePage } from '../patterns/CreatePage'
import { CreateForm, type CreateOutcome } from '../patterns/CreateForm'
import { ChoiceSkeleton, FieldSkeleton } from '../patterns/FieldSkeleton'
import { FormSection, FormSheet } from '../patterns/FormSheet'
import { Choices, FieldPairs } from '../patterns/FormSheet.styles'
import { NEW_LICENSE_LABELS, NewLicenseFields, NewLicenseLimits } from '../patterns/NewLicenseFields'
import { ErrorsOnLeave } from './ErrorsOnLeave'

/** Props of NewLicenseScreen. */
export interface NewLicenseScreenProps {
  /** All environments (API-28). */
  view: ViewState<readonly Environment[]>
  listHref: string
  /** Creates the license, then links it to its environment (LIC-48). @returns the id of the license */
  onSave: (body: LicenseCreate) => Promise<CreateOutcome<number>>
  onSaved: (licenseId: number) => void
  onBack: () => void
}

/** A new license (LIC-45 to LIC-49, LIC-63 to LIC-81). */
export function NewLicenseScreen({ view, listHref, ...form }: NewLicenseScreenProps) {
  return (
    <CreatePage
      title={labels.newTitle}
      list={{ label: labels.list, href: listHref }}
      view={view}
      failedTitle={environmentMessages.loadFailed}
      loading={<NewLicenseSkeleton />}
    >
      {(environments) => <NewLicenseForm {...form} environments={environments} />}
    </CreatePage>
  )
}

function NewLicenseForm({
  environments,
  onSave,
  onSaved,
  onBack,
}: Omit<NewLicenseScreenProps, 'view' | 'listHref'> & { environments: readonly Environment[] }) {
  return (
    <CreateForm<NewLicense, number>
      label={labels.newTitle}
      schema={NewLicense}
      start={{
        name: '',
        company: '',
        environmentId: undefined,
        expiryDate: null,
        maxProjects: undefined,
        maxUsers: undefined,
        isActive: true,
      }}
      labels={NEW_LICENSE_LABELS}
      getDisabledReason={explainInvalidLicense}
      onSave={(input) => onSave(toLicenseCreate(input))}
      onSaved={onSaved}
      saveLabel={labels.save}
      onBack={onBack}
      notes={<Note tone="info">{messages.ownerWarning}</Note>}
    >
      <ErrorsOnLeave>
        <FormSheet
          aside={
            <FormSection title={labels.limits}>
              <FieldPairs>
                <NewLicenseLimits />
              </FieldPairs>
            </FormSection>
          }
        >
          <FormSection title={labels.license} hasLegend>
            <FieldPairs>
              <NewLicenseFields environments={environments} />
              <FormCheckbox<NewLicense> name="isActive" label={labels.active} help={labels.activeHelp} />
            </FieldPairs>
          </FormSection>
        </FormSheet>
      </ErrorsOnLeave>
    </CreateForm>
  )
}

function NewLicenseSkeleton() {
  return (
    <FormSheet
      aside={
        <FormSection title={labels.limits}>
          <FieldPairs>
            <FieldSkeleton label={labels.maxProjects} isRequired />
            <FieldSkeleton label={labels.maxUsers} isRequired />
          </FieldPairs>
        </FormSection>
      }
    >
      <FormSection title={labels.license}>
        <FieldPairs>
          <FieldSkeleton label={labels.name} isRequired />
          <FieldSkeleton label={labels.company} isRequired />
          <FieldSkeleton label={labels.environment} isRequired />
          <FieldSkeleton label={labels.expiryDate} help={labels.expiryHelp} />
          <Choices>
            <ChoiceSkeleton label={labels.active} help={labels.activeHelp} />
          </Choices>
        </FieldPairs>
      </FormSection>
    </FormSheet>
  )
}
