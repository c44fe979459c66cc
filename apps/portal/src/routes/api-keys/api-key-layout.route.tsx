import { Outlet, useMatches, useParams } from 'react-router-dom'
import { apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import { licenseLabels } from '@sitewright/domain/licenses/messages'
import { canListLicenses } from '@sitewright/domain/licenses/policy'
import { ApiKeyPage } from '@sitewright/ui/features/api-keys/ApiKeyPage'
import { useApiKey } from '../../data/api-keys'
import { useLicenses } from '../../data/licenses'
import { asView } from '../../data/swr'
import { paths } from '../../paths'
import { useRuntimeConfig } from '../../shell/runtime-config'
import { usePageTitle } from '../../shell/use-page-focus'
import { useActor } from '../../shell/use-session'
import { apiKeyTabs } from './api-key-tabs'

/** The page of an API key: what all tabs have above them. */
export function Component() {
  const { id = '' } = useParams()
  // Another key is another page: nothing that was typed goes along.
  return <OpenedApiKeyPage key={id} id={Number(id)} />
}

function OpenedApiKeyPage({ id }: { id: number }) {
  const actor = useActor()
  const tabs = apiKeyTabs(actor, id, useMatches().at(-1)?.id)
  const key = useApiKey(id)
  const licenses = useLicenses(canListLicenses.canDecide(actor).allowed)
  const title = [key.data?.name, tabs.find((tab) => tab.isCurrent)?.label].filter(Boolean).join(' · ')
  usePageTitle(title, useRuntimeConfig().productName)
  return (
    <ApiKeyPage
      view={asView(key, apiKeyMessages.fetchOneFailed)}
      listHref={paths.apiKeys()}
      tabs={tabs}
      licenseName={({ licenseId }) => {
        const license = licenses.data?.find((candidate) => candidate.licenseId === licenseId)
        return license ? licenseLabels.title(license) : String(licenseId)
      }}
    >
      {(opened) => <Outlet context={opened} />}
    </ApiKeyPage>
  )
}
