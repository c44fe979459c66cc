import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_LABEL } from '@sitewright/domain/labels/config'
import { parseLabelSize, type SiteLabel } from '@sitewright/domain/labels/model'
import { fillLabel } from '@sitewright/domain/labels/zpl'
import { labelCodes } from '@sitewright/domain/labels/zpl-codes'
import { SITE_NAME_LIMIT } from '@sitewright/domain/sites/model'
import { SITE_PATH_LIMIT } from '@sitewright/domain/sites/rules'
import { NORTHGATE_LABELS, SINGLE_LABEL } from '../../db/demo/config-labels'
import { readPng } from '../../../test/read-labels'
import { createLabelRenderer, RENDERER_LIMITS, type LabelRenderer } from './renderer'

let renderer: LabelRenderer
beforeAll(() => {
  // The plate is large, and tests share the machine.
  renderer = createLabelRenderer({ limits: { ...RENDERER_LIMITS, taskMs: 60_000 } })
})
afterAll(() => renderer.close())

const repeat = (text: string, length: number): string => text.repeat(length).slice(0, length)
const LENGTHS = [1, 20, 34, SITE_NAME_LIMIT]
const namesOf = (text: string): string[] => LENGTHS.map((length) => repeat(text, length))
const NAMES: readonly (readonly [kind: string, names: readonly string[]])[] = [
  ['lower case', namesOf('abcdefghijklmnopqrstuvwxyz')],
  ['digits', namesOf('0123456789')],
  ['accents', namesOf('éàüñçøÅÉÖÜ')],
  [
    'the widest letters and words',
    [
      repeat('W', SITE_NAME_LIMIT),
      repeat('WWWWWW ', SITE_NAME_LIMIT),
      repeat("!#$%&'()*+,-:;<=>?@[]_{|}~", SITE_NAME_LIMIT),
    ],
  ],
]
const path = repeat('Laydown Yard > ', SITE_PATH_LIMIT)

async function draw({ zpl, size, dpmm }: SiteLabel, name: string) {
  const inches = parseLabelSize(size)
  if (inches === undefined) throw new Error('The label has no size.')
  const site = { name, path }
  return renderer.draw({ kind: 'render', zpl: fillLabel(zpl, site), ...inches, dpmm, codes: labelCodes(zpl, site) })
}

const hasCode128 = ({ zpl }: SiteLabel): boolean => zpl.includes('^BC')

describe.each([DEFAULT_LABEL, ...NORTHGATE_LABELS, SINGLE_LABEL])('the label $name', (label) => {
  it.each(NAMES)(
    'reads as its name, or is refused, with names of 1 to 50 characters: %s [CODE-22, CODE-25]',
    async (kind, names) => {
      for (const name of names) {
        const { png, fault } = await draw(label, name)
        // A Code 128 has ASCII characters alone.
        const isRefused = hasCode128(label) && kind === 'accents'
        expect([name, fault]).toEqual([name, isRefused ? 'undrawable' : undefined])
        if (!isRefused) expect(await readPng(Buffer.from(png ?? []).toString('base64'))).toEqual([name])
      }
    },
    240_000,
  )
})

it('refuses names that are too long for a Code 128, and prints all on QR codes [CODE-25]', async () => {
  const [rack] = NORTHGATE_LABELS
  if (rack === undefined) throw new Error('There is no label.')
  expect((await draw(rack, 'x'.repeat(SITE_NAME_LIMIT + 10))).fault).toBe('cutOff')
  expect((await draw(DEFAULT_LABEL, '日本😀'.repeat(SITE_NAME_LIMIT / 5))).fault).toBeUndefined()
})
