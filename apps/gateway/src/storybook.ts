import fs from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'
import type { GatewayConfig } from './config'
import { EDITION } from './edition'

export interface ServedStorybook {
  /** Its landing page. */
  readonly url: string
  close(): Promise<void>
}

/**
 * Serves the built Storybook to this machine alone, in demo mode. It has an origin of its own, because its inline scripts and frames
 * would break the policy of the portal's pages. It keeps no process alive.
 * @param folder where it was built
 * @returns `undefined` in production, and where it was not built
 */
export async function serveStorybook(
  { seed }: Pick<GatewayConfig, 'seed'>,
  folder = EDITION.storybookDist,
): Promise<ServedStorybook | undefined> {
  if (seed === 'none' || folder === undefined || !fs.existsSync(path.join(folder, 'index.html'))) return undefined
  const app = Fastify()
  await app.register(fastifyStatic, { root: folder })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  app.server.unref()
  return { url: `${url}/`, close: () => app.close() }
}
