import { describe, expect, it } from 'vitest'
import type { ConfigEntry } from '../configs/model'
import { DEFAULT_LABEL, labelChoices, readLabels, toConfigEntry } from './config'
import { labelMessages } from './messages'
import { LABEL_DPMM, LABEL_SORTS, ZPL_LIMIT, type SiteLabel } from './model'
import { findZplProblem } from './zpl'

const label = (number: number, changes: Partial<SiteLabel> = {}): SiteLabel => ({
  number,
  name: `Label ${number}`,
  zpl: '^XA^FD{name}^FS^XZ',
  size: '4x2',
  dpmm: 8,
  sort: 'alpha-asc',
  ...changes,
})

const config = (...configs: ConfigEntry[]) => ({ data: { configs } })

/** An entry of the config, with other values for some parameters. */
const entry = (values: Readonly<Record<string, string | number | null>> = {}): ConfigEntry => {
  const { property, parameters } = toConfigEntry(label(1))
  return {
    property,
    parameters: parameters.map((parameter) => ({
      ...parameter,
      value: values[parameter.name ?? ''] === undefined ? parameter.value : values[parameter.name ?? ''],
    })),
  }
}

describe('the labels of a config', () => {
  it('are read back as they were written, by number [CODE-16, CODE-17]', () => {
    const labels = [label(1), label(2, { size: '8.5x5.5', dpmm: 24, sort: 'active-desc' }), label(10)]
    const entries = [labels[2], labels[0], labels[1]].flatMap((one) => (one === undefined ? [] : [toConfigEntry(one)]))
    expect(readLabels(config(...entries))).toEqual({ labels, faults: [] })
  })

  it.each(LABEL_DPMM)('can have %s dots per millimeter, as a number or as text [CODE-18, CONS2-14]', (dpmm) => {
    expect(readLabels(config(entry({ dpmm }))).labels).toEqual([label(1, { dpmm })])
    expect(readLabels(config(entry({ dpmm: String(dpmm) }))).labels).toEqual([label(1, { dpmm })])
  })

  it.each(LABEL_SORTS)('can be sorted by %s [CODE-19]', (sort) => {
    expect(readLabels(config(entry({ sort }))).labels).toEqual([label(1, { sort })])
  })

  it.each([
    ['no name', { name: ' ' }, labelMessages.noLabelName],
    ['no ZPL', { zpl: null }, labelMessages.noZpl],
    ['ZPL that is no label', { zpl: 'hello' }, labelMessages.notOneLabel],
    ['ZPL without a name', { zpl: '^XA^FDa^FS^XZ' }, labelMessages.noPlaceholder],
    ['long ZPL', { zpl: 'x'.repeat(ZPL_LIMIT + 1) }, labelMessages.zplTooLong(ZPL_LIMIT)],
    ['one side', { size: '4' }, labelMessages.invalidSize],
    ['no height', { size: '4x0' }, labelMessages.invalidSize],
    ['a negative side', { size: '-4x2' }, labelMessages.invalidSize],
    ['a side that is too long', { size: '16x2' }, labelMessages.invalidSize],
    ['7 dots per millimeter', { dpmm: 7 }, labelMessages.unknownDpmm],
    ['another sort type', { sort: 'alpha' }, labelMessages.unknownSort],
    ['too many dots', { size: '15x15', dpmm: 24 }, labelMessages.tooManyDots],
  ])('with %s are left out and reported [CODE-17, CODE-23]', (_what, values, text) => {
    expect(readLabels(config(entry(values)))).toEqual({ labels: [], faults: [{ property: 'CustomZPL1', text }] })
  })

  it('are found by the labels of parameters that have no name', () => {
    const { property, parameters } = entry()
    const unnamed = { property, parameters: parameters.map(({ name: _name, ...parameter }) => parameter) }
    expect(readLabels(config(unnamed)).labels).toEqual([label(1)])
  })

  it('ignore other properties, and the second label with the same number', () => {
    const others = ['CustomZPL', 'CustomZPLx', 'customzpl1', 'ZPL'].map((property) => ({ ...entry(), property }))
    const { labels, faults } = readLabels(config(...others, entry(), entry({ name: 'Again' })))
    expect(labels).toEqual([label(1)])
    expect(faults).toEqual([{ property: 'CustomZPL1', text: labelMessages.repeated }])
  })
})

describe('the choice of a label', () => {
  it('is the labels of the project, or else the built-in one [CODE-22]', () => {
    expect(labelChoices(readLabels(config(entry())))).toEqual([label(1)])
    expect(labelChoices(readLabels(null))).toEqual([DEFAULT_LABEL])
  })

  it('has a built-in label that is valid [CODE-22]', () => {
    expect(findZplProblem(DEFAULT_LABEL.zpl)).toBeUndefined()
    expect(readLabels(config(toConfigEntry(DEFAULT_LABEL)))).toEqual({ labels: [DEFAULT_LABEL], faults: [] })
  })
})
