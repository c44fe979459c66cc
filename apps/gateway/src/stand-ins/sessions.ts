import type { RedeemReply } from '@sitewright/domain/session/model'
import { makeSecret } from '../secrets/secrets'

/** Who is signed in at a stand-in, and where they wanted to go. */
export interface Visit {
  readonly visitor: RedeemReply
  readonly redirectUrl: string | undefined
}

/** Visits, at the most: the oldest go. */
const LIMIT = 1000

/** The stand-ins' own sessions. A real web application has its own, too: the portal's is not known here. They last until the gateway stops. */
export interface Visits {
  /** @returns the name of the new session */
  open(visit: Visit): string
  find(name: string | undefined): Visit | undefined
  end(name: string | undefined): void
}

export function createVisits(): Visits {
  const visits = new Map<string, Visit>()
  return {
    open: (visit) => {
      const name = makeSecret()
      visits.set(name, visit)
      const [oldest] = visits.keys()
      if (visits.size > LIMIT && oldest !== undefined) visits.delete(oldest)
      return name
    },
    find: (name) => (name === undefined ? undefined : visits.get(name)),
    end: (name) => {
      if (name !== undefined) visits.delete(name)
    },
  }
}
