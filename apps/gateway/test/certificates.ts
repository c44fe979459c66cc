import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto'

/** A certificate and its key as PEM. */
export interface Certificate {
  readonly cert: string
  readonly key: string
}

export interface Authority extends Certificate {
  /** @param host a DNS name of the server, also the name of a client @param days from now on; negative: it has expired */
  issue(host: string, days?: number): Certificate
}

/** DER of ITU-T X.690: tag, length, content. */
function der(tag: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
const sequence = (...contents: Buffer[]) => der(0x30, ...contents)
const integer = (value: number) => der(0x02, Buffer.from([value]))
const octets = (content: Buffer) => der(0x04, content)
const bits = (content: Buffer) => der(0x03, Buffer.from([0]), content)
const object = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const utcTime = (at: Date) => der(0x17, Buffer.from(`${at.toISOString().replace(/\D/g, '').slice(2, 14)}Z`))

const ECDSA_WITH_SHA256 = sequence(object('2a8648ce3d040302'))
const nameOf = (text: string) =>
  sequence(der(0x31, sequence(object('550403') /* commonName */, der(0x0c, Buffer.from(text)))))
const DAY_MS = 24 * 60 * 60_000

let serial = 0

interface Subject {
  readonly name: string
  readonly issuer: string
  readonly days: number
  readonly extension: Buffer
  /** Of the authority; its own key if left out. */
  readonly signer?: KeyObject
}

function issue({ name, issuer, days, extension, signer }: Subject): Certificate & { privateKey: KeyObject } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const end = Date.now() + days * DAY_MS
  const body = sequence(
    der(0xa0, integer(2)),
    integer(++serial),
    ECDSA_WITH_SHA256,
    nameOf(issuer),
    sequence(utcTime(new Date(Math.min(end, Date.now()) - DAY_MS)), utcTime(new Date(end))),
    nameOf(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(extension)),
  )
  const certificate = sequence(body, ECDSA_WITH_SHA256, bits(sign('sha256', body, signer ?? privateKey)))
  const lines =
    certificate
      .toString('base64')
      .match(/.{1,64}/g)
      ?.join('\n') ?? ''
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    privateKey,
  }
}

/** A certificate authority. Node has no function that makes certificates, and a machine may have no openssl. */
export function createAuthority(name: string): Authority {
  const isAuthority = sequence(
    object('551d13') /* basicConstraints */,
    der(0x01, Buffer.from([255])),
    octets(sequence(der(0x01, Buffer.from([255])))),
  )
  const { cert, key, privateKey } = issue({ name, issuer: name, days: 30, extension: isAuthority })
  return {
    cert,
    key,
    issue: (host, days = 30) =>
      issue({
        name: host,
        issuer: name,
        days,
        extension: sequence(object('551d11') /* subjectAltName */, octets(sequence(der(0x82, Buffer.from(host))))),
        signer: privateKey,
      }),
  }
}
