import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'

/** @type {Record<string, string>} */
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/**
 * Serves a folder of built pages on a free port of this machine.
 * @param {string} folder
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export async function serve(folder) {
  const server = createServer((request, response) => {
    const place = path.join(folder, path.posix.normalize(new URL(request.url ?? '/', 'http://localhost').pathname))
    readFile(place).then(
      (body) =>
        response.writeHead(200, { 'content-type': TYPES[path.extname(place)] ?? 'application/octet-stream' }).end(body),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(undefined))
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}
