import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RuntimeConfig } from '@sitewright/domain/shared/runtime-config'
import type { GatewayConfig } from '../config'
import { builtFile } from './built-file'
import { pagePolicy, setPolicy } from './headers'

/** The placeholder of a reply's nonce in the built page. */
const NONCE_PLACEHOLDER = /__CSP_NONCE__/g
/** The placeholder of the runtime config. */
const CONFIG_PLACEHOLDER = '__RUNTIME_CONFIG__'

/** Never a page of the portal: what is not there is not found. */
const NOT_A_PAGE = /^\/(gateway|api|idp|outbox|assets)(\/|$)|^\/(config\.json|healthz|readyz|metrics)$/i

const NOT_BUILT = 'The portal has not been built. Run "npm run build" and start the gateway again.\n'

export const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/'

/** Names a file, as `/robots.txt` does, or a folder above: no address that the portal builds. Only a browser that asks for a page gets one. */
const NAMES_A_FILE = /^\/[^/]*\.[^/]*$|\.\.|%2e%2e|%5c|%00/i

/** Whether a request is for a page: the portal's own router answers for all of its addresses, whatever Accept says, because mail scanners and monitors accept anything (API-116). */
export const wantsPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !NOT_A_PAGE.test(pathOf(request)) &&
  (!NAMES_A_FILE.test(pathOf(request)) || (request.headers.accept ?? '').includes('text/html'))

type PortalConfig = Pick<GatewayConfig, 'portalDist' | 'portalBases' | 'mapboxToken' | 'hasSourceMaps'>

/** Servers that a map of Mapbox calls, for styles, tiles, fonts and statistics. */
const MAPBOX_ORIGINS = ['https://api.mapbox.com', 'https://events.mapbox.com']

/** Servers that the portal calls besides this one. */
const serversOf = ({ portalBases, mapboxToken }: Pick<PortalConfig, 'portalBases' | 'mapboxToken'>) => [
  portalBases.gateway,
  portalBases.api,
  ...(mapboxToken === undefined ? [] : MAPBOX_ORIGINS),
]

/** The portal's page: for its own addresses, and for whatever else a browser asks a page of. */
export interface PortalPage {
  /** Sends it; says what is missing where the portal has not been built. */
  send(request: FastifyRequest, reply: FastifyReply): Promise<void>
}

/** Serves the built portal: assets that never change for ever, and one page for every address of its own. */
export async function servePortal(app: FastifyInstance, config: PortalConfig, page: PortalPage): Promise<void> {
  if (!fs.existsSync(path.join(config.portalDist, 'index.html'))) return
  const policy = pagePolicy(serversOf(config))
  // A scope of its own, so that the hook is for files alone.
  await app.register(async (files) => {
    files.addHook('onRequest', async (_request, reply) => {
      setPolicy(reply, policy)
    })
    await files.register(fastifyStatic, {
      root: config.portalDist,
      decorateReply: false,
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      allowedPath: (file) => !isRawPage(file) && (config.hasSourceMaps || !isSourceMap(file)),
      setHeaders: (reply, file) => {
        const isHashed = path.relative(config.portalDist, file).split(path.sep)[0] === 'assets'
        reply.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
        reply.setHeader('vary', 'accept-encoding')
      },
    })
  })
  // The file server would see a folder here, and answers it differently with and without compression.
  app.route({
    method: ['GET', 'HEAD'],
    url: '/',
    handler: async (request, reply) => {
      await page.send(request, reply)
      return reply
    },
  })
}

/** The page is written for each reply, with its nonce: the raw file is never sent, however its path is spelled. */
function isRawPage(file: string): boolean {
  try {
    return path.posix.normalize(`/${decodeURIComponent(file)}`).startsWith('/index.html')
  } catch {
    // A path that cannot be read is no file either.
    return true
  }
}

/** The source of the portal, which production keeps to itself. */
const isSourceMap = (file: string): boolean => /\.map(?:\.\w+)?$/i.test(decodeURIComponent(file))

/** JSON for an element of a page, without text that could end the element. */
const asData = (value: unknown): string => JSON.stringify(value).replace(/</g, String.raw`\u003c`)

/**
 * A page with a nonce of its own for each reply, what this server is, and for Login the chunks that it needs besides, so that a browser asks for them at once.
 * @param runtimeConfig written into the page, so that the portal need not request it first
 */
export function createPortalPage(
  { portalDist, ...config }: Omit<PortalConfig, 'hasSourceMaps'>,
  runtimeConfig: RuntimeConfig,
): PortalPage {
  const data = asData(runtimeConfig)
  const servers = serversOf(config)
  const page = builtFile(path.join(portalDist, 'index.html'), (text) => text.replace(CONFIG_PLACEHOLDER, () => data))
  const needed = builtFile(path.join(portalDist, 'needed.json'), neededIn)
  return {
    send: async (request, reply) => {
      const text = await page()
      reply.header('cache-control', 'no-store')
      if (text === undefined) {
        reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT)
        return
      }
      const ahead = (await needed())?.get(pathOf(request))
      if (ahead !== undefined) reply.header('link', ahead)
      const nonce = randomBytes(16).toString('base64')
      setPolicy(reply, pagePolicy(servers, nonce))
        .code(200)
        .type('text/html; charset=utf-8')
        .send(text.replace(NONCE_PLACEHOLDER, nonce))
    },
  }
}

/** Which chunks an address needs besides those that the page names, as the build has written it down: the header that says so, by address. */
function neededIn(text: string): Map<string, string> {
  try {
    const known: unknown = JSON.parse(text)
    const entries = typeof known === 'object' && known !== null ? Object.entries(known) : []
    return new Map(
      entries.flatMap(([address, files]: [string, unknown]) =>
        Array.isArray(files) && files.length > 0
          ? [[address, files.map((file) => `</${String(file)}>; rel=modulepreload`).join(', ')] as const]
          : [],
      ),
    )
  } catch {
    // A build is being written: the page requests them.
    return new Map()
  }
}
