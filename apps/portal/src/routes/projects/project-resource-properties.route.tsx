import { configMessages } from '@sitewright/domain/configs/messages'
import type { Config } from '@sitewright/domain/configs/model'
import { resourceTypeMessages } from '@sitewright/domain/resources/messages'
import {
  ResourcePropertiesSkeleton,
  ResourcePropertiesTab,
} from '@sitewright/ui/features/resources/ResourcePropertiesTab'
import { asView } from '../../data/as-view'
import { authorsOf } from '../../data/conflict-author'
import { joinViews, mapView } from '../../data/joined-view'
import { newProperties } from '../../data/configs/list'
import { loadDefaults, projectProperties, useProjectProperties } from '../../data/configs'
import { useResourceTypes } from '../../data/resources'
import { useActor } from '../../shell/session/use-session'
import { decideConfigEdit } from './config-access'
import { useOpenedProject } from './use-opened-project'

/** Shown by the layout until the tab can render. */
export const handle = {
  Skeleton: ResourcePropertiesSkeleton,
  findAuthor: authorsOf((config) => {
    const { id } = config as Config
    return { subject: 'config', id, actions: ['configs.save'] }
  }),
}

export function Component() {
  const { projectId } = useOpenedProject()
  const types = asView(useResourceTypes(), resourceTypeMessages.fetchFailed)
  const view = joinViews({
    properties: asView(useProjectProperties(projectId), configMessages.fetchFailed),
    types,
  })
  return (
    <ResourcePropertiesTab
      key={projectId}
      owner="project"
      view={mapView(view, ({ properties, types: all }) => ({ config: properties.config, types: all }))}
      failedTitle={types.state === 'failed' ? resourceTypeMessages.fetchFailed : configMessages.fetchFailed}
      edit={decideConfigEdit(useActor(), projectId)}
      onAdd={(entries) => projectProperties.add(projectId, newProperties(entries, loadDefaults))}
      onSave={(config, entries) => projectProperties.save(projectId, config, entries)}
      onDelete={(config) => projectProperties.remove(projectId, config)}
    />
  )
}
