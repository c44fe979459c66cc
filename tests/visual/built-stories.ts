import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

/** Where `npm run test:visual` builds the stories to. */
export const BUILT = path.join(import.meta.dirname, '..', '..', 'storybook-static')

interface Entry {
  id: string
  type: 'docs' | 'story'
  title: string
  name: string
  tags: string[]
}

const index = JSON.parse(readFileSync(path.join(BUILT, 'index.json'), 'utf8')) as { entries: Record<string, Entry> }

/** The pages and stories of Storybook's index. */
export const entries = Object.values(index.entries)

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** The built stories on a free port of this machine. The browser may keep what it has loaded: nothing changes during a run. */
export class BuiltStories {
  private constructor(
    private readonly server: Server,
    readonly origin: string,
  ) {}

  static async open(): Promise<BuiltStories> {
    const server = createServer((request, response) => {
      const file = path.join(BUILT, decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname))
      const type = TYPES[path.extname(file)] ?? 'application/octet-stream'
      readFile(file).then(
        (body) => response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' }).end(body),
        () => response.writeHead(404).end(),
      )
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    // A server that listens on a port has an address with one.
    const { port } = server.address() as AddressInfo
    return new BuiltStories(server, `http://127.0.0.1:${port}`)
  }

  async close(): Promise<void> {
    this.server.close()
    this.server.closeAllConnections()
    await once(this.server, 'close')
  }
}
