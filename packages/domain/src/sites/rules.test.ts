import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { siteLabels, siteMessages } from './messages'
import { FORBIDDEN_SITE_CHARACTERS, SITE_DELIMITERS } from './model'
import { isSiteHeaderName, SITE_PATH_LIMIT, siteNameProblem, sitePathText } from './rules'

describe('the name of a site', () => {
  it.each<[string, string | undefined, string]>([
    ['', 'Name can not be blank', 'SITE-22'],
    [' \t ', 'Name can not be blank', 'SITE-22'],
    ['a'.repeat(50), undefined, 'SITE-23'],
    [` ${'a'.repeat(50)} `, undefined, 'SITE-23'],
    ['𝒜'.repeat(50), undefined, 'SITE-23'],
    ['a'.repeat(51), 'Site names cannot have more than 50 characters.', 'SITE-23'],
    ['/'.repeat(10_000), 'Site names cannot have more than 50 characters.', 'SITE-23'],
    ['Bay 2 (north) #4 - A.1', undefined, 'SITE-24'],
    ['Lager Süd, 2', 'Site names cannot have special characters.', 'SITE-27'],
    ['Hierarchy', 'The site name is invalid. Please correct the errors and try again.', 'API2-21'],
    [' HIERARCHY ', 'The site name is invalid. Please correct the errors and try again.', 'API2-21'],
    ['hierarchy 2', undefined, 'API2-21'],
    ['Yard\u200b', 'Remove the invisible characters.', 'SITE-24'],
    ['\u202eYard', 'Remove the invisible characters.', 'SITE-24'],
    ['Yard\u0007 2', 'Remove the invisible characters.', 'SITE-24'],
    ['Yard\u200b', 'Remove the invisible characters.', 'USER-131'],
    ['🏗️ Yard', undefined, 'USER-131'],
    ['HİERARCHY', 'The site name is invalid. Please correct the errors and try again.', 'USER-131'],
    ['مخزن الشمال', undefined, 'SITE-24'],
  ])('%j gets %j [%s]', (name, expected, _row) => {
    expect(siteNameProblem(name)).toBe(expected)
  })

  it.each('\\/|:;"\'`,><&$%'.split(''))('may not hold %s [SITE-24]', (character) => {
    for (const name of [character, `a${character}`, `${character} b`]) {
      expect(siteNameProblem(name)).toBe('Site names cannot have special characters.')
    }
  })

  it('has fourteen forbidden characters, all of which site edit names [SITE-24, SITE-25, SITE-26]', () => {
    expect(FORBIDDEN_SITE_CHARACTERS).toHaveLength(14)
    expect(siteNameProblem('a/b', 'edit')).toBe(
      'Site names cannot have the following special characters: \\ / | : ; " \' ` , > < & $ %',
    )
    expect(siteMessages.nameCharacters).toBe(siteNameProblem('a&b', 'edit'))
  })

  it('has a note that lists every forbidden character [SITE-21]', () => {
    for (const character of FORBIDDEN_SITE_CHARACTERS) expect(siteLabels.forbidden).toContain(character)
  })
})

describe('the bulk screen', () => {
  it.each(['Site', 'Level 1', 'sub-site 12', 'Parent site', 'Location name', 'PATH'])(
    'offers to skip a first line of titles such as %s [SITE-92]',
    (name) => {
      expect(isSiteHeaderName(name)).toBe(true)
    },
  )

  it.each(['Area 3', 'Row 01', 'Tank Farm', 'Warehouse 3', ''])('takes %s for a name [SITE-92]', (name) => {
    expect(isSiteHeaderName(name)).toBe(false)
  })

  it('can split lines at seven delimiters, at the tab unless another is chosen [SITE-40]', () => {
    expect(SITE_DELIMITERS.map(({ label }) => label)).toEqual([
      'Tab',
      'Comma',
      'Pipe',
      'Colon',
      'Semicolon',
      'Dot',
      'Greater-than',
    ])
    expect(SITE_DELIMITERS.map(({ value }) => value)).toEqual(['\t', ',', '|', ':', ';', '.', '>'])
  })
})

describe('the path of a site as one text', () => {
  const long = 'x'.repeat(50)

  it.each<[readonly string[], string]>([
    [['Yard'], 'Yard'],
    [['Yard', 'Row', 'Bin 1'], 'Yard > Row > Bin 1'],
    [['Yard', ...Array<string>(10).fill(long), 'Bin 1'], `Yard > … > ${long} > ${long} > ${long} > Bin 1`],
    [[long, long, long, 'y'.repeat(41)], `${long} > ${long} > ${long} > ${'y'.repeat(41)}`],
    [[long, 'Row', long, 'y'.repeat(100)], `${long} > … > ${'y'.repeat(100)}`],
    [['𝒜'.repeat(50), 'Row', '𝒜'.repeat(50)], `${'𝒜'.repeat(50)} > … > ${'𝒜'.repeat(50)}`],
  ])('of %j is %j [SITE-77]', (names, expected) => {
    expect(sitePathText(names)).toBe(expected)
  })

  it('has the first name and the last one, and no more than the limit [SITE-77]', () => {
    const name = fc.string({ minLength: 1, maxLength: 50 })
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 50 }), (names) => {
        const text = sitePathText(names)
        expect(text.length).toBeLessThanOrEqual(SITE_PATH_LIMIT)
        expect([text.startsWith(names[0] ?? ''), text.endsWith(names.at(-1) ?? '')]).toEqual([true, true])
      }),
    )
  })
})
