import { useFormContext } from 'react-hook-form'
import { licenseTitle, type NamedLicense } from '@sitewright/domain/licenses/rules'
import type { Project } from '@sitewright/domain/projects/model'
import { reportGroupLabels as labels, reportGroupMessages as messages } from '@sitewright/domain/report-groups/messages'
import { ReportGroupInput } from '@sitewright/domain/report-groups/model'
import type { Report } from '@sitewright/domain/reports/model'
import type { Role } from '@sitewright/domain/roles/model'
import { labelOfRole } from '@sitewright/domain/roles/rules'
import { ComboBox } from '../../combo-box/ComboBox'
import { FormComboBox } from '../../form/FormComboBox'
import { useControlled } from '../../form/use-controlled'
import { PageHeader } from '../../page-header/PageHeader'
import { CreateForm, type CreateFormProps } from '../patterns/CreateForm'
import { FormSection, FormSheet } from '../patterns/FormSheet'
import { FieldPairs } from '../patterns/FormSheet.styles'

/** Something to choose from that may be loading, or have failed. */
export interface Choices<Item> {
  items: readonly Item[] | undefined
  failure?: string | undefined
  onRetry: () => void
}

/** Props of NewReportGroupScreen. */
export interface NewReportGroupScreenProps {
  reports: Choices<Report>
  roles: Choices<Role>
  licenses: Choices<NamedLicense>
  /** Those of the chosen license. */
  projects: Choices<Project>
  /** Called when the user chooses a license, or clears it. */
  onLicense: (licenseId: number | null) => void
  listHref: string
  onSave: CreateFormProps<ReportGroupValues, unknown>['onSave']
  onSaved: () => void
  onBack: () => void
}

/** What a person enters: nothing is chosen at first. */
export type ReportGroupValues = { [Field in keyof ReportGroupInput]: number | null }

const START: ReportGroupValues = { reportId: null, roleId: null, licenseId: null, projectId: null }

const stateOf = ({ items, failure, onRetry }: Choices<unknown>) => ({
  isLoading: items === undefined && failure === undefined,
  ...(failure === undefined ? {} : { failure, onRetry }),
})

/** A new report group: a report, and who gets it (SET-18 to SET-22). */
export function NewReportGroupScreen(props: NewReportGroupScreenProps) {
  const { reports, roles } = props
  return (
    <>
      <PageHeader title={labels.newTitle} breadcrumb={[{ label: labels.list, href: props.listHref }]} />
      <CreateForm<ReportGroupValues, unknown>
        label={labels.newTitle}
        schema={ReportGroupInput}
        start={START}
        labels={labels}
        getDisabledReason={({ reportId }) => (reportId === null ? messages.reportRequired : undefined)}
        onSave={props.onSave}
        onSaved={props.onSaved}
        saveLabel={labels.save}
        onBack={props.onBack}
      >
        <FormSheet>
          <FormSection title={labels.section} hasLegend>
            <FieldPairs>
              <FormComboBox<ReportGroupValues, number>
                name="reportId"
                label={labels.reportId}
                isRequired
                {...stateOf(reports)}
                options={(reports.items ?? [])
                  .filter(({ active }) => active)
                  .map((report) => ({
                    value: report.reportId,
                    label: report.reportName,
                    description: report.reportPath,
                  }))}
              />
              <FormComboBox<ReportGroupValues, number>
                name="roleId"
                label={labels.roleId}
                help={messages.anyRoleHelp}
                {...stateOf(roles)}
                options={(roles.items ?? []).map((role) => ({
                  value: role.roleId,
                  label: labelOfRole(role),
                  description: role.name,
                }))}
              />
              <LicenseField licenses={props.licenses} onLicense={props.onLicense} />
              <ProjectField projects={props.projects} />
            </FieldPairs>
          </FormSection>
        </FormSheet>
      </CreateForm>
    </>
  )
}

/** The license. Another one clears the project (SET-21). */
function LicenseField({ licenses, onLicense }: Pick<NewReportGroupScreenProps, 'licenses' | 'onLicense'>) {
  const field = useControlled<number | null>('licenseId', null)
  const { setValue } = useFormContext<ReportGroupValues>()
  return (
    <ComboBox<number>
      {...field}
      label={labels.licenseId}
      help={messages.anyLicenseHelp}
      {...stateOf(licenses)}
      options={(licenses.items ?? []).map((license) => ({
        value: license.licenseId,
        label: licenseTitle(licenses.items, license.licenseId),
      }))}
      onChange={(licenseId) => {
        field.onChange(licenseId)
        setValue('projectId', null, { shouldDirty: true })
        onLicense(licenseId)
      }}
    />
  )
}

/** The project, of the chosen license. */
function ProjectField({ projects }: Pick<NewReportGroupScreenProps, 'projects'>) {
  const { value: licenseId } = useControlled<number | null>('licenseId', null)
  return (
    <FormComboBox<ReportGroupValues, number>
      name="projectId"
      label={labels.projectId}
      help={messages.anyProjectHelp}
      disabledReason={licenseId === null ? messages.licenseFirst : undefined}
      {...(licenseId === null ? {} : stateOf(projects))}
      options={(projects.items ?? []).map(({ projectId, name }) => ({ value: projectId, label: name }))}
    />
  )
}
