import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { requestMessages } from '@sitewright/domain/shared/messages'
import { Problem } from '@sitewright/domain/shared/problem'
import { allowsRange, rangeOf, type ByteRange } from './byte-range'
import { attachment } from './content-disposition'
import { closeOnStall } from './stall'
import { writeTag } from './versions'

type Bytes = AsyncIterable<Uint8Array>

interface NamedFile {
  /** With its extension. Characters that no file system takes are replaced. */
  readonly name: string
  /** Changes when the bytes change. Its ETag lets a client continue a download of the same file (If-Range). */
  readonly tag?: string
}

/** A file whose bytes come in order: a stream, or pieces that are written while they are sent. */
interface StreamedFile extends NamedFile {
  readonly bytes: Bytes
  /** Where it is known, clients see the progress and may request a range. In bytes. */
  readonly length?: number
}

/** A file that can be read from any place, such as one that is stored in pieces. */
interface StoredFile extends NamedFile {
  readonly length: number
  /** Reads this range alone. Not called for an empty file. */
  read(range: ByteRange): Bytes
}

/** The file that a handler answers with, where its row says `file(…)`. */
export type FileContent = StreamedFile | StoredFile

interface SentFile {
  readonly file: FileContent
  /** From the row of the contract. */
  readonly mediaType: string
  /** The connection closes when the client reads nothing for this long, in milliseconds. */
  readonly stallMs: number
}

/**
 * Sends a file: whole, or one range of it. An error before the first byte is a normal error reply. A later error destroys the connection, because half a file must not look
 * complete.
 * @throws Problem 416 for a range outside the file
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, mediaType, stallMs }: SentFile,
): Promise<void> {
  const { length } = file
  const tag = file.tag === undefined ? undefined : writeTag(file.tag)
  const isHead = request.method === 'HEAD'
  const isRanged = length !== undefined && !isHead && allowsRange(request.headers['if-range'], tag)
  const range = isRanged ? rangeOf(request.headers.range, length) : undefined
  if (range === 'unsatisfiable') {
    await discard(file)
    reply.header('content-range', `bytes */${length}`)
    throw new Problem({ status: 416, message: requestMessages.noSuchRange })
  }
  const size = range === undefined ? length : range.end - range.start + 1
  const bytes = isHead ? undefined : await startReading(request, bytesOf(file, range), size)
  if (isHead) await discard(file)

  reply
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', attachment(file.name))
    .header('accept-ranges', length === undefined ? 'none' : 'bytes')
    .type(mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType)
  if (tag !== undefined) reply.header('etag', tag)
  if (size !== undefined) reply.header('content-length', size)
  if (range !== undefined) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${length}`)
  if (bytes === undefined) {
    reply.send()
    return
  }
  closeOnStall(request, reply, stallMs, 'file')
  reply.send(bytes)
}

/** Ends a stream that nobody reads, so that its file or query is closed. */
async function discard(file: FileContent): Promise<void> {
  if (!('bytes' in file)) return
  await file.bytes[Symbol.asyncIterator]().return?.()
  if (file.bytes instanceof Readable) file.bytes.destroy()
}

function bytesOf(file: FileContent, range: ByteRange | undefined): Bytes {
  if ('bytes' in file) return range === undefined ? file.bytes : cut(file.bytes, range)
  if (file.length === 0) return nothing()
  return file.read(range ?? { start: 0, end: file.length - 1 })
}

async function* nothing(): Bytes {}

/** The bytes of a range, of a file that can only be read in order. */
async function* cut(bytes: Bytes, { start, end }: ByteRange): Bytes {
  let position = 0
  for await (const piece of bytes) {
    const part = piece.subarray(Math.max(0, start - position), Math.max(0, end + 1 - position))
    position += piece.length
    if (part.length > 0) yield part
    if (position > end) return
  }
}

/** Reads the first bytes, so that what fails at once fails before the headers are sent. */
async function startReading(request: FastifyRequest, bytes: Bytes, size: number | undefined): Promise<Readable> {
  const counted = size === undefined ? bytes : requireSize(bytes, size)
  const iterator = counted[Symbol.asyncIterator]()
  const first = await iterator.next()
  const sent = async function* (): Bytes {
    try {
      if (first.done !== true) yield first.value
      yield* { [Symbol.asyncIterator]: () => iterator }
    } catch (error) {
      request.log.error({ err: error }, 'Sending a file failed.')
      throw error
    }
  }
  return Readable.from(sent(), { objectMode: false })
}

/** Content-Length is a promise: a client waits for bytes that never come, or takes the rest for the next reply. */
async function* requireSize(bytes: Bytes, size: number): Bytes {
  let seen = 0
  for await (const piece of bytes) {
    seen += piece.length
    if (seen > size) break
    yield piece
  }
  if (seen !== size) throw new Error(`The file has ${seen > size ? 'more' : 'fewer'} bytes than its length, ${size}.`)
}
