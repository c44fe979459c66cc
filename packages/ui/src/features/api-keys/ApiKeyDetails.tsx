import { apiKeyLabels, apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import { type ApiKey, ApiKeyInput } from '@sitewright/domain/api-keys/model'
import { toApiKeyInput } from '@sitewright/domain/api-keys/rules'
import { mapOutcome, type SaveOutcome } from '@sitewright/domain/shared/outcome'
import { allowed, type Decision } from '@sitewright/domain/shared/policy'
import { EditForm } from '../patterns/EditForm'
import { FormSkeleton } from '../patterns/FormSkeleton'
import { RecordHistory } from '../patterns/RecordHistory'
import { ApiKeyFields } from './ApiKeyFields'

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
      labels={apiKeyLabels}
      readOnlyNote={edit.allowed ? undefined : apiKeyMessages.readOnly(edit.reason)}
      onSave={async (input, { version }) => mapOutcome(await onSave(input, version), toVersion)}
    >
      <ApiKeyFields edit={edit} activeLock={apiKey.activeLock} history={getHistory(apiKey)} />
    </EditForm>
  )
}

/** The form of a key that is still loading. */
export const ApiKeySkeleton = () => (
  <FormSkeleton>
    <ApiKeyFields edit={allowed} history={getHistory()} />
  </FormSkeleton>
)

const getHistory = (key?: ApiKey) => (
  <RecordHistory
    dates={[
      [apiKeyLabels.createdDate, key?.createdDate],
      [apiKeyLabels.updatedDate, key?.updatedDate],
    ]}
  />
)
