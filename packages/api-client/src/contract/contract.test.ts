import * as z from 'zod/mini'
import { anyone } from '@sitewright/domain/shared/policy'
import { describe, expect, it } from 'vitest'
import { rows, type ClientRows } from './contract'

const calls = {
  list: { base: 'own', method: 'GET', path: '/boats', replies: { 200: z.array(z.string()) } },
} as const satisfies ClientRows
const list = { summary: 'All boats.', allow: anyone } as const

describe('the rows of an area', () => {
  it('join the half that the client reads and the half of the gateway', () => {
    expect(rows(calls, { list })).toEqual({ list: { ...calls.list, ...list } })
  })

  it('do not compile with a call in one half only, nor with a field of the client in the half of the gateway', () => {
    // @ts-expect-error -- `list` is missing
    expect(rows(calls, {})).toHaveProperty('list.path')
    // @ts-expect-error -- no call has this name
    expect(rows(calls, { list, save: list })).not.toHaveProperty('save')
    // @ts-expect-error -- the client would not skip what is invalid: it does not load this half
    expect(rows(calls, { list: { ...list, skipsInvalid: true } })).toHaveProperty('list')
  })
})
