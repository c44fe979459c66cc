import { licenses as licenseCalls } from '@sitewright/api-client/calls/licenses'
import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import { integrationMessages } from '@sitewright/domain/integrations/messages'
import type { Integration } from '@sitewright/domain/integrations/model'
import type { LicenseState } from '@sitewright/domain/licenses/edit'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import type { OverLimitQuery } from '@sitewright/domain/licenses/input'
import type { View } from '@sitewright/ui/view-state'
import { createOperations } from '../api'
import { asView } from '../as-view'
import { useIntegrations, useLicenseIntegrations } from './integrations'
import { joinViews, mapView } from '../joined-view'
import { useLicense } from './one'
import { selectTagged, useRead } from '../read'

const { licenses } = createOperations({ licenses: licenseCalls })

/** The call that names users over a limit, for the capabilities of the server. */
export const OVER_LIMIT = 'licenses.overLimit'

/** What the page that edits a license shows. */
export interface EditedLicense {
  readonly state: LicenseState
  readonly integrations: readonly Integration[]
}

/** A license with its product licenses and integrations, and the versions that a save names. */
export function useEditedLicense(licenseId: number): View<EditedLicense> {
  const license = useLicense(licenseId)
  const addOns = useRead(licenses.addOns, { params: { licenseId } }, { select: selectTagged })
  const selected = useLicenseIntegrations(licenseId)
  const integrations = useIntegrations()
  return mapView(
    joinViews({
      license: asView(license, licenseMessages.loadFailed),
      addOns: asView(addOns, addOnMessages.loadDefaultsFailed),
      selected: asView(selected, integrationMessages.fetchFailed),
      integrations: asView(integrations, integrationMessages.fetchFailed),
    }),
    (loaded): EditedLicense => ({
      state: {
        parts: { license: loaded.license, addOns: loaded.addOns.value, integrationIds: loaded.selected.value },
        tags: [loaded.license.version, loaded.addOns.tag, loaded.selected.tag],
      },
      integrations: loaded.integrations,
    }),
  )
}

/** Who would be over a limit. Reads nothing without a query. */
export const useOverLimit = (licenseId: number, query: OverLimitQuery | undefined) =>
  useRead(licenses.overLimit, query && { params: { licenseId }, query }, {
    revalidates: 'if-missing',
    keepsPrevious: true,
  })
