import type { labels } from '@sitewright/api-client/contract/labels'
import type { SignedIn } from '../../http/caller'
import type { AreaHandlers } from '../../http/handler'
import { drawPicture, labelsBusy, PRINT_LIMITS, printLabels, type PrintLimits } from './print'
import type { LabelRenderer } from './renderer'

/** The most requests that take turns at the worker. More would wait too long. */
const MAX_REQUESTS = 8
/** Of one user or one API key, so that one caller cannot keep all others waiting. */
const MAX_REQUESTS_OF_USER = 2

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
  /** Whose requests are running. */
  const running: string[] = []
  const isBusy = (caller: string): boolean =>
    running.length >= MAX_REQUESTS || running.filter((name) => name === caller).length >= MAX_REQUESTS_OF_USER
  /** Runs a request when its caller and the worker have a turn. */
  const inTurn = async <Reply>(actor: SignedIn, run: () => Promise<Reply>): Promise<Reply> => {
    const caller = nameOf(actor)
    if (isBusy(caller)) throw labelsBusy()
    running.push(caller)
    try {
      return await run()
    } finally {
      running.splice(running.indexOf(caller), 1)
    }
  }
  return {
    create: {
      run: async ({ actor, body, signal }) => ({
        status: 200,
        body: await inTurn(actor, () => printLabels(body, { renderer, signal, limits })),
      }),
    },
    picture: {
      run: async ({ actor, body, signal }) => ({
        status: 200,
        body: await inTurn(actor, () => drawPicture(body, { renderer, signal, limits })),
      }),
    },
  }
}
