import * as z from 'zod/mini'

/** The keys of a user, derived from the key in the server's reply. Scripts cannot extract them. */
export interface DraftKeys {
  readonly content: CryptoKey
  readonly names: CryptoKey
}

/** AES-GCM takes a new one for each text. */
const IV_BYTES = 12

const Sealed = z.object({ savedAt: z.number(), iv: z.string(), data: z.string() })
type Sealed = z.infer<typeof Sealed>

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
/** So many arguments fit into one call. */
const CHUNK_BYTES = 0x80_00

const toBase64 = (bytes: Uint8Array): string => {
  let binary = ''
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES)
    binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK_BYTES))
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))

type Bytes = Uint8Array<ArrayBuffer>

const pipe = async (bytes: Bytes, stream: CompressionStream | DecompressionStream): Promise<Bytes> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer())

/** A draft of thousands of rows must fit into the storage, and be written there without a long task. */
const zip = (text: string): Promise<Bytes> => pipe(encode(text), new CompressionStream('gzip'))

/** The first byte of gzip, with which no JSON begins. An earlier release stored JSON. */
const GZIP = 0x1f

const unzip = async (bytes: Bytes): Promise<string> =>
  new TextDecoder().decode(bytes[0] === GZIP ? await pipe(bytes, new DecompressionStream('gzip')) : bytes)

/** @param draftKey the reply of drafts.key */
export async function deriveKeys(draftKey: string): Promise<DraftKeys> {
  const root = await crypto.subtle.importKey('raw', fromBase64(draftKey), 'HKDF', false, ['deriveKey'])
  const derive = (info: string, algorithm: AesKeyGenParams | HmacKeyGenParams, uses: KeyUsage[]) =>
    crypto.subtle.deriveKey(
      { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encode(info) },
      root,
      algorithm,
      false,
      uses,
    )
  const [content, names] = await Promise.all([
    derive('content', { name: 'AES-GCM', length: 256 }, ['encrypt', 'decrypt']),
    derive('names', { name: 'HMAC', hash: 'SHA-256', length: 256 }, ['sign']),
  ])
  return { content, names }
}

/** Names an entry, so that another user of the device does not learn which record was edited. */
export const hideName = async ({ names }: DraftKeys, name: string): Promise<string> =>
  toBase64(new Uint8Array(await crypto.subtle.sign('HMAC', names, encode(name))))

/** The name and the time are authenticated too: an entry with another name or time cannot be decrypted. */
const getAlgorithm = (iv: Uint8Array<ArrayBuffer>, entry: string, savedAt: number): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: encode(`${entry} ${savedAt}`),
})

/** Encrypts a text for one entry of the storage. */
export async function seal({ content }: DraftKeys, entry: string, text: string, savedAt: number): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const data = await crypto.subtle.encrypt(getAlgorithm(iv, entry, savedAt), content, await zip(text))
  return JSON.stringify({ savedAt, iv: toBase64(iv), data: toBase64(new Uint8Array(data)) } satisfies Sealed)
}

/** Reads the only readable part of an entry: when it was stored. Throws for any other text. */
export const parseSealed = (stored: string): Sealed => Sealed.parse(JSON.parse(stored))

/** Decrypts an entry that `seal` returned. Rejects for another key, another name, and changed content. */
export async function open({ content }: DraftKeys, entry: string, stored: string): Promise<string> {
  const { savedAt, iv, data } = parseSealed(stored)
  const bytes = await crypto.subtle.decrypt(getAlgorithm(fromBase64(iv), entry, savedAt), content, fromBase64(data))
  return unzip(new Uint8Array(bytes))
}
