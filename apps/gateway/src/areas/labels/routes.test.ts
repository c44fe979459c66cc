import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { DEFAULT_LABEL } from '@sitewright/domain/labels/config'
import { labelMessages } from '@sitewright/domain/labels/messages'
import { MOBILE_MAX_ZPL_SIZE, type LabelRequest } from '@sitewright/domain/labels/model'
import { labelRequests } from '@sitewright/domain/labels/rules'
import { MAX_LABEL_BARCODES, MAX_LABEL_NAMES } from '@sitewright/domain/labels/zpl'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { readLabelPdf, readPng } from '../../../test/read-labels'
import { makeKey } from '../../../test/make-key'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { PRINT_LIMITS } from './print'

let db: TestDatabase
let gateway: TestGateway
let client: Client
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
  client = await gateway.clientAs('viewer')
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

const CODE_128 = '^XA^FO40,40^BY2^BCN,120,N,N,N,A^FD{name}^FS^XZ'

const requestFor = (names: readonly string[], changes: Partial<LabelRequest> = {}): LabelRequest => {
  const [request] = labelRequests(DEFAULT_LABEL, names, { isMobile: false })
  if (request === undefined) throw new Error('There are no names.')
  return { ...request, ...changes }
}
const create = async (request: LabelRequest) =>
  (await client.labels.create({ query: { asBase64: true }, body: request })).body
const print = async (request: LabelRequest) => readLabelPdf((await create(request)).pdf_base64 ?? '')
const codesOf = async (request: LabelRequest) => (await print(request)).flatMap(({ codes }) => codes)
const errorOf = async (request: LabelRequest) => {
  const body = await create(request)
  expect(body).toEqual({ Success: false, Error: body.Error })
  return body.Error
}
const names = (count: number, prefix: string) => Array.from({ length: count }, (_, index) => `${prefix} ${index + 1}`)

describe('a file of labels', () => {
  it('has one page of the size of the label for each name, with a code that reads as the name [API2-31, CODE-02, CODE-08, CODE-17]', async () => {
    const pages = await print(requestFor(['Bin 01-A', 'Bin 01-B']))
    expect(pages.map(({ width, height, codes }) => ({ width, height, codes }))).toEqual([
      { width: 4, height: 2, codes: ['Bin 01-A'] },
      { width: 4, height: 2, codes: ['Bin 01-B'] },
    ])
  })

  it.each([6, 8, 12, 24] as const)('can be drawn with %s dots per millimeter [CODE-18, CONS2-14]', async (Dpmm) => {
    expect(await print(requestFor(['Bin 1'], { Dpmm, Size: '2.5x1.5' }))).toMatchObject([
      { width: 2.5, height: 1.5, codes: ['Bin 1'] },
    ])
  })

  it('repeats a page for each copy, and draws it once [CODE-05]', async () => {
    const request = requestFor(['A'], {
      Barcodes: [
        { Name: 'A', Qty: 3 },
        { Name: 'B', Qty: 1 },
        { Name: 'A', Qty: 1 },
      ],
      Sorting: 'active-asc',
    })
    const pages = await print(request)
    expect(pages.flatMap(({ codes }) => codes)).toEqual(['A', 'A', 'A', 'B', 'A'])
    expect(new Set(pages.slice(0, 3).map(({ picture }) => picture)).size).toBe(1)
  })

  it.each([
    ['active-asc', ['Bin 10', 'Bin 9', 'Aisle']],
    ['active-desc', ['Aisle', 'Bin 9', 'Bin 10']],
    ['alpha-asc', ['Aisle', 'Bin 9', 'Bin 10']],
    ['alpha-desc', ['Bin 10', 'Bin 9', 'Aisle']],
  ] as const)('is sorted by %s [CODE-19, CODE-23]', async (Sorting, sorted) => {
    expect(await codesOf(requestFor(['Bin 10', 'Bin 9', 'Aisle'], { Sorting }))).toEqual(sorted)
  })

  it.each([
    ['commands', 'a^XZ^XA^FDb^FS~JA'],
    ['control characters', 'tab\there\r\n'],
    ['zero-width and right-to-left characters', 'zero\u200Bwidth\u202E שלום'],
    ['other scripts and symbols', 'Größe 日本 😀'],
    ['escapes', '_5E\\5E >0 {name} $&'],
    ['200 characters', 'x'.repeat(200)],
  ])('contains a name with %s as it is', async (_what, name) => {
    expect(await codesOf(requestFor([name]))).toEqual([name])
  })

  it('can have a Code 128', async () => {
    expect(await codesOf(requestFor(['Bin 01-A ^~_>'], { Zpl: CODE_128 }))).toEqual(['Bin 01-A ^~_>'])
  })

  it('is produced for two large requests at once, which take turns', async () => {
    const [first, second] = [names(120, 'North'), names(110, 'South')]
    const requestOf = (all: readonly string[]) =>
      requestFor(all, { Barcodes: all.map((Name) => ({ Name, Qty: 1 })), Sorting: 'active-asc', Size: '2x1' })
    const [north, south] = await Promise.all([codesOf(requestOf(first)), codesOf(requestOf(second))])
    expect(north).toEqual(first)
    expect(south).toEqual(second)
  })
})

describe('ZPL for the mobile app', () => {
  it('has a label for each copy, in order [API2-31, CODE-06, CODE-08, CODE-10]', async () => {
    const request = requestFor(['A'], {
      Zpl: '^XA^FD{name}^FS^XZ',
      Barcodes: [
        { Name: 'B', Qty: 2 },
        { Name: 'A^', Qty: 1 },
      ],
      MaxZplSize: MOBILE_MAX_ZPL_SIZE,
    })
    expect(await create(request)).toEqual({
      Success: true,
      Zpl: '^XA^CI28^FH_^FDA_5E^FS^XZ^XA^CI28^FH_^FDB^FS^XZ^XA^CI28^FH_^FDB^FS^XZ',
    })
  })

  it('is refused where it is larger than the limit', async () => {
    const request = requestFor(['A'], { Zpl: '^XA^FD{name}^FS^XZ' })
    expect(await create({ ...request, MaxZplSize: 22 })).toMatchObject({ Success: true })
    expect(await errorOf({ ...request, MaxZplSize: 21 })).toBe(labelMessages.zplTooLarge(21))
  })
})

describe('ZPL that needs too much work', () => {
  it.each([
    ['a name in 1,600 places', `^XA^FD${'{name}'.repeat(1600)}^FS^XZ`, labelMessages.tooManyNames(MAX_LABEL_NAMES)],
    [
      '400 QR codes',
      `^XA${'^BQN,2,9^FDQA,1^FS'.repeat(400)}^FD{name}^XZ`,
      labelMessages.tooManyBarcodes(MAX_LABEL_BARCODES),
    ],
  ])('is refused before it is drawn, and in a picture too: %s', async (_what, Zpl, message) => {
    const request = requestFor(['A'], { Zpl })
    expect(await errorOf(request)).toBe(message)
    const { Dpmm, Size } = request
    expect((await client.labels.picture({ body: { Zpl, Dpmm, Size, Name: 'A' } })).body.Error).toBe(message)
  })

  it('is refused before it is as large as the limit that the request names [CODE-06]', async () => {
    const request = requestFor(['A'], {
      Zpl: `^XA^FD${'{name}'.repeat(MAX_LABEL_NAMES)}^FS^FX${'x'.repeat(9000)}^XZ`,
      Barcodes: Array.from({ length: 10 }, (_, at) => ({ Name: `${at}`.padEnd(200, 'é'), Qty: 100 })),
      MaxZplSize: MOBILE_MAX_ZPL_SIZE,
    })
    expect(await errorOf(request)).toBe(labelMessages.zplTooLarge(PRINT_LIMITS.zplBytes))
  })
})

describe('labels that cannot be printed', () => {
  it.each([
    ['no ZPL at all', 'hello', labelMessages.notOneLabel],
    ['two labels', '^XA^FD{name}^FS^XZ^XA^XZ', labelMessages.notOneLabel],
    ['no place for the name', '^XA^FDRack^FS^XZ', labelMessages.noPlaceholder],
  ])('are answered with the reason: %s [CODE-14]', async (_what, Zpl, text) => {
    expect(await errorOf(requestFor(['A'], { Zpl }))).toBe(text)
    expect(await errorOf(requestFor(['A'], { Zpl, MaxZplSize: MOBILE_MAX_ZPL_SIZE }))).toBe(text)
  })

  it('are named: characters that a barcode cannot contain, and those that it would read as something else [CODE-14]', async () => {
    expect(await errorOf(requestFor(['A', 'é'], { Zpl: CODE_128 }))).toBe(labelMessages.notPrintable('é'))
    const Zpl = CODE_128.replace(',A^', '^')
    expect(await errorOf(requestFor(['A', 'a>b'], { Zpl }))).toBe(labelMessages.notPrintable('a>b'))
    expect(await codesOf(requestFor(['Bin 1'], { Zpl }))).toEqual(['Bin 1'])
  })

  it.each([
    ['7 dots per millimeter', 'Dpmm', { Dpmm: 7 }],
    ['no area', 'Size', { Size: '0x0' }],
    ['a long side', 'Size', { Size: '16x2' }],
    ['too many dots', 'Size', { Size: '15x15', Dpmm: 24 }],
    ['1001 barcodes', 'Barcodes', { Barcodes: names(1001, 'Bin').map((Name) => ({ Name, Qty: 1 })) }],
    ['1100 copies in all', 'Barcodes', { Barcodes: names(11, 'Bin').map((Name) => ({ Name, Qty: 100 })) }],
    ['101 copies of one', 'Barcodes.0.Qty', { Barcodes: [{ Name: 'A', Qty: 101 }] }],
    ['no ZPL', 'Zpl', { Zpl: '' }],
  ])('are refused with 400: %s, in %s [API2-31, CODE-18, CODE-23]', async (_what, field, changes) => {
    const failure = await failureOf(create({ ...requestFor(['A']), ...(changes as Partial<LabelRequest>) }))
    expect(failure.status).toBe(400)
    expect(Object.keys(failure.fields)).toEqual([field])
  })

  it('are refused with 400 without asBase64=true [API2-32, CODE-03]', async () => {
    const token = await gateway.tokenOf('viewer')
    const send = (query: string) =>
      gateway.send(`/gateway/list/labels${query}`, {
        method: 'POST',
        token,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(requestFor(['A'], { MaxZplSize: MOBILE_MAX_ZPL_SIZE })),
      })
    expect((await send('?asBase64=true')).status).toBe(200)
    expect((await send('?asBase64=false')).status).toBe(400)
    expect((await send('')).status).toBe(400)
  })

  it('are refused with 503 while two requests of the user, four of the license, or eight of all users take turns', async () => {
    const all = names(20, 'Busy')
    const body = requestFor(all, { Barcodes: all.map((Name) => ({ Name, Qty: 1 })) })
    const printAs = async (caller: Client) =>
      caller.labels.create({ query: { asBase64: true }, body }).then(
        (reply) => reply.body.Success,
        (error: unknown) => error,
      )
    const refusal = { status: 503, message: labelMessages.busy, retryAfter: 5 }
    const mine = await Promise.all([client, client, client].map(printAs))
    expect(mine.filter((result) => result === true)).toHaveLength(2)
    expect(mine.filter((result) => result !== true)).toMatchObject([refusal])
    const printTwiceAs = async (users: readonly string[]) => {
      const callers = await Promise.all(users.map((user) => gateway.clientAs(user)))
      return Promise.all(callers.flatMap((caller) => [caller, caller]).map(printAs))
    }
    const license = await printTwiceAs(['viewer', 'user.editor', 'customer.admin'])
    expect(license.filter((result) => result === true)).toHaveLength(4)
    expect(license.filter((result) => result !== true)).toMatchObject([refusal, refusal])
    const everyone = await printTwiceAs(['viewer', 'super.admin', 'harbour.admin', 'other.projects', 'no.environment'])
    expect(everyone.filter((result) => result === true)).toHaveLength(8)
    expect(everyone.filter((result) => result !== true)).toMatchObject([refusal, refusal])
  })

  it('count for each API key separately, so that a key does not block those of other licenses', async () => {
    const role = ['MENU_ADMIN_TOOL_ACCESS'] as const
    const keys = [await makeKey(db, { roles: role }), await makeKey(db, { roles: role, row: { licenseId: 2 } })]
    const [mine, other] = keys.map(({ key }) => gateway.clientWith(key))
    if (mine === undefined || other === undefined) throw new Error('There are no keys.')
    const body = requestFor(names(20, 'Busy'))
    const results = await Promise.all(
      [mine, mine, other].map(async (caller) => caller.labels.create({ query: { asBase64: true }, body })),
    )
    expect(results.map(({ body: { Success } }) => Success)).toEqual([true, true, true])
  })
})

describe('the picture of one label', () => {
  const draw = async (Zpl: string, Name = 'Bin 01-A') =>
    (await client.labels.picture({ body: { Zpl, Dpmm: 8, Size: '4x2', Name } })).body

  it('has a code that reads as the name [CODE-21]', async () => {
    const { Success, png_base64: picture } = await draw(CODE_128)
    expect(Success).toBe(true)
    expect(await readPng(picture ?? '')).toEqual(['Bin 01-A'])
  })

  it.each([
    ['without ^XA', '^FDx^FS'],
    ['with two labels', `${CODE_128}${CODE_128}`],
  ])('is refused with a sentence for ZPL %s', async (_name, zpl) => {
    expect(await draw(zpl)).toEqual({ Success: false, Error: expect.stringMatching(/.{10}/) as string })
  })

  it('is rejected for an invalid size, like a print', async () => {
    const body = { Zpl: CODE_128, Dpmm: 8, Size: '0x2', Name: 'Bin' } as const
    expect(await failureOf(client.labels.picture({ body }))).toMatchObject({
      status: 400,
      fields: { Size: [labelMessages.invalidSize] },
    })
  })
})
