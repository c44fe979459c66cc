import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GatewayConfig } from '../config'
import { pagePolicy, setPolicy } from './headers'

/** Stands in the built page wherever the nonce of a reply belongs. */
const NONCE_PLACEHOLDER = /__CSP_NONCE__/g

/** Never a page of the portal: what is not there is not found. */
const NOT_A_PAGE = /^\/(gateway|api|idp|outbox|assets)(\/|$)|^\/(config\.json|healthz|readyz)$/i

const NOT_BUILT = 'The portal has not been built. Run "npm run build" and start the gateway again.\n'

export const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/'

/** Does a browser ask for a page? Only then the portal's own router answers for an unknown address. */
export const wantsPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  (request.headers.accept ?? '').includes('text/html') &&
  !NOT_A_PAGE.test(pathOf(request))

type PortalConfig = Pick<GatewayConfig, 'portalDist' | 'portalBases'>

/** Serves the built portal: assets that never change for ever, and one page for every address of its own. */
export async function servePortal(app: FastifyInstance, config: PortalConfig): Promise<void> {
  if (!fs.existsSync(path.join(config.portalDist, 'index.html'))) return
  const policy = pagePolicy([config.portalBases.gateway, config.portalBases.api])
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
      allowedPath: (file) => !isRawPage(file),
      setHeaders: (reply, file) => {
        const isHashed = path.relative(config.portalDist, file).split(path.sep)[0] === 'assets'
        reply.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
        reply.setHeader('vary', 'accept-encoding')
      },
    })
  })
  // The file server would see a folder here, and answers it differently with and without compression.
  app.get('/', async (_request, reply) => {
    await sendPage(reply, config)
    return reply
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

/** The portal's page with a nonce of its own; says what is missing where the portal has not been built. */
export async function sendPage(reply: FastifyReply, config: PortalConfig): Promise<void> {
  const page = await readPage(config.portalDist)
  reply.header('cache-control', 'no-store')
  if (page === undefined) {
    reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT)
    return
  }
  const nonce = randomBytes(16).toString('base64')
  setPolicy(reply, pagePolicy([config.portalBases.gateway, config.portalBases.api], nonce))
    .code(200)
    .type('text/html; charset=utf-8')
    .send(page.replace(NONCE_PLACEHOLDER, nonce))
}

async function readPage(folder: string): Promise<string | undefined> {
  try {
    return await readFile(path.join(folder, 'index.html'), 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
