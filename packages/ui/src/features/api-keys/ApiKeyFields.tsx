import { apiKeyLabels, apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import type { ApiKeyInput } from '@sitewright/domain/api-keys/model'
import { formLabels } from '@sitewright/domain/shared/form-messages'
import type { Decision } from '@sitewright/domain/shared/policy'
import type { ReactNode } from 'react'
import { EditedCheckbox } from '../patterns/EditedCheckbox'
import { EditedTextArea } from '../patterns/EditedTextArea'
import { EditedTextField } from '../patterns/EditedTextField'
import { FormSection, FormSheet } from '../patterns/FormSheet'
import { Choices, FieldPairs } from '../patterns/FormSheet.styles'

/** Props of ApiKeyFields. */
export interface ApiKeyFieldsProps {
  edit: Decision
  /** Why an existing key cannot be switched. */
  activeLock?: string | undefined
  /** The license of a new key, beside the name. An existing key shows it in the header. */
  license?: ReactNode
  /** The history of an existing key. */
  history?: ReactNode
}

/** The fields of a new or existing key in sections (KEY-14, KEY-27). */
export function ApiKeyFields({ edit, activeLock, license, history }: ApiKeyFieldsProps) {
  const text = { isReadOnly: !edit.allowed, autoComplete: 'off' } as const
  const disabledReason = edit.allowed ? undefined : edit.reason
  return (
    <FormSheet
      aside={
        <>
          <FormSection title={formLabels.access}>
            <Choices>
              <EditedCheckbox<ApiKeyInput>
                name="isActive"
                label={apiKeyLabels.isActive}
                help={apiKeyMessages.activeHelp}
                disabledReason={disabledReason ?? activeLock}
              />
              <EditedCheckbox<ApiKeyInput>
                name="allProjects"
                label={apiKeyLabels.allProjects}
                help={apiKeyMessages.allProjectsHelp}
                disabledReason={disabledReason}
              />
            </Choices>
          </FormSection>
          {history}
        </>
      }
    >
      <FormSection title={formLabels.identity} hasLegend={edit.allowed}>
        <FieldPairs>
          <EditedTextField<ApiKeyInput>
            name="name"
            label={apiKeyLabels.name}
            isWide={license === undefined}
            isRequired
            {...text}
          />
          {license}
          <EditedTextArea<ApiKeyInput> name="description" label={apiKeyLabels.description} rows={3} {...text} />
        </FieldPairs>
      </FormSection>
    </FormSheet>
  )
}
