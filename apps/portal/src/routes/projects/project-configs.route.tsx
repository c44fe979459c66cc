import { configMessages } from '@sitewright/domain/configs/messages'
import type { Config } from '@sitewright/domain/configs/model'
import { EQUIPMENT_STATUS_CONFIG, MATERIAL_STATUS_CONFIG } from '@sitewright/domain/configs/names'
import { canReadConfigJson } from '@sitewright/domain/configs/policy'
import { configScreenMessages } from '@sitewright/domain/configs/screen-messages'
import { DEFAULTS_PROJECT_ID } from '@sitewright/domain/projects/policy'
import { ConfigsSkeleton, ConfigsTab } from '@sitewright/ui/features/configs/ConfigsTab'
import { asView } from '../../data/as-view'
import { projectConfigs, useConfigDefaults, useListedConfigs, useMaterialStatuses } from '../../data/configs'
import { previewLabel } from '../../data/labels'
import { authorsOf } from '../../data/conflict-author'
import { useEquipmentStatusUse } from '../../data/workflows'
import { capabilities } from '../../shell/capabilities'
import { useActor } from '../../shell/session/use-session'
import { ConfigHistoryPart } from './config-history.part'
import { decideConfigEdit } from './config-access'
import { useOpenedProject } from './use-opened-project'

/** Shown by the layout until the tab can render. */
export const handle = {
  Skeleton: ConfigsSkeleton,
  findAuthor: authorsOf((config) => ({
    subject: 'config',
    id: (config as Config).id,
    actions: ['configs.save', 'configs.renameStatus'],
  })),
}

const TEXTS = {
  failed: configMessages.fetchAllFailed,
  saveAllFailed: configMessages.saveAllFailed,
  help: configScreenMessages.defaults,
  deleteText: configScreenMessages.deleteText,
}
/** Project 1 has the defaults of all. */
const TEXTS_OF_DEFAULTS = {
  ...TEXTS,
  help: configScreenMessages.areDefaults,
  deleteText: configScreenMessages.deleteDefaultText,
}
const NO_USES = new Map<number, never>()
/** The Project Config tab. Resource properties have a tab of their own. */
export function Component() {
  const actor = useActor()
  const { projectId } = useOpenedProject()
  const configs = useListedConfigs(projectId)
  const defaults = useConfigDefaults()
  const isDefaults = projectId === DEFAULTS_PROJECT_ID
  const has = (type: string): boolean => configs.data?.some(({ name }) => name === type) === true
  const edit = decideConfigEdit(actor, projectId)
  const canAsk = edit.allowed && has(EQUIPMENT_STATUS_CONFIG) && capabilities.has('workflows.equipmentStatusUse')
  const uses = useEquipmentStatusUse(canAsk ? projectId : undefined)
  return (
    <ConfigsTab
      key={projectId}
      view={asView(configs, configMessages.fetchAllFailed)}
      defaults={asView(defaults, configMessages.fetchAllFailed)}
      hasDefaults={!isDefaults}
      offersProductTypes={projectConfigs.canSaveTogether()}
      edit={edit}
      canReadJson={canReadConfigJson.canDecide(actor).allowed}
      materialStatuses={asView(useMaterialStatuses(has(MATERIAL_STATUS_CONFIG)), configMessages.statusesFailed)}
      statusUses={uses.data ?? NO_USES}
      previews={previewLabel}
      texts={isDefaults ? TEXTS_OF_DEFAULTS : TEXTS}
      History={capabilities.has('configs.versions') ? ConfigHistoryPart : undefined}
      calls={projectConfigs.callsOf(projectId, uses.data !== undefined)}
    />
  )
}
