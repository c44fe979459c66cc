import { describe, expect, it } from 'vitest'
import { expectationOf } from './versions'

describe('the version that a save means', () => {
  it.each([
    ['nothing is said', undefined, {}, true],
    ['If-Match names it', '"3"', {}, true],
    ['If-Match names an older one', '"2"', {}, false],
    ['If-Match names it among others', '"1", "3"', {}, true],
    ['If-Match names it weakly', 'W/"3"', {}, true],
    ['If-Match names it with the tag of something else', '"3.tag"', {}, true],
    ['If-Match names an older one with the tag of something else', '"2.tag"', {}, false],
    ['If-Match names another that begins alike', '"31.tag"', {}, false],
    ['If-Match is any', '*', {}, true],
    ['If-Match is a number without quotes', '3', {}, false],
    ['If-Match is empty', '', {}, false],
    ['the body names it', undefined, { version: 3 }, true],
    ['the body names an older one', undefined, { version: 2 }, false],
    ['both name it', '"3"', { version: 3 }, true],
    ['If-Match names it and the body does not', '"3"', { version: 2 }, false],
    ['the body names it and If-Match does not', '"2"', { version: 3 }, false],
    ['there is no body', undefined, undefined, true],
  ])('is judged when %s', (_, ifMatch, body, expected) => {
    expect(expectationOf(ifMatch, body)(3)).toBe(expected)
  })
})
