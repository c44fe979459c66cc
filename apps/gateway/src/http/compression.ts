import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { asJson } from './problems'

/** Bytes. A smaller reply fits into a few packets, and no reply with a token, a key or a password is as large. */
export const COMPRESS_FROM = 10_000

/** For routes that reply with JSON. Brotli at level 4, which is what the library sets, else gzip. */
export const JSON_COMPRESSION: NonNullable<RouteOptions['compress']> = {
  encodings: ['br', 'gzip'],
  threshold: COMPRESS_FROM,
  customTypes: /^application\/json\b/,
}

/**
 * Compresses the replies of routes that ask for it (`compress`), as the client accepts. Register it before these routes. Bodies of requests are never decompressed: a few
 * bytes could become gigabytes.
 */
export async function compressReplies(app: FastifyInstance): Promise<void> {
  await app.register(compress, { globalCompression: false, globalDecompression: false })
}

/** In the order in which we prefer them. */
const ENCODERS = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const
type Encoding = keyof typeof ENCODERS

/** The encoding for a client, by its Accept-Encoding: of what it names, or of all where it names `*`, none with the weight 0. */
export function encodingFor(accepted: string | undefined): Encoding | undefined {
  const weights = new Map(
    (accepted ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      return [name, parameters.some((text) => /^q=0(\.0*)?$/.test(text)) ? 0 : 1] as const
    }),
  )
  const isAccepted = (name: string): boolean => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  return (['br', 'gzip'] as const).find(isAccepted)
}

/**
 * A reply of JSON that never changes, compressed once for each encoding.
 * @param encoders a test counts how often they are used
 */
export function fixedJson(
  text: string,
  encoders: Readonly<Record<Encoding, (text: string) => Promise<Buffer>>> = ENCODERS,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const compressed = new Map<Encoding, Promise<Buffer>>()
  return async (request, reply) => {
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (encoding === undefined) return asJson(reply).send(text)
    const body = compressed.get(encoding) ?? encoders[encoding](text)
    compressed.set(encoding, body)
    return asJson(reply)
      .header('content-encoding', encoding)
      .send(await body)
  }
}
