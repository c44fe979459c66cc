import { Outlet, useMatches, useParams } from 'react-router-dom'
import { apiKeyLabels, apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import { canListLicenses } from '@sitewright/domain/licenses/policy'
import { ApiKeyPage } from '@sitewright/ui/features/api-keys/ApiKeyPage'
import { useApiKey } from '../../data/api-keys'
import { useLicenseTitle } from '../../data/licenses'
import { asView } from '../../data/as-view'
import { paths } from '../../paths'
import { idOfAddress } from '../../shell/id-of-address'
import { useRuntimeConfig } from '../../shell/runtime-config'
import { titleOfThing } from '../../shell/title-of-thing'
import { usePageTitle } from '../../shell/use-page-focus'
import { useActor } from '../../shell/use-session'
import { apiKeyTabs } from './api-key-tabs'

/** The page of an API key: what all tabs have above them. */
export function Component() {
  const { id = '' } = useParams()
  // Another key is another page: nothing that was typed goes along.
  return <OpenedApiKeyPage key={id} id={idOfAddress(id)} />
}

function OpenedApiKeyPage({ id }: { id: number }) {
  const actor = useActor()
  const tabs = apiKeyTabs(actor, id, useMatches().at(-1)?.id)
  const key = useApiKey(id)
  const licenseName = useLicenseTitle(canListLicenses.canDecide(actor).allowed)
  const view = asView(key, apiKeyMessages.fetchOneFailed)
  const words = {
    name: key.data?.name ?? apiKeyLabels.title,
    tab: tabs.find((tab) => tab.isCurrent)?.label,
    failed: apiKeyMessages.fetchOneFailed,
  }
  usePageTitle(titleOfThing(view, words), useRuntimeConfig().productName)
  return (
    <ApiKeyPage view={view} listHref={paths.apiKeys()} tabs={tabs} licenseName={licenseName}>
      {(opened) => <Outlet context={opened} />}
    </ApiKeyPage>
  )
}
