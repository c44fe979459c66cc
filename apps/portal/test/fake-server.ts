import { createPartialClient, type ClientOptions } from '@sitewright/api-client/client-of'
import { session as sessionCalls } from '@sitewright/api-client/contract/session'

/** What the server answers to a call, by method and path. */
export type Answers = Record<string, { status?: number; body?: unknown } | 'unreachable'>

/** The calls of a session over answers that a test gives; `asked` lists what was called, with the token it carried. */
export function callsTo(answers: Answers) {
  const asked: string[] = []
  const fetcher: NonNullable<ClientOptions['fetch']> = async (input, init) => {
    const call = `${init?.method} ${String(input)}`
    asked.push(`${call} ${new Headers(init?.headers).get('authorization') ?? '-'}`)
    const answer = answers[call]
    if (answer === 'unreachable') throw new TypeError('Failed to fetch')
    const { status = 200, body = null } = answer ?? { status: 404 }
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  }
  const bases = { gateway: '', api: '/api', own: '/x' }
  return { asked, calls: createPartialClient({ session: sessionCalls }, { bases, fetch: fetcher }) }
}

/** A token as the server makes one; nobody in the portal looks at its signature. */
export const tokenOf = (claims: Record<string, unknown> = {}): string => {
  const payload = {
    exp: 4_000_000_000,
    licenseId: 1,
    mustUpdatePassword: false,
    roles: ['ROLE_OF_THE_TOKEN'],
    userName: 'mara',
    userId: 7,
    ...claims,
  }
  return `e30.${btoa(JSON.stringify(payload)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')}.c2ln`
}
