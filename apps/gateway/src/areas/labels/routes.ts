import type { labels } from '@sitewright/api-client/contract/labels'
import type { SignedIn } from '../../http/caller'
import type { AreaHandlers } from '../../http/handler'
import { createDrawings } from './drawings'
import { checkLabels, drawPicture, labelsBusy, PRINT_LIMITS, printLabels, type PrintLimits } from './print'
import type { LabelRenderer } from './renderer'

/** The most requests that take turns at the worker. More would wait too long. */
const MAX_REQUESTS = 8
/** Of one user or one API key, so that one caller cannot keep all others waiting. */
const MAX_REQUESTS_OF_USER = 2
/** Of all callers of one license, so that one license cannot keep the others waiting. */
const MAX_REQUESTS_OF_LICENSE = 4

/** All API keys have the same user id, so that a key counts by its own id. */
const nameOf = ({ userId, apiKeyId }: SignedIn): string =>
  apiKeyId === undefined ? `user ${userId}` : `key ${apiKeyId}`

export interface LabelOptions {
  readonly labelRenderer: LabelRenderer
  /** Default: PRINT_LIMITS. */
  readonly printLimits?: PrintLimits
}

export function labelHandlers({
  labelRenderer: renderer,
  printLimits: limits = PRINT_LIMITS,
}: LabelOptions): AreaHandlers<typeof labels> {
  const drawings = createDrawings(renderer)
  /** Who makes the requests that are running. */
  const running: SignedIn[] = []
  const count = (isCounted: (other: SignedIn) => boolean): number => running.filter(isCounted).length
  const isBusy = (actor: SignedIn): boolean =>
    running.length >= MAX_REQUESTS ||
    count((other) => other.licenseId === actor.licenseId) >= MAX_REQUESTS_OF_LICENSE ||
    count((other) => nameOf(other) === nameOf(actor)) >= MAX_REQUESTS_OF_USER
  /** Runs a request when its caller and the worker have a turn. */
  const inTurn = async <Reply>(actor: SignedIn, run: () => Promise<Reply>): Promise<Reply> => {
    if (isBusy(actor)) throw labelsBusy()
    running.push(actor)
    try {
      return await run()
    } finally {
      running.splice(running.indexOf(actor), 1)
    }
  }
  return {
    create: {
      run: async ({ actor, body, signal }) => ({
        status: 200,
        body: await inTurn(actor, () => printLabels(body, { renderer, drawings, signal, limits })),
      }),
    },
    check: {
      run: async ({ actor, body, signal }) => ({
        status: 200,
        body: await inTurn(actor, () => checkLabels(body, { renderer, drawings, signal, limits })),
      }),
    },
    picture: {
      run: async ({ actor, body, signal }) => ({
        status: 200,
        body: await inTurn(actor, () => drawPicture(body, { renderer, drawings, signal, limits })),
      }),
    },
  }
}
