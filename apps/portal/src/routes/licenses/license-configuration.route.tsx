import { lazy, Suspense, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { configMessages } from '@sitewright/domain/configs/messages'
import type { Config } from '@sitewright/domain/configs/model'
import { EQUIPMENT_STATUS_CONFIG, MATERIAL_STATUS_CONFIG } from '@sitewright/domain/configs/names'
import { canEditConfigs, canEditLicenseConfigs, canReadConfigJson } from '@sitewright/domain/configs/policy'
import { configScreenMessages } from '@sitewright/domain/configs/screen-messages'
import { ConfigsSkeleton, ConfigsTab } from '@sitewright/ui/features/configs/ConfigsTab'
import { asView } from '../../data/as-view'
import { useMaterialStatuses } from '../../data/configs'
import { checkLicenseCopies, copyLicenseConfigs } from '../../data/configs/copy'
import {
  licenseConfigWrites,
  useAllLicenseConfigs,
  useLicenseConfigDefaults,
  useLicenseConfigs,
  useLicenseStatusUse,
} from '../../data/configs/license'
import { previewLabel } from '../../data/labels'
import { authorsOf } from '../../data/conflict-author'
import { useProjectSearch } from '../../data/projects/parent-search'
import { capabilities } from '../../shell/capabilities'
import { loadChunk } from '../../shell/page/load-chunk'
import { useActor } from '../../shell/session/use-session'
import { MATRIX_VIEW, matrixHref } from './config-views'
import { useOpenedLicense } from './use-opened-license'

/** Shown by the layout until the tab can render. */
export const handle = {
  Skeleton: ConfigsSkeleton,
  findAuthor: authorsOf((config) => {
    const { systemConfigId, id } = config as Config
    return {
      subject: 'licenseConfig',
      id: systemConfigId ?? id,
      actions: ['licenseConfigs.save', 'licenseConfigs.renameStatus'],
    }
  }),
}

const TEXTS = {
  failed: configMessages.fetchLicenseFailed,
  saveAllFailed: configMessages.licenseSaveFailed,
  help: configScreenMessages.licenseDefaults,
  deleteText: configScreenMessages.deleteText,
}
const NO_USES = new Map<number, never>()

// With the code of its grid, which no other page loads.
const ConfigMatrix = lazy(async () => ({
  default: (await loadChunk(async () => import('./config-matrix.part'))).ConfigMatrixPart,
}))

/** The Configuration tab of a license: its configs, or the matrix of those of its projects (CONF-86). */
export function Component() {
  const [query] = useSearchParams()
  const isMatrix = query.get('view') === MATRIX_VIEW && capabilities.has('licenseConfigs.matrix')
  const shown = useRef(isMatrix)
  // The link that changed the view is gone.
  useEffect(() => {
    if (shown.current === isMatrix) return
    shown.current = isMatrix
    document.querySelector<HTMLElement>('main [data-view]')?.focus({ preventScroll: true })
  }, [isMatrix])
  return isMatrix ? (
    <Suspense fallback={<ConfigsSkeleton />}>
      <ConfigMatrix />
    </Suspense>
  ) : (
    <LicenseConfigs />
  )
}

/** The configs of a license. Resource properties have a tab of their own (SET-01, SET-13). */
function LicenseConfigs() {
  const actor = useActor()
  const { licenseId } = useOpenedLicense()
  const configs = useLicenseConfigs(licenseId)
  const all = useAllLicenseConfigs(licenseId)
  const copying = canEditConfigs.canDecide(actor)
  const has = (type: string): boolean => configs.data?.some(({ name }) => name === type) === true
  const canAsk = has(EQUIPMENT_STATUS_CONFIG) && capabilities.has('licenseConfigs.statusUse')
  const uses = useLicenseStatusUse(canAsk ? licenseId : undefined)
  return (
    <ConfigsTab
      key={licenseId}
      view={asView(configs, configMessages.fetchLicenseFailed)}
      defaults={asView(useLicenseConfigDefaults(), configMessages.fetchLicenseFailed)}
      edit={canEditLicenseConfigs.decide(actor, { licenseId })}
      canReadJson={canReadConfigJson.canDecide(actor).allowed}
      materialStatuses={asView(useMaterialStatuses(has(MATERIAL_STATUS_CONFIG)), configMessages.statusesFailed)}
      statusUses={uses.data ?? NO_USES}
      previews={previewLabel}
      texts={TEXTS}
      copy={{
        configs: all.data ?? [],
        projects: useProjectSearch({ licenseId, isActive: true }),
        reason: copying.allowed ? undefined : copying.reason,
        matrixHref: capabilities.has('licenseConfigs.matrix') ? matrixHref(licenseId) : undefined,
        onCheck: checkLicenseCopies,
        onCopy: copyLicenseConfigs,
      }}
      calls={licenseConfigWrites.callsOf(licenseId, uses.data !== undefined)}
    />
  )
}
