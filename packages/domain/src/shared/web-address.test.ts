import { describe, expect, it } from 'vitest'
import { isWebAddress } from './web-address'

describe('an address that someone supplied', () => {
  it.each([
    ['https://docs.northgate.example/p-310.pdf', true],
    [' http://docs.northgate.example ', true],
    ['HTTPS://DOCS.NORTHGATE.EXAMPLE', true],
    ['javascript:alert(1)', false],
    ['java\nscript:alert(1)', false],
    ['data:text/html,<p>', false],
    ['ftp://docs.northgate.example', false],
    ['docs.northgate.example', false],
    ['/projects', false],
    ['https://', false],
    ['', false],
  ])('%j can be a link: %s [SITE-75]', (address, expected) => {
    expect(isWebAddress(address)).toBe(expected)
  })
})
