import compress from '@fastify/compress'
import type { FastifyInstance, RouteOptions } from 'fastify'

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
