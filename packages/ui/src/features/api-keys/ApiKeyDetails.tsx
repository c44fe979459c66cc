import { apiKeyLabels, apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import { type ApiKey, ApiKeyInput } from '@sitewright/domain/api-keys/model'
import { toApiKeyInput } from '@sitewright/domain/api-keys/rules'
import { formatLongDate } from '@sitewright/domain/shared/dates'
import { formLabels } from '@sitewright/domain/shared/form-messages'
import { mapOutcome, type SaveOutcome } from '@sitewright/domain/shared/outcome'
import type { Decision } from '@sitewright/domain/shared/policy'
import { KeyValueList } from '../../key-value/KeyValueList'
import { EditForm } from '../patterns/EditForm'
import { FormSection } from '../patterns/FormSheet'
import { RuledList } from '../patterns/FormSheet.styles'
import { API_KEY_FIELD_LABELS, ApiKeyFields } from './ApiKeyFields'

/** Props of ApiKeyDetails. */
export interface ApiKeyDetailsProps {
  apiKey: ApiKey
  /** The decision of the policy for this key; a read-only page shows its reason. */
  edit: Decision
  onSave: (input: ApiKeyInput, version: number) => Promise<SaveOutcome<ApiKey>>
}

const toVersion = (key: ApiKey) => ({ value: toApiKeyInput(key), version: key.version })

/** The details of a key (KEY-27, KEY-28). The header of its page has the prefix and the license (KEY-25, KEY-26). */
export function ApiKeyDetails({ apiKey, edit, onSave }: ApiKeyDetailsProps) {
  return (
    <EditForm<ApiKeyInput, number>
      schema={ApiKeyInput}
      stored={toVersion(apiKey)}
      labels={API_KEY_FIELD_LABELS}
      readOnlyNote={edit.allowed ? undefined : apiKeyMessages.readOnly(edit.reason)}
      isSummaryHidden
      onSave={async (input, { version }) => mapOutcome(await onSave(input, version), toVersion)}
    >
      <ApiKeyFields edit={edit} history={<ApiKeyHistory apiKey={apiKey} />} />
    </EditForm>
  )
}

function ApiKeyHistory({ apiKey }: { apiKey: ApiKey }) {
  return (
    <FormSection title={formLabels.history}>
      <RuledList>
        <KeyValueList
          items={[
            { label: apiKeyLabels.createdDate, value: formatLongDate(apiKey.createdDate) },
            { label: apiKeyLabels.updatedDate, value: formatLongDate(apiKey.updatedDate) },
          ]}
          labels={{ empty: '' }}
        />
      </RuledList>
    </FormSection>
  )
}
