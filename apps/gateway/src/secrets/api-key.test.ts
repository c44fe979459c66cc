import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hashOfApiKey, isApiKey, makeApiKey, makeKeyPrefix } from './api-key'

describe('an API key', () => {
  it('is its mark, a prefix of eight letters and digits, and a secret of at least 128 bits', () => {
    const { key, keyPrefix } = makeApiKey()
    const [, prefix = '', secret = ''] = /^sw_([a-z0-9]{8})_([\w-]+)$/.exec(key) ?? []
    expect(prefix).toBe(keyPrefix)
    expect(Buffer.from(secret, 'base64url').length * 8).toBeGreaterThanOrEqual(128)
  })

  it('is found by the SHA-256 of all of it, in which the key does not stand', () => {
    const { key, secretHash } = makeApiKey()
    expect(secretHash).toBe(createHash('sha256').update(key).digest('base64url'))
    expect(hashOfApiKey(key)).toBe(secretHash)
    expect(hashOfApiKey(key.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).not.toBe(secretHash)
  })

  it('is another one each time, even with the same prefix', () => {
    const keys = [makeApiKey('demo0001'), makeApiKey('demo0001'), makeApiKey(), makeApiKey()]
    expect(keys.slice(0, 2).map((made) => made.keyPrefix)).toEqual(['demo0001', 'demo0001'])
    expect(new Set(keys.map((made) => made.secretHash)).size).toBe(4)
    expect(keys[2]?.keyPrefix).not.toBe(keys[3]?.keyPrefix)
  })

  it('has a prefix of the first or the last characters where a generator says so', () => {
    expect(makeKeyPrefix(() => 0)).toBe('aaaaaaaa')
    expect(makeKeyPrefix((limit) => limit - 1)).toBe('99999999')
  })

  it('is recognized by its form, unlike a token or a part of a key', () => {
    const { key } = makeApiKey()
    expect(isApiKey(key)).toBe(true)
    for (const text of [
      key.slice(0, -1),
      `${key}A`,
      ` ${key}`,
      key.toUpperCase(),
      'eyJhbGciOiJIUzI1NiJ9.e30.c2ln',
      '',
    ]) {
      expect(isApiKey(text)).toBe(false)
    }
  })
})
