import { configMessages } from '@sitewright/domain/configs/messages'
import { canEditLicenseConfigs } from '@sitewright/domain/configs/policy'
import { resourceTypeMessages } from '@sitewright/domain/resources/messages'
import {
  ResourcePropertiesSkeleton,
  ResourcePropertiesTab,
} from '@sitewright/ui/features/resources/ResourcePropertiesTab'
import { asView } from '../../data/as-view'
import { deleteLicenseConfig, saveLicenseConfig } from '../../data/configs-license'
import { withAuthor } from '../../data/conflict-author'
import { joinViews, mapView } from '../../data/joined-view'
import { addLicenseProperties, useLicenseProperties } from '../../data/resource-properties'
import { useResourceTypes } from '../../data/resources'
import { useActor } from '../../shell/use-session'
import { useOpenedLicense } from './use-opened-license'

/** Shown by the layout until the tab can render. */
export const handle = { Skeleton: ResourcePropertiesSkeleton }

export function Component() {
  const { licenseId } = useOpenedLicense()
  const types = asView(useResourceTypes(), resourceTypeMessages.fetchFailed)
  const view = joinViews({
    properties: asView(useLicenseProperties(licenseId), configMessages.fetchLicenseFailed),
    types,
  })
  return (
    <ResourcePropertiesTab
      key={licenseId}
      owner="license"
      view={mapView(view, ({ properties, types: all }) => ({ config: properties.config, types: all }))}
      failedTitle={types.state === 'failed' ? resourceTypeMessages.fetchFailed : configMessages.fetchLicenseFailed}
      edit={canEditLicenseConfigs.decide(useActor(), { licenseId })}
      onAdd={(entries) => addLicenseProperties(licenseId, entries)}
      onSave={(config, entries) =>
        withAuthor(saveLicenseConfig(licenseId, config, entries, configMessages.licenseSaved), {
          subject: 'licenseConfig',
          id: config.systemConfigId ?? config.id,
          actions: ['licenseConfigs.save'],
          base: config.version,
        })
      }
      onDelete={(config) => deleteLicenseConfig(licenseId, config)}
    />
  )
}
