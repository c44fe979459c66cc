import fs from 'node:fs'
import path from 'node:path'

/** A file as it was when it was copied. */
interface Copied {
  readonly size: number
  readonly changedAt: number
}

/** Some storage notes the time of a change in steps of two seconds: a file that changed within this time can change again and show the same time, in milliseconds. */
const RECENT_MS = 4000

/** Copies a folder, and then again what has changed. Only the owner can read the copy. */
export class Mirror {
  readonly #copied = new Map<string, Copied>()

  constructor(
    readonly source: string,
    readonly target: string,
  ) {}

  /**
   * Copies each file that is new or has changed, and removes what the source no longer has. Files may change and disappear while it runs, except in the last run.
   * @param now the time by the clock of the storage of the source, epoch milliseconds, or an earlier one. Without it, a further run copies every file again
   */
  run(now: number = Number.NEGATIVE_INFINITY): void {
    this.#folder('', now)
  }

  #folder(name: string, now: number): void {
    const [from, to] = [path.join(this.source, name), path.join(this.target, name)]
    const entries = fs.readdirSync(from, { withFileTypes: true })
    fs.mkdirSync(to, { recursive: true, mode: 0o700 })
    const names = new Set(entries.map((entry) => entry.name))
    for (const old of fs.readdirSync(to)) {
      if (!names.has(old)) fs.rmSync(path.join(to, old), { recursive: true })
    }
    for (const entry of entries) {
      const place = path.join(name, entry.name)
      try {
        if (entry.isDirectory()) this.#folder(place, now)
        else if (entry.isFile()) this.#file(place, now)
      } catch (error) {
        if (!isMissing(error)) throw error
        fs.rmSync(path.join(this.target, place), { recursive: true, force: true })
        this.#copied.delete(place)
      }
    }
  }

  #file(name: string, now: number): void {
    const [from, to] = [path.join(this.source, name), path.join(this.target, name)]
    const { size, mtimeMs } = fs.statSync(from)
    const before = this.#copied.get(name)
    if (before?.size === size && before.changedAt === mtimeMs) return
    fs.copyFileSync(from, to, fs.constants.COPYFILE_FICLONE)
    fs.chmodSync(to, 0o600)
    if (mtimeMs < now - RECENT_MS) this.#copied.set(name, { size, changedAt: mtimeMs })
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'
