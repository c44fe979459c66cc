import { groupLabels, groupMessages } from '@sitewright/domain/groups/messages'
import { NewGroupInput } from '@sitewright/domain/groups/model'
import { type GroupSeed, toGroupCreate } from '@sitewright/domain/groups/rules'
import { licenseOptions } from '@sitewright/domain/licenses/rules'
import { formLabels } from '@sitewright/domain/shared/form-messages'
import { FormCheckbox } from '../../form/FormCheckbox'
import { FormTextField } from '../../form/FormTextField'
import { Note } from '../../note/Note'
import { FormNumberChoice } from '../patterns/FormNumberChoice'
import { CreateForm } from '../patterns/CreateForm'
import { FormSection, FormSheet } from '../patterns/FormSheet'
import { Choices, FieldPairs } from '../patterns/FormSheet.styles'
import type { NewGroupScreenProps, NewGroupStart } from './NewGroupScreen'

/** Props of NewGroupForm. */
export interface NewGroupFormProps extends Omit<NewGroupScreenProps, 'view' | 'userName' | 'listHref'> {
  title: string
  start: NewGroupStart
}

/** Name, license and what is copied. The Save button says why it is disabled. */
export function NewGroupForm({ title, start, create, ...props }: NewGroupFormProps) {
  const { licenses, licenseId, seed } = start
  const disabledReason = create.allowed ? undefined : create.reason
  return (
    <CreateForm<NewGroupInput, unknown>
      label={title}
      schema={NewGroupInput}
      start={{ name: '', licenseId, copiesProjects: false, copiesRoles: false }}
      labels={LABELS}
      getDisabledReason={(values) => disabledReason ?? explainIncomplete(values, seed)}
      onSave={(input) => props.onSave(toGroupCreate(input, seed))}
      onSaved={props.onSaved}
      saveLabel={groupLabels.save}
      onBack={props.onBack}
      notes={!create.allowed && <Note tone="info">{groupMessages.readOnlyNew(create.reason)}</Note>}
    >
      <FormSheet aside={seed && <CopyChoices seed={seed} disabledReason={disabledReason} />}>
        <FormSection title={formLabels.identity} hasLegend={create.allowed}>
          <FieldPairs>
            <FormTextField<NewGroupInput>
              name="name"
              label={groupLabels.name}
              isRequired
              isReadOnly={!create.allowed}
              autoComplete="off"
            />
            <FormNumberChoice<NewGroupInput>
              name="licenseId"
              label={groupLabels.license}
              placeholder={groupLabels.chooseLicense}
              disabledReason={disabledReason}
              options={licenses && licenseOptions(licenses)}
              text={licenseId === undefined ? '' : props.licenseName(licenseId)}
            />
          </FieldPairs>
        </FormSection>
      </FormSheet>
    </CreateForm>
  )
}

const LABELS: Readonly<Record<keyof NewGroupInput, string>> = {
  name: groupLabels.name,
  licenseId: groupLabels.license,
  copiesProjects: groupLabels.copyProjects,
  copiesRoles: groupLabels.copyRoles,
}

function CopyChoices({ seed, disabledReason }: { seed: GroupSeed; disabledReason: string | undefined }) {
  const { projectIds, roleIds, addOnIds, copyable } = seed
  return (
    <FormSection title={groupLabels.copy}>
      <Choices>
        <FormCheckbox<NewGroupInput>
          name="copiesProjects"
          label={groupLabels.copyProjects}
          help={groupMessages.projectsToCopy(copyable?.projects ?? projectIds.length, projectIds.length)}
          disabledReason={disabledReason}
        />
        <FormCheckbox<NewGroupInput>
          name="copiesRoles"
          label={groupLabels.copyRoles}
          help={groupMessages.rolesToCopy(
            { copyable: copyable?.roles ?? roleIds.length, all: roleIds.length },
            { copyable: copyable?.addOns ?? addOnIds.length, all: addOnIds.length },
          )}
          disabledReason={disabledReason}
        />
      </Choices>
    </FormSection>
  )
}

/** Says what is missing before it can be saved (GROUP-35 to GROUP-38). */
function explainIncomplete(values: NewGroupInput, seed: GroupSeed | undefined): string | undefined {
  if (values.name.trim() === '') return groupMessages.nameRequired
  if (!Number.isInteger(values.licenseId)) return groupMessages.licenseRequired
  return seed !== undefined && !values.copiesProjects && !values.copiesRoles ? groupMessages.chooseCopy : undefined
}
