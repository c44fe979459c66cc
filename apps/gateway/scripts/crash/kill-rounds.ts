import { runChild, type Child } from '../../test/child-process'
import type { Found } from './writer'

export interface CrashFigures {
  readonly kills: number
  /** Of those, while the database was being opened, which is when it repairs itself. */
  readonly killsWhileOpening: number
  readonly acknowledged: number
  /** Committed, and killed before saying so: at most one a kill. */
  readonly unacknowledged: number
  readonly lost: number
  readonly partial: number
  readonly openMs: readonly number[]
}

/** When to kill: milliseconds after the writer's start, or so many commits after it has opened the database. */
export type Moment = { readonly afterMs: number } | { readonly afterCommits: number }

export interface CrashOptions {
  /** The program that is killed: writer.ts, or what it was built into. */
  readonly writer: string
  /** A DATA_DIR with a demo world. */
  readonly dataDir: string
  /** When to kill the next time; `undefined` ends it. */
  readonly nextMoment: () => Moment | undefined
  readonly onRound?: (figures: CrashFigures) => void
}

const OPENS_WITHIN_MS = 60_000
const FOUND = /found (.*)\n/

const parseFound = (text: string): Found => JSON.parse(text) as Found

async function wait(child: Child, moment: Moment): Promise<void> {
  if ('afterMs' in moment) return new Promise((resolve) => setTimeout(resolve, moment.afterMs))
  const [, text = ''] = await child.printed(FOUND, OPENS_WITHIN_MS)
  if (moment.afterCommits === 0) return
  await child.printed(new RegExp(`wrote ${parseFound(text).last + moment.afterCommits}\n`), OPENS_WITHIN_MS)
}

/** Lets a writer write and kills it (SIGKILL), again and again on the same data; each new one tells what survived. */
export async function killRounds({ writer, dataDir, nextMoment, onRound }: CrashOptions): Promise<CrashFigures> {
  const tally = { kills: 0, killsWhileOpening: 0, acknowledged: 0, unacknowledged: 0, lost: 0, partial: 0 }
  const openMs: number[] = []
  /** The last transaction that is known to be there. */
  let known = 0

  const run = async (moment: Moment): Promise<void> => {
    const child = runChild(writer, [dataDir])
    try {
      await wait(child, moment)
    } finally {
      await child.kill()
    }
    const found = FOUND.exec(child.output())
    if (found === null) {
      // It exited without a signal: the database does not open, which this test is meant to find.
      if (await isFault(child)) throw new Error(`The writer failed:\n${child.output()}`)
      tally.killsWhileOpening += 1
      return
    }
    const { whole, partial, last, openMs: ms } = parseFound(found[1] ?? '')
    openMs.push(ms)
    tally.unacknowledged += Math.max(0, last - known)
    // One after another: the last number, and as many whole ones, or some are missing.
    tally.lost += Math.max(0, known - last) + Math.max(0, last - whole)
    tally.partial += partial
    known = Math.max(last, lastCommit(child))
    tally.acknowledged += known - last
  }

  for (let moment = nextMoment(); moment !== undefined; moment = nextMoment()) {
    await run(moment)
    tally.kills += 1
    onRound?.({ ...tally, openMs })
  }
  await run({ afterCommits: 0 })
  return { ...tally, openMs }
}

const isFault = async (child: Child): Promise<boolean> => (await child.ended) !== 'SIGKILL'
const lastCommit = (child: Child): number => Number(/.*wrote (\d+)\n/s.exec(child.output())?.[1] ?? 0)
