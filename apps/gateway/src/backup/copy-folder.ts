import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { EngineParts } from '../db/database'
import { openStored } from '../db/data-folder'
import { openDurable } from '../db/durable'
import { embeddedParts } from '../db/embedded'
import { lockOf, type LockSettings } from '../db/lock'
import { syncPath, syncTree } from '../db/sync-tree'
import { StartFault } from '../start-fault'
import { Mirror } from './mirror'
import { connectGateway } from './pause-client'
import { countRows } from '../db/tables'

type Counts = Readonly<Record<string, number>>

/** Copies the files of the source to the draft, as they were at one moment. @returns the rows at that moment, and how long calls waited */
type Transfer = (mirror: Mirror) => Promise<{ counts: Counts; pausedMs: number }>

/**
 * Copies the embedded database of a data folder to a new folder, which can then be used as `DATA_DIR`. A gateway that runs on it is paused; without one, the folder is locked.
 * @param folder `<DATA_DIR>/<SEED>`
 * @param target the new folder, which must be missing or empty
 * @returns what the operator should know, in sentences
 * @throws StartFault, and leaves no copy
 */
export async function copyFolder(
  folder: string,
  target: string,
  settings: Partial<LockSettings> = {},
): Promise<string[]> {
  const draft = `${target}.part-${randomUUID().slice(0, 8)}`
  const discard = (): void => {
    try {
      fs.rmSync(draft, { recursive: true, force: true })
    } catch {
      // What made the copy fail can also make this fail, and is what the operator must know.
    }
  }
  const onSignal = (): void => {
    discard()
    process.exit(1)
  }
  const place = path.join(draft, path.basename(folder))
  const mirror = new Mirror(folder, place)
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal)
  try {
    refuseTarget(folder, target)
    fs.mkdirSync(path.dirname(target), { recursive: true })
    fs.mkdirSync(draft, { mode: 0o700 })
    const { counts, pausedMs } = await ((await transferFromGateway(folder)) ?? transferWithLock(folder, settings))(
      mirror,
    )
    await verify(place, counts)
    finish(draft, target)
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
    return [
      `The copy is in ${target}. It was opened, and all ${Object.keys(counts).length} tables have the same ${rows.toLocaleString('en-US')} rows as the database.`,
      ...(pausedMs === 0 ? [] : [`Calls waited for ${pausedMs} ms.`]),
      `To restore it, start the gateway with DATA_DIR=${target}.`,
    ]
  } catch (error) {
    discard()
    throw toFault(error, target)
  } finally {
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal)
  }
}

function refuseTarget(folder: string, target: string): void {
  const relative = path.relative(resolveLinks(folder), resolveLinks(target))
  const isOutside = relative === '..' || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative)
  if (!isOutside) {
    throw new StartFault(`${target} is in the data folder ${folder} itself.`, 'Choose another folder for the copy.')
  }
  if (isLink(target)) {
    throw new StartFault(`${target} is a symbolic link.`, 'Choose a new folder for the copy.')
  }
  if (fs.existsSync(target) && !isEmptyFolder(target)) {
    throw new StartFault(`${target} is not empty.`, 'Choose a new folder for the copy.')
  }
}

/** The path without symbolic links. Its last parts can be missing. */
function resolveLinks(name: string): string {
  try {
    return fs.realpathSync(name)
  } catch {
    return path.join(resolveLinks(path.dirname(name)), path.basename(name))
  }
}

/** Also where the link leads to nothing. */
function isLink(name: string): boolean {
  try {
    return fs.lstatSync(name).isSymbolicLink()
  } catch {
    return false
  }
}

const isEmptyFolder = (name: string): boolean => fs.statSync(name).isDirectory() && fs.readdirSync(name).length === 0

/** Most files are copied while calls go on. @returns `undefined` where no gateway has the folder */
async function transferFromGateway(folder: string): Promise<Transfer | undefined> {
  const gateway = await connectGateway(folder)
  if (gateway === undefined) return undefined
  return async (mirror) => {
    try {
      // Heartbeats go to the lock, so it shows the clock of the storage.
      mirror.run(fs.statSync(lockOf(folder)).mtimeMs)
      let counts: Counts = {}
      const pausedMs = await gateway.pause((found) => {
        counts = found
        mirror.run()
      })
      return { counts, pausedMs }
    } finally {
      gateway.close()
    }
  }
}

const transferWithLock =
  (folder: string, settings: Partial<LockSettings>): Transfer =>
  async (mirror) => {
    const stored = await openStored(folder, settings)
    try {
      const counts = await stored.db.transaction(countRows)
      await stored.closeFiles()
      mirror.run()
      return { counts, pausedMs: 0 }
    } finally {
      await stored.release()
    }
  }

/** Opens the copy, which also recovers it as after a crash, and compares its rows. */
async function verify(folder: string, counts: Counts): Promise<void> {
  let copy: EngineParts | undefined
  try {
    copy = embeddedParts(await openDurable(folder), () => undefined)
    const found = await copy.transaction(countRows)
    const names = [...new Set([...Object.keys(counts), ...Object.keys(found)])].filter(
      (name) => counts[name] !== found[name],
    )
    if (names.length > 0) throw new Error(`the number of rows differs in ${names.join(', ')}`)
  } catch (error) {
    throw new StartFault(
      `The copy is not complete or cannot be opened: ${error instanceof Error ? error.message : String(error)}.`,
      'Copy again. If the copy fails again, stop the gateway first, and check the disks.',
      error,
    )
  } finally {
    await copy?.close()
  }
}

/** The engine makes files that all users may read. */
function closeToOthers(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const name = path.join(folder, entry.name)
    fs.chmodSync(name, entry.isDirectory() ? 0o700 : 0o600)
    if (entry.isDirectory()) closeToOthers(name)
  }
}

/** Renames the copy to its target after its files are synced to disk. */
function finish(draft: string, target: string): void {
  closeToOthers(draft)
  syncTree(draft)
  if (fs.existsSync(target)) fs.rmdirSync(target)
  fs.renameSync(draft, target)
  syncPath(path.dirname(target))
}

const toFault = (error: unknown, target: string): unknown =>
  error instanceof Error && 'code' in error && 'path' in error
    ? new StartFault(
        `The copy cannot be written to ${target}: ${error.message}.`,
        'Make sure that the disk has space, and that this user can read the data folder and write the copy.',
        error,
      )
    : error
