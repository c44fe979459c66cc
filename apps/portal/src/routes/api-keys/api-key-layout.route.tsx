import { apiKeyLabels, apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import { canChooseLicense } from '@sitewright/domain/licenses/policy'
import { ApiKeyPage } from '@sitewright/ui/features/api-keys/ApiKeyPage'
import { useApiKey } from '../../data/api-keys'
import { useLicenseTitle } from '../../data/licenses'
import { asView } from '../../data/as-view'
import { paths } from '../../paths'
import { withParam } from '../../shell/page/layout'
import { parseId } from '../../shell/page/parse-id'
import { useActor } from '../../shell/session/use-session'
import { useApiKeyLayout } from './use-opened-api-key'

/** The page of an API key: the header above its tabs. */
export const Component = withParam('id', ({ param }) => {
  const id = parseId(param)
  const key = useApiKey(id)
  const view = asView(key, apiKeyMessages.fetchOneFailed)
  const licenseName = useLicenseTitle(canChooseLicense.canDecide(useActor()).allowed)
  const name = key.data?.name ?? apiKeyLabels.title
  const { title, page } = useApiKeyLayout(
    { id },
    { view, name, failedTitle: apiKeyMessages.fetchOneFailed },
    { counts: { addons: key.data?.keyAddons.length } },
  )
  return (
    <>
      {title}
      <ApiKeyPage {...page} listHref={paths.apiKeys()} licenseName={licenseName} />
    </>
  )
})
