import { afterEach, expect, it, vi } from 'vitest'
import { capabilities } from '../capabilities'
import { canStoreDrafts } from './drafts'

afterEach(() => {
  vi.unstubAllGlobals()
  capabilities.start([])
})

it('drafts are stored only for a server that answers a key, and only with Web Crypto [DRAFT-09]', () => {
  expect(canStoreDrafts()).toBe(false)
  capabilities.start(['drafts.key'])
  expect(canStoreDrafts()).toBe(true)
  // As over plain HTTP.
  vi.stubGlobal('crypto', {})
  expect(canStoreDrafts()).toBe(false)
})
