import { expect, it } from 'vitest'
import { createClock, readDatabaseNow } from './clock'

/** A database with a clock of its own, and the monotonic clock of a gateway. */
function createWorld() {
  const world = { databaseNow: 1_000_000_000, elapsed: 5000, answersAfterMs: 0, isAway: false, reads: 0 }
  const db = {
    execute: async () => {
      world.reads += 1
      pass(world.answersAfterMs)
      if (world.isAway) throw new Error('Connection terminated')
      return { rows: [{ now: world.databaseNow }] }
    },
  }
  const pass = (ms: number): void => {
    world.databaseNow += ms
    world.elapsed += ms
  }
  return { world, pass, db, open: () => createClock(db, () => world.elapsed) }
}
const answered = () => new Promise((resolve) => setImmediate(resolve))

it('goes by the clock of the database, which is read at most every 30 seconds', async () => {
  const { world, pass, open } = createWorld()
  const now = await open()
  for (let second = 0; second < 30; second += 1) {
    expect(now()).toBe(world.databaseNow)
    pass(1000)
  }
  expect(world.reads).toBe(1)
  // The clock of the database is set.
  world.databaseNow += 9 * 60 * 60_000
  for (let call = 0; call < 10; call += 1) now()
  await answered()
  expect(now()).toBe(world.databaseNow)
  expect(world.reads).toBe(2)
})

it('goes on while the database does not answer, and reads it again when it does', async () => {
  const { world, pass, open } = createWorld()
  const now = await open()
  world.isAway = true
  for (let minute = 0; minute < 3; minute += 1) {
    pass(60_000)
    expect(now()).toBe(world.databaseNow)
    await answered()
  }
  world.isAway = false
  world.databaseNow += 7000
  now()
  await answered()
  expect(now()).toBe(world.databaseNow)
})

it('keeps the last answer when a later one took too long to be exact', async () => {
  const { world, pass, open } = createWorld()
  const now = await open()
  pass(30_000)
  world.answersAfterMs = 4000
  now()
  await answered()
  expect(now()).toBe(world.databaseNow)
  await answered()
  world.answersAfterMs = 0
  world.databaseNow += 500
  now()
  await answered()
  expect(now()).toBe(world.databaseNow)
})

it('cannot start without an answer', async () => {
  const { world, db } = createWorld()
  world.isAway = true
  await expect(readDatabaseNow(db)).rejects.toThrow('Connection terminated')
})
