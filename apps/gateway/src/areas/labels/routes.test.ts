import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { DEFAULT_LABEL } from '@sitewright/domain/labels/config'
import { labelMessages } from '@sitewright/domain/labels/messages'
import { MOBILE_MAX_ZPL_SIZE, type LabelRequest } from '@sitewright/domain/labels/model'
import { describeFailures, labelRequests, type LabelFailure } from '@sitewright/domain/labels/rules'
import { MAX_LABEL_BARCODES, MAX_LABEL_PLACEHOLDERS } from '@sitewright/domain/labels/zpl'
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

/** Fits on small labels. */
const QR = '^XA^FO8,8^BQN,2,3^FDMA,{name}^FS^XZ'
const CODE_128 = '^XA^FO40,40^BY2^BCN,120,N,N,N,A^FD{name}^FS^XZ'

const requestFor = (names: readonly string[], changes: Partial<LabelRequest> = {}): LabelRequest => {
  const [request] = labelRequests(
    DEFAULT_LABEL,
    names.map((name) => ({ name })),
    { isMobile: false },
  )
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
/** The error of labels that fail for one reason. */
const failing = (fault: LabelFailure['fault'], ...failed: readonly string[]) =>
  describeFailures(failed.map((name) => ({ name, fault })))
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
    expect(await print(requestFor(['Bin 1'], { Zpl: QR, Dpmm, Size: '2.5x1.5' }))).toMatchObject([
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
    ['50 characters', 'x'.repeat(50)],
  ])('contains a name with %s as it is', async (_what, name) => {
    expect(await codesOf(requestFor([name]))).toEqual([name])
  })

  it('can have a Code 128', async () => {
    expect(await codesOf(requestFor(['Bin 01-A ^~_>'], { Zpl: CODE_128 }))).toEqual(['Bin 01-A ^~_>'])
  })

  it('is produced for two large requests at once, which take turns', async () => {
    const [first, second] = [names(120, 'North'), names(110, 'South')]
    const requestOf = (all: readonly string[]) =>
      requestFor(all, {
        Zpl: QR,
        Barcodes: all.map((Name) => ({ Name, Qty: 1 })),
        Sorting: 'active-asc',
        Size: '2x1',
      })
    const [north, south] = await Promise.all([codesOf(requestOf(first)), codesOf(requestOf(second))])
    expect(north).toEqual(first)
    expect(south).toEqual(second)
  })
})

describe('ZPL for the mobile app', () => {
  it('has a label for each copy, in order [API2-31, CODE-06, CODE-08, CODE-10]', async () => {
    const request = requestFor(['A'], {
      Zpl: '^XA^FO9,9^FD{name}^FS^XZ',
      Barcodes: [
        { Name: 'B', Qty: 2 },
        { Name: 'A^', Qty: 1 },
      ],
      MaxZplSize: MOBILE_MAX_ZPL_SIZE,
    })
    expect(await create(request)).toEqual({
      Success: true,
      Zpl: `^XA^CI28^FO9,9^FH_^FDA_5E^FS^XZ${'^XA^CI28^FO9,9^FH_^FDB^FS^XZ'.repeat(2)}`,
    })
  })

  it('is refused where it is larger than the limit', async () => {
    const request = requestFor(['A'], { Zpl: '^XA^FO9,9^FD{name}^FS^XZ' })
    expect(await create({ ...request, MaxZplSize: 28 })).toMatchObject({ Success: true })
    expect(await errorOf({ ...request, MaxZplSize: 27 })).toBe(labelMessages.zplTooLarge(27))
  })
})

describe('ZPL that needs too much work', () => {
  it.each([
    [
      'a name in 1,600 places',
      `^XA^FD${'{name}'.repeat(1600)}^FS^XZ`,
      labelMessages.tooManyPlaceholders(MAX_LABEL_PLACEHOLDERS),
    ],
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
      Zpl: `^XA^FD${'{name}'.repeat(MAX_LABEL_PLACEHOLDERS)}^FS^FX${'x'.repeat(9000)}^XZ`,
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
    expect(await errorOf(requestFor(['A', 'é'], { Zpl: CODE_128 }))).toBe(failing('undrawable', 'é'))
    const Zpl = CODE_128.replace(',A^', '^')
    expect(await errorOf(requestFor(['AB', 'a>b'], { Zpl }))).toBe(failing('unreadable', 'a>b'))
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
    let calls = 0
    const printAs = async (caller: Client) =>
      // Names that were not drawn before take time.
      caller.labels.create({ query: { asBase64: true }, body: requestFor(names(8, `Busy ${calls++}`)) }).then(
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

describe('labels that are checked', () => {
  const text = (field: string) => `^XA${field}^FO40,200^BQN,2,4^FDMA,{name}^FS^XZ`
  const check = async (Zpl: string, Names: readonly string[] = ['Bin 01-A']) =>
    (await client.labels.check({ body: { Zpl, Dpmm: 8, Size: '4x2', Sites: Names.map((Name) => ({ Name })) } })).body
  const faultsOf = async (Zpl: string, Names?: readonly string[]) =>
    (await check(Zpl, Names)).Failures?.map(({ Index, Fault }) => [Index, Fault])

  it.each([
    ['the right', text('^FO700,20^A0N,60,60^FD{name}^FS')],
    ['the bottom', text('^FO20,390^A0N,60,60^FD{name}^FS')],
    ['the top', text('^FT20,20^A0N,60,60^FD{name}^FS')],
    ['the left', text('^FO60,20,1^A0N,60,60^FD{name}^FS')],
    ['the right of its print width', text('^FO300,20^A0N,60,60^FD{name}^FS').replace('^XA', '^XA^PW400')],
    ['the right, where nothing of it is on the label', text('^FO900,20^A0N,60,60^FD{name}^FS')],
  ])('fail if something runs off the label at %s [CODE-25]', async (_where, Zpl) => {
    expect(await faultsOf(Zpl)).toEqual([[0, 'cutOff']])
  })

  it.each([
    ['another home', text('^LH100,40^FO20,20^A0N,60,60^FD{name}^FS').replace('^FO40,200', '^FO0,100')],
    ['a print width', text('^PW600^FO20,20^A0N,60,60^FD{name}^FS')],
    ['two equal codes', `^XA^FO40,20^BQN,2,4^FDMA,{name}^FS^FO400,20^BQN,2,4^FDMA,{name}^FS^XZ`],
    ['control codes', '^XA^FO40,40^BY2^BCN,120,N,N,N^FD>:{name}>0^FS^XZ'],
    ['a code of its own', text('^FO200,40^BY2^BEN,100,Y,N^FD590123412345^FS')],
    ['an escaped code', text('^FO200,40^BY2^BCN,100,N,N,N,A^FH\\^FDa\\5Eb^FS')],
    ['turned codes', '^XA^FO40,40^BY2^BCR,120,N,N,N,A^FD{name}^FS^XZ'],
  ])('pass with %s [CODE-25]', async (_what, Zpl) => {
    expect(await check(Zpl)).toEqual({ Success: true, Failures: [] })
  })

  it.each([
    [
      'something in front of its code',
      '^XA^FO40,40^BY2^BCN,120,N,N,N,A^FD{name}^FS^FO90,30^GB60,150,60^FS^XZ',
      'unreadable',
    ],
    ['a code that is not drawn', '^XA^FO40,40^BAN,100,N^FD{name}^FS^FO40,200^A0N,40,40^FDx^FS^XZ', 'unreadable'],
    ['nothing on it', '^XA^FO40,40^A0N,40,40^FD{name}^FS^XZ', 'blank', ' '],
  ])('fail with %s [CODE-25]', async (_what, Zpl, fault, name = 'Bin 01-A') => {
    expect(await faultsOf(Zpl, [name])).toEqual([[0, fault]])
  })

  it('are named by their places, and all names are in the error of a print [CODE-25]', async () => {
    const all = ['Bin 1', 'é', 'Bin 2', 'ü', 'x'.repeat(70)]
    expect(await faultsOf(CODE_128, all)).toEqual([
      [1, 'undrawable'],
      [3, 'undrawable'],
      [4, 'cutOff'],
    ])
    const failures = [
      { name: 'é', fault: 'undrawable' },
      { name: 'ü', fault: 'undrawable' },
      { name: 'x'.repeat(70), fault: 'cutOff' },
    ] as const
    expect(await errorOf(requestFor(all, { Zpl: CODE_128, Sorting: 'active-asc' }))).toBe(describeFailures(failures))
  })

  it('are not checked if the design has an error', async () => {
    expect(await check('hello')).toEqual({ Success: false, Error: labelMessages.notOneLabel })
  })

  it('show the path of their site [CODE-26]', async () => {
    const Zpl = '^XA^FO40,20^BQN,2,4^FDMA,{path}/{name}^FS^XZ'
    const Barcodes = [
      { Name: 'Bin 1', Path: 'Yard > Row', Qty: 1 },
      { Name: 'Bin 2', Qty: 1 },
    ]
    expect(await codesOf(requestFor(['A'], { Zpl, Barcodes }))).toEqual(['Yard > Row/Bin 1', '/Bin 2'])
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

  it('is there even if the label cannot be printed [CODE-25, CODE-27]', async () => {
    const body = await draw(CODE_128, 'x'.repeat(70))
    expect(body).toMatchObject({ Success: false, Error: failing('cutOff', 'x'.repeat(70)) })
    expect(body.png_base64).toMatch(/^iVBOR/)
  })

  it('is rejected for an invalid size, like a print', async () => {
    const body = { Zpl: CODE_128, Dpmm: 8, Size: '0x2', Name: 'Bin' } as const
    expect(await failureOf(client.labels.picture({ body }))).toMatchObject({
      status: 400,
      fields: { Size: [labelMessages.invalidSize] },
    })
  })
})
