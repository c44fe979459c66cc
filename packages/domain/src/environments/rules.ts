import { ownPath } from '../shared/own-path'
import { isWebUrl } from '../shared/web-address'
import type { Environment } from './model'

/** On the environment's server (specification §4, §7; ENV-11). */
const AUTHENTICATE_PATH = 'Account/Authenticate'
const LOG_OFF_PATH = 'Account/LogOff'

const join = (serverUrl: string, path: string): URL => new URL(path, serverUrl.replace(/\/*$/, '/'))

/** Where an environment takes a session over (AUTH-41, ENV-07, ENV-08). `redirectUrl` is left out when there is none. */
export function authenticateUrl(
  environment: Environment,
  { sessionGuid, redirectUrl }: { sessionGuid: string; redirectUrl?: string | undefined },
): string {
  const url = join(environment.serverUrl, AUTHENTICATE_PATH)
  url.searchParams.set('sessionGuid', sessionGuid)
  url.searchParams.set('environmentId', String(environment.environmentId))
  if (redirectUrl !== undefined) url.searchParams.set('redirectUrl', redirectUrl)
  return url.href
}

/** Where an environment ends its own session (ENV-10). */
export const logOffUrl = (environment: Environment): string => join(environment.serverUrl, LOG_OFF_PATH).href

/**
 * The environment that an address belongs to: same host and port; of several, the one whose path is the longest beginning of the address's (AUTH-107).
 * `undefined` for whatever is no http or https address of one of them (AUTH-47).
 */
export function findEnvironment<Known extends Environment>(
  redirectUrl: string | null | undefined,
  environments: readonly Known[],
): Known | undefined {
  // Browsers read a backslash as a slash, a comparison of texts does not, and URL parsers drop control characters.
  if (!redirectUrl || /[\\\p{Cc}]/u.test(redirectUrl) || !URL.canParse(redirectUrl)) return undefined
  const wanted = new URL(redirectUrl)
  if (!isWebUrl(wanted)) return undefined
  const places = environments.flatMap((environment) => {
    if (!URL.canParse(environment.serverUrl)) return []
    const server = new URL(environment.serverUrl)
    return isWebUrl(server) && server.host === wanted.host
      ? [{ environment, path: server.pathname.replace(/\/*$/, '/') }]
      : []
  })
  const within = places.filter(({ path }) => `${wanted.pathname}/`.startsWith(path))
  const found = (within.length > 0 ? within : places).toSorted((a, b) => b.path.length - a.path.length)[0]
  return found?.environment
}

/** The path of the portal itself that an address means, written as one or with its origin (AUTH-47, AUTH-107). */
export function getPortalPath(redirectUrl: string | null | undefined, origin: string): string | undefined {
  if (!redirectUrl) return undefined
  const own = ownPath(redirectUrl)
  if (own !== undefined) return own
  if (/[\\\p{Cc}]/u.test(redirectUrl) || !URL.canParse(redirectUrl)) return undefined
  const url = new URL(redirectUrl)
  return url.origin === origin ? ownPath(url.pathname + url.search + url.hash) : undefined
}

const PRODUCTION_WORDS: ReadonlySet<string> = new Set(['prod', 'production', 'live'])
const TEST_WORDS: ReadonlySet<string> = new Set(
  'acceptance demo dev development nonprod pre preprod preproduction qa sandbox sit staging stage test testing training trial uat'.split(
    ' ',
  ),
)

/**
 * What an environment is for, by the words of its name. No field says it, and a wrong mark is worse than none, so a name such as "East" has
 * none. "Pre-production" is a test.
 */
export function getEnvironmentKind({ name }: Pick<Environment, 'name'>): 'production' | 'test' | undefined {
  const words = name.toLowerCase().split(/[^\p{L}]+/u)
  if (words.some((word) => TEST_WORDS.has(word))) return 'test'
  return words.some((word) => PRODUCTION_WORDS.has(word)) ? 'production' : undefined
}

/** Production first, the others in their order. */
export const sortEnvironments = <Known extends Environment>(environments: readonly Known[]): Known[] =>
  environments.toSorted(
    (a, b) => Number(getEnvironmentKind(b) === 'production') - Number(getEnvironmentKind(a) === 'production'),
  )

/** Where a signed-in user goes (specification §4). */
export type AfterLogin =
  | { kind: 'update-password' }
  | { kind: 'no-projects' }
  /** A path of the portal. */
  | { kind: 'portal'; path: string }
  /** `redirectUrl` only if nothing could tell whether it is accepted (AUTH-47). */
  | { kind: 'environments'; redirectUrl?: string | null | undefined }
  /** `isAnnounced`: the only one there is, so that a toast says what happens (AUTH-44). */
  | { kind: 'environment'; environment: Environment; redirectUrl?: string; isAnnounced: boolean }
  | { kind: 'home' }

/** What is decided before the environments are asked for: a forced update, no projects, a page of the portal (AUTH-34, AUTH-35, ROUTE-43). */
export function beforeEnvironments(
  session: { mustUpdatePassword: boolean; isSsoUser: boolean; userHasNoProjects: boolean },
  redirectUrl: string | null | undefined,
  origin: string,
): AfterLogin | undefined {
  if (session.mustUpdatePassword && !session.isSsoUser) return { kind: 'update-password' }
  if (session.userHasNoProjects) return { kind: 'no-projects' }
  const path = getPortalPath(redirectUrl, origin)
  return path === undefined ? undefined : { kind: 'portal', path }
}

/** Where the environments of the license lead (AUTH-40 to AUTH-46). */
export function amongEnvironments(
  redirectUrl: string | null | undefined,
  environments: readonly Environment[],
): AfterLogin {
  const wanted = findEnvironment(redirectUrl, environments)
  if (wanted !== undefined && redirectUrl)
    return { kind: 'environment', environment: wanted, redirectUrl, isAnnounced: false }
  const [only] = environments
  if (only === undefined) return { kind: 'home' }
  return environments.length > 1
    ? { kind: 'environments' }
    : { kind: 'environment', environment: only, isAnnounced: true }
}
