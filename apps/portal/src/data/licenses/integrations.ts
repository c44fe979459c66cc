import { integrations as integrationCalls } from '@sitewright/api-client/calls/integrations'
import { integrationMessages } from '@sitewright/domain/integrations/messages'
import { isWebAddress } from '@sitewright/domain/shared/web-address'
import { openTab } from '../../shell/open-tab'
import { ifMatch, createOperations } from '../api'
import { cacheEntry, selectTagged, useRead } from '../read'
import { write } from '../write'

const { integrations } = createOperations({ integrations: integrationCalls })

const ofLicense = (licenseId: number) => ({ params: { licenseId } })

/** All integrations, by name. `canLoad` is the decision of the policy. */
export const useIntegrations = (canLoad = true) => useRead(integrations.list, canLoad ? {} : undefined)

/** The ids of the integrations of a license, with the tag that a save names. Reads nothing without a license. */
export const useLicenseIntegrations = (licenseId: number | undefined) =>
  useRead(integrations.ofLicense, licenseId === undefined ? undefined : ofLicense(licenseId), { select: selectTagged })

/** Reads the same now, also into the cache. */
export const loadLicenseIntegrations = (licenseId: number) =>
  cacheEntry(integrations.ofLicense, ofLicense(licenseId)).load()

/** Saves the integrations of a license (ERR-46, ERR-47). */
export const saveLicenseIntegrations = (licenseId: number, ids: Iterable<number>, tag: string | undefined) =>
  write(() => integrations.saveOfLicense({ ...ofLicense(licenseId), body: [...ids] }, ifMatch(tag)), {
    saved: integrationMessages.saved,
    failed: integrationMessages.saveFailed,
    entry: cacheEntry(integrations.ofLicense, ofLicense(licenseId)),
  })

/**
 * Opens the setup of an integration in a new tab, with a token for it alone (LIC-33, LIC-34). Call it in the press itself.
 * @returns why it could not be opened
 */
export async function setUpIntegration(licenseId: number, integrationId: number): Promise<string | undefined> {
  const tab = openTab()
  if (tab === undefined) return integrationMessages.tabBlocked
  const outcome = await write(() => integrations.setup({ params: { licenseId, integrationId } }), {
    failed: integrationMessages.setupFailed,
  })
  if (outcome.status !== 'saved') {
    tab.close()
    return outcome.message
  }
  // A tab that is given another address, such as `javascript:`, stays empty.
  if (!isWebAddress(outcome.value.url)) {
    tab.close()
    return integrationMessages.setupFailed
  }
  tab.open(outcome.value.url)
  return undefined
}
