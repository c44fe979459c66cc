import { integrationMessages } from '@sitewright/domain/integrations/messages'
import { IntegrationCards } from '@sitewright/ui/features/licenses/IntegrationCards'
import { setUpIntegration, useIntegrations, useLicenseIntegrations } from '../../data/licenses/integrations'
import { joinReads, mapView } from '../../data/joined-view'

/** The integrations of a license (LIC-30). */
export function LicenseIntegrations({ licenseId }: { licenseId: number }) {
  const joined = joinReads(integrationMessages.fetchFailed, {
    all: useIntegrations(),
    ids: useLicenseIntegrations(licenseId),
  })
  const view = mapView(joined, ({ all, ids }) => all.filter(({ integrationId }) => ids.value.includes(integrationId)))
  return (
    <IntegrationCards view={view} onSetup={async ({ integrationId }) => setUpIntegration(licenseId, integrationId)} />
  )
}
