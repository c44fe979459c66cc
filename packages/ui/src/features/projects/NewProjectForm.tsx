import { useMemo } from 'react'
import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { licenseOptions, licenseTitle, type NamedLicense } from '@sitewright/domain/licenses/rules'
import { type NewProjectInput, ProjectCreate } from '@sitewright/domain/projects/record'
import {
  projectScreenLabels as labels,
  projectScreenMessages as messages,
  projectTitle,
} from '@sitewright/domain/projects/screen-messages'
import { FormComboBox } from '../../form/FormComboBox'
import { FormTextArea } from '../../form/FormTextArea'
import { FormTextField } from '../../form/FormTextField'
import { toFieldProps } from '../../form/to-field-props'
import { Note } from '../../note/Note'
import { Select } from '../../select/Select'
import { TextField } from '../../text-field/TextField'
import { CreateForm } from '../patterns/CreateForm'
import { FormSection, FormSheet } from '../patterns/FormSheet'
import { FieldPairs } from '../patterns/FormSheet.styles'
import { toSearchProps } from '../patterns/option-search'
import type { NewProjectScreenProps, ParentSearch } from './NewProjectScreen'

/** Props of NewProjectForm. */
export interface NewProjectFormProps extends Omit<NewProjectScreenProps, 'view' | 'listHref'> {
  licenses: readonly NamedLicense[] | undefined
}

const LABELS: Readonly<Record<keyof NewProjectInput, string>> = {
  name: labels.name,
  description: labels.description,
  licenseId: labels.license,
  parentProjectId: labels.parentProject,
}

/** Name, description, license and parent of a new project. Without the role, every field is read-only and Save says why. */
export function NewProjectForm({ licenses, ownLicense, create, parents, onLicense, ...props }: NewProjectFormProps) {
  const isReadOnly = !create.allowed
  const disabledReason = create.allowed ? undefined : create.reason
  return (
    <CreateForm<NewProjectInput, number>
      label={labels.newTitle}
      schema={ProjectCreate}
      start={{
        name: '',
        description: '',
        licenseId: licenses === undefined ? ownLicense.licenseId : undefined,
        parentProjectId: null,
      }}
      labels={LABELS}
      getDisabledReason={() => disabledReason}
      onSave={(input) => props.onSave(input)}
      onSaved={props.onSaved}
      saveLabel={labels.save}
      onBack={props.onBack}
      notes={disabledReason !== undefined && <Note tone="info">{messages.readOnlyNew(disabledReason)}</Note>}
    >
      <FormSheet>
        <FormSection title={labels.project} hasLegend={create.allowed}>
          <FieldPairs>
            <FormTextField<NewProjectInput>
              name="name"
              label={labels.name}
              isRequired
              isReadOnly={isReadOnly}
              autoComplete="off"
            />
            {licenses === undefined ? (
              <OwnLicense name={licenseTitle([ownLicense], ownLicense.licenseId)} />
            ) : (
              <LicenseChoice licenses={licenses} disabledReason={disabledReason} onLicense={onLicense} />
            )}
            <div data-wide="">
              <FormTextArea<NewProjectInput>
                name="description"
                label={labels.description}
                isRequired
                isReadOnly={isReadOnly}
              />
            </div>
            <ParentChoice parents={parents} disabledReason={disabledReason} />
          </FieldPairs>
        </FormSection>
      </FormSheet>
    </CreateForm>
  )
}

/** The license of users who cannot choose one. The server can reject it, because it can be full (PROJ-56). */
function OwnLicense({ name }: { name: string }) {
  const { fieldState } = useController<NewProjectInput, 'licenseId'>({ name: 'licenseId' })
  return <TextField label={labels.license} name="licenseId" value={name} error={fieldState.error?.message} isReadOnly />
}

interface LicenseChoiceProps {
  licenses: readonly NamedLicense[]
  disabledReason: string | undefined
  onLicense: (licenseId: number | undefined) => void
}

/** Chooses the license. A change clears the parent, which must be of the same license. */
function LicenseChoice({ licenses, disabledReason, onLicense }: LicenseChoiceProps) {
  const { register, control, setValue } = useFormContext<NewProjectInput>()
  const { errors } = useFormState({ control, name: 'licenseId' })
  return (
    <Select
      {...toFieldProps(
        register('licenseId', {
          valueAsNumber: true,
          onChange: (event: { target: { value: unknown } }) => {
            setValue('parentProjectId', null)
            const chosen = Number(event.target.value)
            onLicense(chosen > 0 ? chosen : undefined)
          },
        }),
      )}
      label={labels.license}
      placeholder={labels.chooseLicense}
      disabledReason={disabledReason}
      error={errors.licenseId?.message}
      options={licenseOptions(licenses)}
      isRequired
    />
  )
}

/** Chooses the optional parent. The server searches, because a license can have 10,000 projects. */
function ParentChoice({ parents, disabledReason }: { parents: ParentSearch; disabledReason: string | undefined }) {
  const licenseId = useWatch<NewProjectInput, 'licenseId'>({ name: 'licenseId' })
  const { found } = parents
  const options = useMemo(
    () => found.map((project) => ({ value: project.projectId, label: projectTitle(project) })),
    [found],
  )
  const missing = Number.isInteger(licenseId) ? undefined : messages.parentNeedsLicense
  return (
    <FormComboBox<NewProjectInput, number>
      name="parentProjectId"
      label={labels.parentProject}
      help={messages.parentHelp}
      options={options}
      filter="none"
      {...toSearchProps(parents)}
      disabledReason={disabledReason ?? missing}
    />
  )
}
