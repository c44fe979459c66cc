import { afterEach, expect } from 'vitest'
import { type Child, runChild } from './child-process'
import type { WorldCopy } from './world-copy'

const STARTS_WITHIN_MS = 50_000

const worlds: WorldCopy[] = []
const children: Child[] = []

/** Ends, after each test of the file that calls this, what the test has started, and removes its worlds. */
export function endAfterEach(): void {
  afterEach(async () => {
    for (const child of children.splice(0)) await child.kill()
    for (const world of worlds.splice(0)) await world.remove()
  })
}

/** Starts a gateway as a process of its own, on a free port. */
export function startChild(world: WorldCopy, environment: Readonly<Record<string, string>> = {}): Child {
  const child = runChild('src/main.ts', [], { PORT: '0', LOG_LEVEL: 'warn', ...world.environment, ...environment })
  children.push(child)
  return child
}

/** Starts a gateway over a world that is made for it. */
export async function gateway(
  make: () => Promise<WorldCopy>,
  environment: Readonly<Record<string, string>> = {},
): Promise<{ child: Child; world: WorldCopy }> {
  const world = await make()
  worlds.push(world)
  return { child: startChild(world, environment), world }
}

/** Waits until it is ready; its address. */
export const addressOf = async (child: Child): Promise<string> =>
  (await child.printed(/is ready: (http:\S+)/, STARTS_WITHIN_MS))[1] ?? ''

/** Waits until it has ended for a fault; what it printed, without a stack. */
export const failure = async (child: Child): Promise<string> => {
  expect(await child.ended).toBe(1)
  expect(child.output()).not.toMatch(/^\s+at /m)
  return child.output()
}
