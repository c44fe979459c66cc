import { afterAll, expect, it, vi } from 'vitest'
import { bases } from '../../../test/contract-server'
import { startApi } from '../api'
import { findProjectEmails } from './projects'

await vi.hoisted(async () => (await import('../../../../../tests/support/signed-out-window')).stubWindow())

const asked: string[] = []
vi.stubGlobal('fetch', async (address: string) => {
  asked.push(address)
  return Response.json([
    { userId: 7, userName: 'ann', firstName: 'Ann', lastName: 'Reyes', email: 'ann@works.example' },
  ])
})
afterAll(() => {
  vi.unstubAllGlobals()
})

it('suggests the active users of a project by their email addresses [ITEM-09, API2-10]', async () => {
  startApi(bases, () => undefined)
  expect(await findProjectEmails(12, ' ann ')).toEqual([
    { value: 'ann@works.example', label: 'ann@works.example', description: 'Ann Reyes' },
  ])
  expect(asked).toEqual([`${bases.gateway}/projects/12/users?getActive=true&pageSize=50&search=ann`])
})
