/** A provider has this long to answer, in milliseconds: a user is waiting at the sign-in page. */
const TIMEOUT_MS = 5000

/** Characters of its documents, at the most. */
const LIMIT = 256 * 1024

/** Reads a JSON document of an identity provider. Throws where there is none. */
export type ReadDocument = (url: string) => Promise<unknown>

/** Over the network: bounded in time and size, and never led elsewhere. */
export const readOverNetwork: ReadDocument = async (url) => {
  const response = await fetch(url, {
    headers: { Accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (response.status !== 200 || response.body === null) throw new Error(`${url} answered ${response.status}.`)
  const decoder = new TextDecoder()
  let text = ''
  const body: AsyncIterable<Uint8Array> = response.body
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > LIMIT) throw new Error(`${url} answered more than ${LIMIT} characters.`)
  }
  const document: unknown = JSON.parse(text)
  return document
}
