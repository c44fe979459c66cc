import { useMemo } from 'react'
import { useFormState } from 'react-hook-form'
import { mapOutcome, type SaveOutcome } from '@sitewright/domain/shared/outcome'
import type { Decision } from '@sitewright/domain/shared/policy'
import { createPropertiesSchema } from '@sitewright/domain/sites/form-schemas'
import { siteMessages } from '@sitewright/domain/sites/messages'
import {
  siteClassChoices,
  siteScreenLabels as labels,
  siteScreenMessages,
  siteTypeOptions,
} from '@sitewright/domain/sites/screen-messages'
import type { Site } from '@sitewright/domain/sites/site'
import type { SiteSave } from '@sitewright/domain/sites/site-input'
import { FormRadioGroup } from '../../form/FormRadioGroup'
import { Note } from '../../note/Note'
import { EditedCheckbox } from '../patterns/EditedCheckbox'
import { EditedField } from '../patterns/EditedField'
import { EditedTextField } from '../patterns/EditedTextField'
import { EditForm } from '../patterns/EditForm'
import { FormSection } from '../patterns/FormSheet'
import { Column } from '../patterns/FormSheet.styles'
import { OverlayRows } from './OverlayRows'
import { PropertyRows } from './PropertyRows'
import {
  cleanOverlays,
  cleanProperties,
  findOverlaysProblem,
  findPropertiesProblem,
  type SiteDraft,
  siteDraftTexts,
  toSiteSave,
  toSiteVersion,
} from './site-draft'
import { ClassCards, SiteFields, SiteSheet, TypeGroup } from './SitePropertiesForm.styles'

/** Props of the forms on the tabs of a site. */
export interface SiteFormProps {
  site: Site
  /** The decision about every write of sites (PERM-28). */
  edit: Decision
  onSave: (input: SiteSave) => Promise<SaveOutcome<Site>>
}

/** The validation of the Properties tab over the stored values. */
export const createSchema = ({ userProperties, overlays }: SiteDraft) =>
  createPropertiesSchema<SiteDraft['userProperties'], SiteDraft['overlays']>({
    userProperties: {
      findProblem: (rows) => findPropertiesProblem(rows, userProperties),
      clean: (rows) => cleanProperties(rows, userProperties),
    },
    overlays: {
      findProblem: (rows) => findOverlaysProblem(rows, overlays),
      clean: (rows) => cleanOverlays(rows, overlays),
    },
  })

/** The Properties tab of a site (SITE-50 to SITE-60). Only sub-sites have a class (SITE-52). */
export function SitePropertiesForm({ site, edit, onSave }: SiteFormProps) {
  const reason = edit.allowed ? undefined : edit.reason
  const stored = useMemo(() => toSiteVersion(site), [site])
  return (
    <EditForm<SiteDraft, number, Site>
      schema={createSchema}
      stored={stored}
      {...siteDraftTexts}
      readOnlyNote={reason === undefined ? undefined : siteScreenMessages.readOnly(reason)}
      conflictTitle={siteMessages.conflict}
      onSave={async (draft, info) => mapOutcome(await onSave(toSiteSave(draft, info)), toSiteVersion)}
    >
      <InvalidName />
      <SiteSheet data-sheet="">
        <Column>
          <FormSection title={site.parentId === null ? labels.nameTypes : labels.nameClassTypes}>
            <SiteFields>
              <EditedTextField<SiteDraft> name="name" label={labels.name} isRequired isReadOnly={!edit.allowed} />
              {site.parentId !== null && (
                <EditedField name="siteClass" label={labels.siteClass}>
                  {(was) => (
                    <ClassCards>
                      <FormRadioGroup<SiteDraft>
                        name="siteClass"
                        label={labels.siteClass}
                        options={siteClassChoices}
                        orientation="horizontal"
                        disabledReason={reason}
                        labelEnd={was}
                      />
                    </ClassCards>
                  )}
                </EditedField>
              )}
              <TypeGroup>
                <legend>{labels.siteTypes}</legend>
                <div>
                  {siteTypeOptions.map(({ value, label, help }) => (
                    <EditedCheckbox<SiteDraft> key={value} name={value} {...{ label, help }} disabledReason={reason} />
                  ))}
                </div>
              </TypeGroup>
            </SiteFields>
          </FormSection>
        </Column>
        <Column>
          <FormSection title={labels.userProperties}>
            <PropertyRows isReadOnly={!edit.allowed} />
          </FormSection>
          <FormSection title={labels.overlays}>
            <OverlayRows isReadOnly={!edit.allowed} />
          </FormSection>
        </Column>
      </SiteSheet>
    </EditForm>
  )
}

/** Says after an attempt to save that the name is invalid (SITE-31). The field says why. */
function InvalidName() {
  const { errors, submitCount } = useFormState({ name: 'name' })
  if (submitCount === 0 || errors['name'] === undefined) return null
  return (
    <Note tone="danger" role="alert">
      {siteMessages.nameInvalid}
    </Note>
  )
}
