import { apiKeyLabels, apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import type { ApiKeyInput } from '@sitewright/domain/api-keys/model'
import type { Decision } from '@sitewright/domain/shared/policy'
import type { ReactNode } from 'react'
import { FormCheckbox } from '../../form/FormCheckbox'
import { FormTextArea } from '../../form/FormTextArea'
import { FormTextField } from '../../form/FormTextField'
import { Fields } from '../patterns/TabBody.styles'

/** Props of ApiKeyFields. */
export interface ApiKeyFieldsProps {
  edit: Decision
  /** What cannot be changed stands first: prefix and license of a key that is there. */
  fixed?: ReactNode
  /** Stands after the description: the license of a new key. */
  children?: ReactNode
}

/** The fields of a key, of a new one and of one that is there (KEY-14, KEY-27). */
export function ApiKeyFields({ edit, fixed, children }: ApiKeyFieldsProps) {
  const isReadOnly = !edit.allowed
  const choice = edit.allowed ? {} : { disabledReason: edit.reason }
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
        {...choice}
      />
      <FormCheckbox<ApiKeyInput>
        name="allProjects"
        label={apiKeyLabels.allProjects}
        help={apiKeyMessages.allProjectsHelp}
        {...choice}
      />
    </Fields>
  )
}
