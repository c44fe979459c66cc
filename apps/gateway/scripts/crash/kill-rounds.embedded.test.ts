import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyWorld, type WorldCopy } from '../../test/world-copy'
import { killRounds, type Moment } from './kill-rounds'

let world: WorldCopy
beforeAll(async () => {
  world = await copyWorld()
})
afterAll(() => world.remove())

describe('a gateway that is killed in the middle of writing', () => {
  it('has lost nothing that it had confirmed, and has nothing half done', async () => {
    const moments: Moment[] = [3, 11, 0, 25, 7].map((afterCommits) => ({ afterCommits }))
    const figures = await killRounds({
      writer: 'scripts/crash/writer.ts',
      dataDir: world.config.dataDir,
      nextMoment: () => moments.shift(),
    })
    expect(figures).toMatchObject({ kills: 5, killsWhileOpening: 0, lost: 0, partial: 0 })
    expect(figures.acknowledged).toBeGreaterThanOrEqual(3 + 11 + 25 + 7)
    expect(figures.unacknowledged).toBeLessThanOrEqual(5)
    expect(figures.openMs).toHaveLength(6)
  }, 180_000)
})
