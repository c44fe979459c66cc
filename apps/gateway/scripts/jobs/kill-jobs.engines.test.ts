import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../../src/db/open'
import { copyWorld, type WorldCopy } from '../../test/world-copy'
import { killJobs } from './kill-jobs'

let world: WorldCopy
beforeAll(async () => {
  world = await copyWorld()
})
afterAll(() => world.remove())

it('a job whose gateway is killed three times is done once, piece by piece', async () => {
  const isServer = world.config.databaseUrl !== undefined
  const figures = await killJobs({
    open: () => openDatabase(world.config),
    environment: world.environment,
    gateways: isServer ? 2 : 1,
    pieces: 60,
    pauseMs: 50,
    moments: [800, 600, 900],
  })
  expect(figures).toMatchObject({ pieces: 60, missing: 0, twice: 0, isInOrder: true, state: 'done' })
  expect(figures.kills).toBe(3)
  // Each kill has another process go on.
  expect(figures.gateways).toBeGreaterThan(1)
}, 400_000)
