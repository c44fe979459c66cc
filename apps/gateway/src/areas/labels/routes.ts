import type { labels } from '@sitewright/api-client/contract/labels'
import { labelMessages } from '@sitewright/domain/labels/messages'
import type { AreaHandlers } from '../../http/handler'
import { unavailable } from '../../http/refusals'
import { PRINT_LIMITS, printLabels, type PrintLimits } from './print'
import type { LabelRenderer } from './renderer'

/** Requests that take turns at the worker. More would wait for too long. */
const MAX_REQUESTS = 8
/** Seconds after which a caller can try again. */
const RETRY_AFTER_S = 5

export interface LabelOptions {
  readonly labelRenderer: LabelRenderer
  /** Default: PRINT_LIMITS. */
  readonly printLimits?: PrintLimits
}

export function labelHandlers({
  labelRenderer: renderer,
  printLimits: limits = PRINT_LIMITS,
}: LabelOptions): AreaHandlers<typeof labels> {
  let running = 0
  return {
    create: {
      run: async ({ body, signal }) => {
        if (running >= MAX_REQUESTS) throw unavailable(labelMessages.busy, RETRY_AFTER_S)
        running++
        try {
          return { status: 200, body: await printLabels(body, { renderer, signal, limits }) }
        } finally {
          running--
        }
      },
    },
  }
}
