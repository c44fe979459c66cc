import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldText } from '../text-match/fold-text'
import { findOptions, groupBySection, indexOptions } from './find-options'

const named = (...labels: string[]) => labels.map((label, place) => ({ value: String(place), label }))
const found = (labels: string[], search: string, max = 100) =>
  findOptions(indexOptions(named(...labels)), search, max, null).visible.map((option) => option.label)

describe('a search among options', () => {
  it('finds every word, in any order, without regard to case and accents', () => {
    const labels = ['Port of Gdańsk', 'Gdansk port', 'Oslo', 'Río Norte']
    expect(found(labels, 'PORT gdańsk')).toEqual(['Port of Gdańsk', 'Gdansk port'])
    expect(found(labels, 'rio')).toEqual(['Río Norte'])
    expect(found(labels, '  ')).toEqual(labels)
    expect(found(labels, 'port rio')).toEqual([])
  })

  it.each([
    ['izmir', 'İzmir Refinery'],
    ['İZMİR', 'izmir refinery'],
    ['ısparta', 'ISPARTA'],
    ['lodz', 'Łódź Works'],
    ['strasse', 'Straße 4'],
    ['οδος', 'ΟΔΟΣ ΑΘΗΝΩΝ'],
    ['re\u0301union', 'Réunion Port'],
    ['réunion', 'Re\u0301union Port'],
    ['שלום', 'שָׁלוֹם'],
    ['\u200Fشركة', 'شَرِكَة الشمال'],
    ['می\u200Cخواهم', 'می‌خواهم'],
    ['ﬁre', 'Fire Station'],
  ])('finds %s in %s', (search, label) => {
    expect(found(['Oslo', label], search)).toEqual([label])
  })

  it('shows the options that start with it first', () => {
    expect(found(['East Harbor', 'Harbor Works', 'Old Harbor'], 'harb')).toEqual([
      'Harbor Works',
      'East Harbor',
      'Old Harbor',
    ])
  })

  it('keeps the order of sections', () => {
    const options = [
      { value: 'a', label: 'East Harbor', section: 'One' },
      { value: 'b', label: 'Harbor Works', section: 'Two' },
    ]
    const { visible } = findOptions(indexOptions(options), 'harb', 10, null)
    expect(groupBySection(visible)).toEqual([
      { section: 'One', options: [options[0]] },
      { section: 'Two', options: [options[1]] },
    ])
  })

  it('searches the second line too', () => {
    const options = [{ value: 'a', label: 'Northgate', description: 'License 12' }]
    expect(findOptions(indexOptions(options), '12', 10, null).total).toBe(1)
  })

  it('finds all options of a section by its heading', () => {
    const options = [
      { value: 'a', label: 'Cut', section: 'Fabricate' },
      { value: 'b', label: 'Cut', section: 'Test' },
    ]
    expect(findOptions(indexOptions(options), 'fab cut', 10, null).visible).toEqual([options[0]])
  })

  it('shows the options around the chosen one when it is beyond the first ones', () => {
    const index = indexOptions(named(...Array.from({ length: 1000 }, (_, place) => `Package ${place}`)))
    const around = (near: string | null) => {
      const { visible, before, total } = findOptions(index, '', 100, near)
      expect(visible).toHaveLength(100)
      expect(total).toBe(1000)
      expect(visible[0]?.value).toBe(String(before))
      return before
    }
    expect(around(null)).toBe(0)
    expect(around('99')).toBe(0)
    expect(around('100')).toBe(50)
    expect(around('999')).toBe(900)
    expect(around('unknown')).toBe(0)
    expect(findOptions(index, 'package', 100, '999').before).toBe(0)
  })

  it('finds exactly the options that contain the words, shows at most as many as asked for, and counts all', () => {
    const label = fc.string({ maxLength: 6 })
    fc.assert(
      fc.property(fc.array(label), label, fc.integer({ min: 1, max: 20 }), (labels, search, max) => {
        const words = foldText(search).trim().split(/\s+/)
        const wanted = labels.filter((text) => words.every((word) => foldText(text).includes(word)))
        const result = findOptions(indexOptions(named(...labels)), search, max, null)
        expect(result.total).toBe(wanted.length)
        expect(result.visible).toHaveLength(Math.min(max, wanted.length))
        if (max >= wanted.length) {
          expect(result.visible.map((option) => option.label).toSorted()).toEqual(wanted.toSorted())
        }
      }),
    )
  })
})
