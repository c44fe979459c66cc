import { describe, expect, it } from 'vitest'
import { DEFAULT_LABEL } from './config'
import {
  LABEL_SORTS,
  LabelRequest,
  LABELS_PER_REQUEST,
  MOBILE_APP_DELAY_MS,
  MOBILE_MAX_ZPL_SIZE,
  parseLabelSize,
} from './model'
import {
  describeFailures,
  isMobileBrowser,
  labelFileName,
  labelRequests,
  mobileAppLink,
  printableSites,
  sortLabels,
} from './rules'

const itself = (name: string) => name
const desktop = { isMobile: false }

describe('the sort type of a label', () => {
  const tree = ['Bin 10', 'yard', 'Bin 9', 'Área', 'bin 9', 'Zone']
  it.each([
    ['active-asc', tree],
    ['active-desc', ['Zone', 'bin 9', 'Área', 'Bin 9', 'yard', 'Bin 10']],
    ['alpha-asc', ['Área', 'Bin 9', 'bin 9', 'Bin 10', 'yard', 'Zone']],
    ['alpha-desc', ['Zone', 'yard', 'Bin 10', 'Bin 9', 'bin 9', 'Área']],
  ] as const)('%s sorts the names of sites [CODE-19, CODE-23]', (sort, names) => {
    expect(sortLabels(tree, sort, itself)).toEqual(names)
  })
})

describe('the requests for labels', () => {
  const sites = Array.from({ length: 2 * LABELS_PER_REQUEST + 1 }, (_, index) => ({ name: `Bin ${(index * 7) % 101}` }))
  const names = sites.map(({ name }) => name)

  it('have the ZPL line, size, DPMM and sort type of the label, and one copy for each site [CODE-04, CODE-05, CODE-20]', () => {
    const { zpl, size, dpmm, sort } = DEFAULT_LABEL
    expect(labelRequests(DEFAULT_LABEL, [{ name: 'b', path: 'Yard' }, { name: 'a' }], desktop)).toEqual([
      {
        Zpl: zpl,
        Size: size,
        Dpmm: dpmm,
        Sorting: sort,
        Barcodes: [
          { Name: 'b', Qty: 1 },
          { Name: 'a', Qty: 1 },
        ],
      },
    ])
  })

  it('limit the ZPL only on mobile [CODE-06, CODE-07, CONS2-35]', () => {
    expect(MOBILE_MAX_ZPL_SIZE).toBe(2_147_483_647)
    expect(labelRequests(DEFAULT_LABEL, [{ name: 'a' }], { isMobile: true })[0]?.MaxZplSize).toBe(MOBILE_MAX_ZPL_SIZE)
    expect(labelRequests(DEFAULT_LABEL, [{ name: 'a' }], desktop)[0]).not.toHaveProperty('MaxZplSize')
  })

  it.each(LABEL_SORTS)('print in the order %s, though the server sorts each of them [CODE-19, CODE-20]', (sort) => {
    const requests = labelRequests({ ...DEFAULT_LABEL, sort }, sites, desktop)
    expect(requests.map(({ Barcodes }) => Barcodes.length)).toEqual([LABELS_PER_REQUEST, LABELS_PER_REQUEST, 1])
    const printed = requests.flatMap(({ Barcodes, Sorting }) => sortLabels(Barcodes, Sorting, ({ Name }) => Name))
    expect(printed.map(({ Name }) => Name)).toEqual(sortLabels(names, sort, itself))
  })

  it('are none without names', () => {
    expect(labelRequests(DEFAULT_LABEL, [], desktop)).toEqual([])
  })

  it('are all valid', () => {
    for (const request of labelRequests(DEFAULT_LABEL, sites, { isMobile: true })) {
      expect(LabelRequest.safeParse(request).success).toBe(true)
    }
  })
})

describe('a request for labels', () => {
  const [request] = labelRequests(DEFAULT_LABEL, [{ name: 'a' }], desktop)
  const barcodes = (length: number, Qty = 1) => Array.from({ length }, (_, index) => ({ Name: `${index}`, Qty }))

  it.each([
    ['6 dots per millimeter', { Dpmm: 6 }, []],
    ['a decimal size', { Size: '2.125x0.5' }, []],
    ['1000 barcodes', { Barcodes: barcodes(1000) }, []],
    ['100 copies', { Barcodes: barcodes(1, 100) }, []],
    ['no limit', { MaxZplSize: null }, []],
    ['7 dots per millimeter', { Dpmm: 7 }, ['Dpmm']],
    ['no area', { Size: '0x0' }, ['Size']],
    ['a long side', { Size: '16x2' }, ['Size']],
    ['a negative side', { Size: '4x-2' }, ['Size']],
    ['another form', { Size: '4 x 2' }, ['Size']],
    ['too many dots', { Size: '15x15', Dpmm: 24 }, ['Size']],
    ['no barcodes', { Barcodes: [] }, ['Barcodes']],
    ['1001 barcodes', { Barcodes: barcodes(1001) }, ['Barcodes']],
    ['1100 copies in all', { Barcodes: barcodes(11, 100) }, ['Barcodes']],
    ['101 copies of one', { Barcodes: barcodes(1, 101) }, ['Barcodes.0.Qty']],
    ['no copies of one', { Barcodes: barcodes(1, 0) }, ['Barcodes.0.Qty']],
    ['another sort type', { Sorting: 'alpha' }, ['Sorting']],
    ['no ZPL', { Zpl: '' }, ['Zpl']],
    ['long ZPL', { Zpl: 'x'.repeat(10_001) }, ['Zpl']],
    ['no space for ZPL', { MaxZplSize: 0 }, ['MaxZplSize']],
  ])('with %s has the invalid fields %j [CODE-18, CODE-23, API2-31]', (_what, changes, fields) => {
    const result = LabelRequest.safeParse({ ...request, ...changes })
    expect((result.error?.issues ?? []).map(({ path }) => path.join('.'))).toEqual(fields)
  })
})

it.each([
  ['4x2', { width: 4, height: 2 }],
  ['8.5x5.5', { width: 8.5, height: 5.5 }],
  ['15x15', { width: 15, height: 15 }],
  ['0x0', undefined],
  ['15.001x1', undefined],
  ['4X2', undefined],
  ['', undefined],
])('the size %j is read as %j [CODE-23]', (text, size) => {
  expect(parseLabelSize(text)).toEqual(size)
})

it('prints only active sites, in the order of the tree [CODE-24]', () => {
  const sites = [
    { name: 'B', active: true },
    { name: 'Old', active: false },
    { name: 'A', path: 'B', active: true },
  ]
  expect(printableSites(sites)).toEqual([
    { name: 'B', path: '' },
    { name: 'A', path: 'B' },
  ])
})

it('sends a path only for labels that show it [CODE-26]', () => {
  const label = { ...DEFAULT_LABEL, zpl: '^XA^FD{name} {path}^FS^XZ' }
  const [request] = labelRequests(label, [{ name: 'Bin', path: 'Yard' }, { name: 'Dock' }], desktop)
  expect(request?.Barcodes.map(({ Path }) => Path)).toEqual(['Yard', ''])
})

it('names all labels that cannot be printed, by reason [CODE-25]', () => {
  const failures = [
    { name: 'A', fault: 'unreadable' },
    { name: 'B', fault: 'cutOff' },
    { name: 'C', fault: 'unreadable' },
  ] as const
  expect(describeFailures(failures)).toBe(
    '3 labels cannot be printed. Part of the label is outside of its size: “B”. A code cannot be read, or reads as something else: “A”, “C”.',
  )
})

it('names the file after the project or the site [CODE-09]', () => {
  expect(labelFileName('Northgate Refinery Expansion')).toBe('Northgate Refinery Expansion barcodes.pdf')
})

describe('the mobile app', () => {
  it.each([
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36', true],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1', true],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36', false],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15', false],
  ])('is for the browser %j: %s [CODE-13]', (userAgent, isMobile) => {
    expect(isMobileBrowser(userAgent)).toBe(isMobile)
  })

  it('gets the ZPL in its link [CODE-10, CODE-13]', () => {
    expect(mobileAppLink('sitewright://print?zpl={zpl}', '^XA&$1')).toBe('sitewright://print?zpl=%5EXA%26%241')
  })

  it('has 2000 ms to open [CODE-11, CONS2-35]', () => {
    expect(MOBILE_APP_DELAY_MS).toBe(2000)
  })
})
