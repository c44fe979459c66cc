import { describe, expect, it } from 'vitest'
import { repositoryFiles, textOf } from './repository'

/** A call that answers a request of the browser in place of the gateway. */
const INTERCEPTION = /\b(?:page|context|\w*[pP]age)\.(?:route|routeFromHAR|routeWebSocket)\(/

describe('a journey', () => {
  it.each(["await page.route('**/logout', answer)", 'await context.route(address, answer)'])(
    'is found to intercept requests by %s',
    (text) => {
      expect(text).toMatch(INTERCEPTION)
    },
  )

  it('intercepts no request, because the gateway makes the failures (tests/support/faulty-gateway.ts)', () => {
    const files = ['tests/e2e', 'tests/support'].flatMap((folder) => repositoryFiles(folder))
    expect(files.length).toBeGreaterThan(40)
    expect(files.filter((file) => INTERCEPTION.test(textOf(file)))).toEqual([])
  })
})
