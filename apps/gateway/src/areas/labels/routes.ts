import type { labels } from '@sitewright/api-client/contract/labels'
import type { AreaHandlers } from '../../http/handler'
import { labelsBusy, PRINT_LIMITS, printLabels, type PrintLimits } from './print'
import type { LabelRenderer } from './renderer'

/** The most requests that take turns at the worker. More would wait too long. */
const MAX_REQUESTS = 8
/** Of one user, so that one user cannot keep all others waiting. */
const MAX_REQUESTS_OF_USER = 2

export interface LabelOptions {
  readonly labelRenderer: LabelRenderer
  /** Default: PRINT_LIMITS. */
  readonly printLimits?: PrintLimits
}

export function labelHandlers({
  labelRenderer: renderer,
  printLimits: limits = PRINT_LIMITS,
}: LabelOptions): AreaHandlers<typeof labels> {
  /** The user of each running request. */
  const running: number[] = []
  const isBusy = (userId: number): boolean =>
    running.length >= MAX_REQUESTS || running.filter((id) => id === userId).length >= MAX_REQUESTS_OF_USER
  return {
    create: {
      run: async ({ actor: { userId }, body, signal }) => {
        if (isBusy(userId)) throw labelsBusy()
        running.push(userId)
        try {
          return { status: 200, body: await printLabels(body, { renderer, signal, limits }) }
        } finally {
          running.splice(running.indexOf(userId), 1)
        }
      },
    },
  }
}
