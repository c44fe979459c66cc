import type { Client } from '@sitewright/api-client/client'
import { projectNamed } from '../../src/db/demo/projects'
import type { Case, Cases } from './case'

const REFINERY = projectNamed('Northgate Refinery Expansion').projectId
const BREAKWATER = projectNamed('Outer Breakwater').projectId

type Send = (client: Client, projectId: number) => Promise<{ readonly status: number }>

/** The same number again: it changes nothing, so that every account meets the same rows. */
const update: Send = (client, projectId) =>
  client.documentNumbering.update({
    params: { projectId },
    body: [{ resourceType: 107, expectedNextNumber: 1, newNextNumber: 1 }],
  })

const list: Send = (client, projectId) =>
  client.documentNumbering.list({ params: { projectId }, body: [104, 107, 707] })

const ofProjects = (
  send: Send,
  answers: readonly (readonly number[])[],
  ofOwner: Readonly<Record<string, number>>,
): Readonly<Record<string, Case>> => ({
  'of license 1': { call: (client) => send(client, REFINERY), answers: answers[0] ?? [], ofOwner },
  'of license 2': { call: (client) => send(client, BREAKWATER), answers: answers[1] ?? [] },
  'that does not exist': { call: (client) => send(client, 99_999), answers: answers[2] ?? [] },
})

export const documentNumberingCases = {
  'documentNumbering.list': ofProjects(
    list,
    [
      [401, 403, 200, 200, 200, 404, 200],
      [401, 403, 404, 404, 404, 200, 200],
      [401, 403, 404, 404, 404, 404, 404],
    ],
    { 'no.projects': 404 },
  ),
  'documentNumbering.update': ofProjects(
    update,
    [
      [401, 403, 403, 403, 200, 404, 200],
      [401, 403, 403, 403, 404, 200, 200],
      [401, 403, 403, 403, 404, 404, 404],
    ],
    {},
  ),
} satisfies Cases<'documentNumbering'>
