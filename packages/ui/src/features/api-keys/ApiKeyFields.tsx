import { apiKeyLabels, apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import type { ApiKeyInput, NewApiKey } from '@sitewright/domain/api-keys/model'
import type { Decision } from '@sitewright/domain/shared/policy'
import type { ReactNode } from 'react'
import { FormCheckbox } from '../../form/FormCheckbox'
import { FormTextArea } from '../../form/FormTextArea'
import { FormTextField } from '../../form/FormTextField'
import { Fields } from '../patterns/TabBody.styles'

/** Label of each field. */
export const API_KEY_FIELD_LABELS: Readonly<Record<keyof NewApiKey, string>> = {
  ...apiKeyLabels,
  isActive: apiKeyLabels.active,
}

/** Props of ApiKeyFields. */
export interface ApiKeyFieldsProps {
  edit: Decision
  /** Read-only fields before the others: prefix and license of an existing key. */
  fixed?: ReactNode
  /** Fields after the description: the license of a new key. */
  children?: ReactNode
}

/** The fields of a new or existing key (KEY-14, KEY-27). */
export function ApiKeyFields({ edit, fixed, children }: ApiKeyFieldsProps) {
  const isReadOnly = !edit.allowed
  const disabledReason = edit.allowed ? undefined : edit.reason
  return (
    <Fields>
      {fixed}
      <FormTextField<ApiKeyInput>
        name="name"
        label={apiKeyLabels.name}
        isRequired
        isReadOnly={isReadOnly}
        autoComplete="off"
      />
      <FormTextArea<ApiKeyInput> name="description" label={apiKeyLabels.description} rows={3} isReadOnly={isReadOnly} />
      {children}
      <FormCheckbox<ApiKeyInput>
        name="isActive"
        label={apiKeyLabels.active}
        help={apiKeyMessages.activeHelp}
        disabledReason={disabledReason}
      />
      <FormCheckbox<ApiKeyInput>
        name="allProjects"
        label={apiKeyLabels.allProjects}
        help={apiKeyMessages.allProjectsHelp}
        disabledReason={disabledReason}
      />
    </Fields>
  )
}
