import { describe, expect, it } from 'vitest'
import { isOtherAddress, isWebAddress } from './web-address'

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

describe('an address that is not one of the web', () => {
  it.each([
    ['javascript:alert(1)', true],
    [' \u0001JavaScript:alert(1)', true],
    ['java\nscript:alert(1)', true],
    ['data:text/html,<p>', true],
    ['file:///etc/passwd', true],
    ['vbscript:x', true],
    ['blob:https://a.example/1', true],
    ['C:\\plans\\p-310.pdf', true],
    ['https://docs.northgate.example', false],
    ['http://docs.northgate.example', false],
    ['plans/p-310.pdf', false],
    ['Plan 310', false],
    ['', false],
  ])('%j is one: %s [SITE-75]', (text, expected) => {
    expect(isOtherAddress(text)).toBe(expected)
  })
})
