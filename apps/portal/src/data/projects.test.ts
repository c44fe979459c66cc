import { expect, it, vi } from 'vitest'
import type { ProjectRecord } from '@sitewright/domain/projects/record'
import { contract } from '@sitewright/api-client/contract/all'
import { sampleOf } from '../../test/sample-of'
import { tokenOf } from '../../test/fake-server'
import { session } from '../shell/session/session'
import { startApi } from './api'
import { saveProject } from './projects'

await vi.hoisted(async () => (await import('../../../../tests/support/signed-out-window')).stubWindow())

const bases = { gateway: 'http://server.test/gateway', api: 'http://server.test/api', own: 'http://server.test/x' }

it('a save after a conflict sends the other fields as the newer project has them [PROJ-38]', async () => {
  session.end('logged-out')
  session.start({ token: tokenOf({ userId: 7 }), userName: 'mara', roles: ['ROLE'], userHasNoProjects: false })
  const project = sampleOf(contract.projects.one.replies[200])
  const newer = { ...project, isActive: !project.isActive, version: 8 }
  const sent: ProjectRecord[] = []
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)) as ProjectRecord)
    return sent.length === 1
      ? Response.json({ message: 'Conflict.', current: newer }, { status: 409 })
      : Response.json(newer)
  })
  startApi(bases, () => undefined)
  const input = { name: 'My name', description: project.description }
  expect(await saveProject(project, input, project.version)).toMatchObject({ status: 'conflict' })
  await saveProject(project, input, 8)
  expect(sent[1]).toMatchObject({ name: 'My name', isActive: newer.isActive, version: 8 })
})
