import { DEMO_PASSWORD } from '../src/db/demo/accounts'

export type Calls = ReturnType<typeof createCalls>

/** Calls of the gateway at an address. Each sends the token of the last sign-in. */
export function createCalls(origin: string) {
  let token = ''

  /** The text of a reply. @throws if the reply is not a success */
  const fetchText = async (address: string, init: RequestInit = {}): Promise<string> => {
    const response = await fetch(new URL(address, origin), {
      ...init,
      headers: { authorization: token, ...(init.headers as Record<string, string>) },
    })
    if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`)
    return response.text()
  }
  const read = async <Reply>(address: string): Promise<Reply> => JSON.parse(await fetchText(address)) as Reply
  const post = async <Reply>(address: string, body: unknown): Promise<Reply> =>
    JSON.parse(
      await fetchText(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    ) as Reply

  return {
    fetchText,
    read,
    post,
    /** @returns the token */
    signIn: async (userName = 'customer.admin'): Promise<string> => {
      token = (await post<{ token: string }>('/gateway/login', { userName, password: DEMO_PASSWORD })).token
      return token
    },
  }
}
