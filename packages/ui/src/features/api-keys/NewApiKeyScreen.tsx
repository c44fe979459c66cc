import { apiKeyLabels, apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import { NewApiKey, type WireNewApiKey } from '@sitewright/domain/api-keys/model'
import { newApiKey } from '@sitewright/domain/api-keys/rules'
import type { License } from '@sitewright/domain/licenses/model'
import { licenseOptions } from '@sitewright/domain/licenses/rules'
import { allowed } from '@sitewright/domain/shared/policy'
import { PageHeader } from '../../page-header/PageHeader'
import { CreateForm, type CreateFormProps } from '../patterns/CreateForm'
import { FormNumberChoice } from '../patterns/FormNumberChoice'
import { SecretDialog, type SecretDialogProps } from '../patterns/SecretDialog'
import { ApiKeyFields } from './ApiKeyFields'

/** Only this reply has the whole key (KEY-24). */
type CreatedKey = Pick<WireNewApiKey, 'apiKey'>

/** Props of NewApiKeyScreen. */
export interface NewApiKeyScreenProps {
  /** The license of the current user, which the form starts with. */
  licenseId: number
  /** Only for users of all licenses (KEY-07). */
  licenses?: readonly Pick<License, 'licenseId' | 'name'>[] | undefined
  licenseName: (licenseId: number) => string
  listHref: string
  onSave: CreateFormProps<NewApiKey, CreatedKey>['onSave']
  /** Called when the user closed the secret (KEY-23). */
  onDone: () => void
  onBack: () => void
  toasts: SecretDialogProps['toasts']
}

/** A new API key, then its secret, which is shown once (KEY-14 to KEY-24). */
export function NewApiKeyScreen({ licenseId, licenses, ...props }: NewApiKeyScreenProps) {
  return (
    <>
      <PageHeader title={apiKeyLabels.newTitle} breadcrumb={[{ label: apiKeyLabels.list, href: props.listHref }]} />
      <CreateForm<NewApiKey, CreatedKey>
        label={apiKeyLabels.newTitle}
        schema={NewApiKey}
        start={newApiKey(licenseId)}
        labels={apiKeyLabels}
        onSave={props.onSave}
        onSaved={props.onDone}
        // The secret stays in the memory of the form: no cache, storage or address has it (KEY-22).
        getNextStep={({ apiKey }, finish) => ({
          changes: [{ id: 'secret', label: apiKeyLabels.secret, kind: 'removed' }],
          dialog: (
            <SecretDialog
              secret={apiKey}
              title={apiKeyLabels.secretTitle}
              warning={apiKeyMessages.seenOnce}
              labels={apiKeyLabels}
              toasts={props.toasts}
              onClose={finish}
            />
          ),
        })}
        saveLabel={apiKeyLabels.save}
        onBack={props.onBack}
      >
        <ApiKeyFields
          edit={allowed}
          license={
            <FormNumberChoice<NewApiKey>
              name="licenseId"
              label={apiKeyLabels.licenseId}
              options={licenses && licenseOptions(licenses)}
              text={props.licenseName(licenseId)}
            />
          }
        />
      </CreateForm>
    </>
  )
}
