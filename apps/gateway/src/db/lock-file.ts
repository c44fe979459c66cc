import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import * as z from 'zod/mini'
import type { ProcessIdentity } from './process-identity'

/**
 * The file that locks a data folder. It names the process that has the folder, the generation of the lock (each taking is a new one), and a heartbeat: a number in its last
 * bytes that grows while that process lives. All but the heartbeat stays as it was written.
 */
export interface LockFile {
  /** All of it: any change of the heartbeat shows. */
  readonly text: string
  readonly owner: ProcessIdentity
  /** Whether its writer writes heartbeats: gateways before them did not. */
  readonly hasHeartbeat: boolean
}

const Content = z.object({
  pid: z.int(),
  started: z.optional(z.string()),
  host: z.string(),
  generation: z.optional(z.uuid()),
})

/** Digits of a heartbeat: always as many, so that it is overwritten in place. */
const BEAT_DIGITS = 12

const formatBeat = (beat: number): string => String(beat).padStart(BEAT_DIGITS, '0')

/** A lock file that this process has made and writes its heartbeats to. */
export interface OwnLockFile {
  /** Throws where the file cannot be read. */
  isInPlace(): boolean
  beat(): void
  /** Removes it where it is still in place. */
  remove(): void
}

/**
 * Makes the lock file of a new generation, only where there is none.
 * @returns `undefined` where there is one
 */
export function createLockFile(file: string, owner: ProcessIdentity): OwnLockFile | undefined {
  const start = `${JSON.stringify({ ...owner, generation: randomUUID() }).slice(0, -1)},"beat":"`
  // Heartbeats go to this handle and never to the path: where another process has replaced the file, they must not reach its file.
  const handle = createWhole(file, `${start}${formatBeat(0)}"}`)
  if (handle === undefined) return undefined
  const position = Buffer.byteLength(start)
  let beats = 0
  // Opened by its path each time: a network file system answers questions about a path or an open file from a cache that may be a minute old, but not an open.
  const isInPlace = (): boolean => readText(file)?.startsWith(start) ?? false
  return {
    isInPlace,
    beat: () => {
      beats += 1
      fs.writeSync(handle, formatBeat(beats), position)
      fs.fdatasyncSync(handle)
    },
    remove: () => {
      fs.closeSync(handle)
      if (isInPlace()) fs.unlinkSync(file)
    },
  }
}

/** `undefined` where there is none. */
export function readLockFile(file: string): LockFile | 'unreadable' | undefined {
  const text = readText(file)
  if (text === undefined) return undefined
  try {
    const { generation, ...owner } = Content.parse(JSON.parse(text))
    return { text, owner, hasHeartbeat: generation !== undefined }
  } catch {
    return 'unreadable'
  }
}

function readText(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/** File systems that know no hard links say so in these ways. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'])

/**
 * Writes a file that is either whole or not there, and only where there was none.
 * @returns a handle to write more to it; `undefined` where there was one
 */
export function createWhole(file: string, text: string): number | undefined {
  const draft = `${file}.${process.pid}.${randomUUID()}`
  const handle = fs.openSync(draft, 'wx')
  let isLinked = false
  try {
    fs.writeSync(handle, text)
    fs.fdatasyncSync(handle)
    fs.linkSync(draft, file)
    isLinked = true
    return handle
  } catch (error) {
    const code = codeOf(error)
    if (code === 'EEXIST') return undefined
    if (code !== undefined && NO_LINKS.has(code)) return createAlone(file, text)
    throw error
  } finally {
    if (!isLinked) fs.closeSync(handle)
    fs.unlinkSync(draft)
  }
}

/** For file systems without hard links. A process that reads the file before its text is written finds it unreadable, and refuses to start. */
function createAlone(file: string, text: string): number | undefined {
  try {
    const handle = fs.openSync(file, 'wx')
    fs.writeSync(handle, text)
    fs.fdatasyncSync(handle)
    return handle
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return undefined
    throw error
  }
}
