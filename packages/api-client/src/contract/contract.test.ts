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
})
