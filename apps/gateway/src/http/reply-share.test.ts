import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createReplyShare } from './reply-share'

/** Works for longer than the share of a turn. */
function work(): void {
  const end = performance.now() + 11
  while (performance.now() < end);
}

it('lets other work run between long replies, in order, also after one that failed', async () => {
  const share = createReplyShare()
  const events: string[] = []
  const replies = ['a', 'b', 'c'].map((name) =>
    share(() => {
      events.push(name)
      work()
      if (name === 'a') throw new Error('broken')
    }).catch((error: unknown) => events.push(String(error))),
  )
  const others = (async () => {
    for (let turn = 1; turn <= 3; turn += 1) {
      await setImmediate()
      events.push(`turn ${turn}`)
    }
  })()
  await Promise.all([...replies, others])
  expect(events.filter((event) => ['a', 'b', 'c'].includes(event))).toEqual(['a', 'b', 'c'])
  expect(events.indexOf('turn 1')).toBeLessThan(events.indexOf('c'))
  expect(events).toContain('Error: broken')
})

it('does not delay short replies', async () => {
  const share = createReplyShare()
  const events: string[] = []
  const turn = setImmediate().then(() => events.push('turn'))
  await Promise.all([share(() => events.push('a')), share(() => events.push('b')), turn])
  expect(events).toEqual(['a', 'b', 'turn'])
})
