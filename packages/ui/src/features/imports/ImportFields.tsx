import type { ReactNode } from 'react'
import type { ImportSystemInput } from '@sitewright/domain/imports/system'
import {
  importScreenLabels as labels,
  importScreenMessages as messages,
} from '@sitewright/domain/imports/screen-messages'
import type { Decision } from '@sitewright/domain/shared/policy'
import { EditedCheckbox } from '../patterns/EditedCheckbox'
import { EditedTextArea } from '../patterns/EditedTextArea'
import { EditedTextField } from '../patterns/EditedTextField'
import { FormSection, FormSheet } from '../patterns/FormSheet'
import { Choices } from '../patterns/FormSheet.styles'
import { ImportPairs } from './ImportScreens.styles'
import { type PathChoices, PathField } from './PathField'

/** Props of ImportFields. */
export interface ImportFieldsProps {
  edit: Decision
  paths: PathChoices
  /** The project beside the name: fixed, or to be chosen for a new import system. */
  project: ReactNode
}

/** The fields of a new or existing import system (IMP-04). */
export function ImportFields({ edit, paths, project }: ImportFieldsProps) {
  const isReadOnly = !edit.allowed
  const disabledReason = edit.allowed ? undefined : edit.reason
  return (
    <FormSheet
      aside={
        <FormSection title={labels.state}>
          <Choices>
            <EditedCheckbox<ImportSystemInput>
              name="isInternal"
              label={labels.isInternal}
              help={messages.internalHelp}
              disabledReason={disabledReason}
            />
            <EditedCheckbox<ImportSystemInput>
              name="active"
              label={labels.active}
              help={messages.activeHelp}
              disabledReason={disabledReason}
            />
          </Choices>
        </FormSection>
      }
    >
      <FormSection title={labels.section} hasLegend={edit.allowed}>
        <ImportPairs>
          <EditedTextField<ImportSystemInput>
            name="displayName"
            label={labels.name}
            isRequired
            isReadOnly={isReadOnly}
          />
          {project}
          <PathField choices={paths} isReadOnly={isReadOnly} />
          <EditedTextArea<ImportSystemInput>
            name="description"
            label={labels.description}
            rows={3}
            isReadOnly={isReadOnly}
          />
        </ImportPairs>
      </FormSection>
    </FormSheet>
  )
}
