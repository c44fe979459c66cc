import { configMessages } from '@sitewright/domain/configs/messages'
import type { Config } from '@sitewright/domain/configs/model'
import { canEditLicenseConfigs } from '@sitewright/domain/configs/policy'
import { resourceTypeMessages } from '@sitewright/domain/resources/messages'
import {
  ResourcePropertiesSkeleton,
  ResourcePropertiesTab,
} from '@sitewright/ui/features/resources/ResourcePropertiesTab'
import { asView } from '../../data/as-view'
import { licenseConfigWrites, loadLicenseDefaults, useLicenseProperties } from '../../data/configs/license'
import { newProperties } from '../../data/configs/list'
import { authorsOf } from '../../data/conflict-author'
import { joinViews, mapView } from '../../data/joined-view'
import { useResourceTypes } from '../../data/resources'
import { useActor } from '../../shell/session/use-session'
import { useOpenedLicense } from './use-opened-license'

/** Shown by the layout until the tab can render. */
export const handle = {
  Skeleton: ResourcePropertiesSkeleton,
  findAuthor: authorsOf((config) => {
    const { id, systemConfigId } = config as Config
    return { subject: 'licenseConfig', id: systemConfigId ?? id, actions: ['licenseConfigs.save'] }
  }),
}

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
      onAdd={(entries) => licenseConfigWrites.add(licenseId, newProperties(entries, loadLicenseDefaults))}
      onSave={(config, entries) => licenseConfigWrites.save(licenseId, config, entries)}
      onDelete={(config) => licenseConfigWrites.remove(licenseId, config)}
    />
  )
}
