import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** No call, image or page of ours needs one of these. */
const PERMISSIONS = ['accelerometer', 'camera', 'gyroscope', 'magnetometer', 'microphone', 'payment', 'usb']

const HSTS_SECONDS = 365 * 24 * 60 * 60

export const formatPolicy = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')

/** A reply of data loads nothing, also where a browser shows it. */
const DATA_POLICY = formatPolicy({
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
})

/** The origins of addresses on other servers. */
const originsOf = (addresses: readonly (string | undefined)[]): string[] => [
  ...new Set(addresses.flatMap((address) => (address === undefined ? [] : [new URL(address).origin]))),
]

/**
 * The policy of a page and of what it loads (a worker keeps the one of its own file): everything from here, styles of the page's own by nonce, no inline script, no eval.
 * @param servers addresses that the page calls; `undefined` is this server
 * @param nonce of one reply
 */
export const pagePolicy = (servers: readonly (string | undefined)[], nonce?: string): string =>
  formatPolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': nonce === undefined ? ["'self'"] : ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...originsOf(servers)],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })

export const setPolicy = (reply: FastifyReply, policy: string): FastifyReply =>
  reply.header('content-security-policy', policy)

/** The map asks where the user is when its button is pressed; pages of others in ours, of which there are none, may not. */
const PERMISSIONS_POLICY = [...PERMISSIONS.map((feature) => `${feature}=()`), 'geolocation=(self)'].join(', ')

/** What a reply has that no hook of ours sees: one to an address that cannot be read. */
export const setBareHeaders = (reply: FastifyReply): FastifyReply =>
  setPolicy(reply, DATA_POLICY)
    .header('permissions-policy', PERMISSIONS_POLICY)
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')

/** Strict headers on every reply, failures among them. Pages set a policy of their own. */
export async function strictHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    // Both differ from reply to reply: set below.
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', async (request, reply) => {
    setPolicy(reply, DATA_POLICY).header('permissions-policy', PERMISSIONS_POLICY)
    // Said over plain HTTP it means nothing; whether it is https is the proxy's word only where we trust it.
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${HSTS_SECONDS}`)
  })
}
