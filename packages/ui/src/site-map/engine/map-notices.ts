import type { Basemap } from '../basemap/use-basemap'
import type { MapLabels } from '../map-labels'
import { type Engine, type EngineFailure, TEMPORARY_FAILURES } from './use-engine'

/** A message about the map. */
export interface MapNotice {
  text: string
  retry?: (() => void) | undefined
}

/** The text of each failure. */
export const FAILURE_LABELS = {
  'web-gl': 'noWebGl',
  code: 'noEngine',
  token: 'tokenRefused',
  network: 'networkFailed',
  timeout: 'timedOut',
  style: 'styleFailed',
} as const satisfies Record<EngineFailure, keyof MapLabels>

/** Why the map is not the configured one, or is incomplete, and what replaces it. */
export function listMapNotices(engine: Engine, basemap: Basemap, labels: MapLabels): MapNotice[] {
  const hasMap = engine.kind !== 'none'
  const describe = (failure: EngineFailure): string =>
    `${labels[FAILURE_LABELS[failure]]} ${hasMap ? labels.schematicInstead : labels.listsInstead}`
  return [
    ...(engine.failure !== undefined ? [{ text: describe(engine.failure), retry: engine.retry }] : []),
    ...(hasMap && basemap.failure !== undefined
      ? [
          {
            text: basemap.failure === 'data' ? labels.dataFailed : describe(basemap.failure),
            retry: TEMPORARY_FAILURES.has(basemap.failure) ? basemap.retry : undefined,
          },
        ]
      : []),
  ]
}
