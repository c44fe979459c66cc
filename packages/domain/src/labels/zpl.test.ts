import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { labelMessages } from './messages'
import { fillLabel, findZplProblem, MAX_LABEL_BARCODES, MAX_LABEL_PLACEHOLDERS, showsPath } from './zpl'
import { addMargin, hasFieldOutside, printWidth } from './zpl-area'
import { labelCodes } from './zpl-codes'

describe('the ZPL of a label', () => {
  it.each([
    ['^XA^FO9,9^FD{name}^FS^XZ', undefined],
    ['^xa^fd{name}^fs^xz', undefined],
    ['~SD20\n^XA\n^FV{name}^FS\n^XZ\n', undefined],
    ['hello', labelMessages.notOneLabel],
    ['^XA^FD{name}^FS', labelMessages.notOneLabel],
    ['^XZ^FD{name}^FS^XA', labelMessages.notOneLabel],
    ['^XA^FD{name}^FS^XZ^XA^FD{name}^FS^XZ', labelMessages.notOneLabel],
    ['^XA^FDRack^FS^XZ', labelMessages.noPlaceholder],
    ['^XA^FX{name}^FDRack^FS^XZ', labelMessages.noPlaceholder],
    ['^XA^FD{path}^FS^XZ', labelMessages.noPlaceholder],
    ['^FD{name}^FS^XA^FDRack^FS^XZ', labelMessages.noPlaceholder],
    [`^XA^FD${'{name}'.repeat(MAX_LABEL_PLACEHOLDERS)}^FS^FX{name}^XZ`, undefined],
    [
      `^XA${'^FD{name} {path}^FS'.repeat(MAX_LABEL_PLACEHOLDERS / 2)}^FV{name}^XZ`,
      labelMessages.tooManyPlaceholders(MAX_LABEL_PLACEHOLDERS),
    ],
    [`^XA^BY3${'^BCN,90^FDx^FS'.repeat(MAX_LABEL_BARCODES)}^FD{name}^XZ`, undefined],
    [
      `^XA^bq${'^BCN,90^FDx^FS'.repeat(MAX_LABEL_BARCODES)}^FD{name}^XZ`,
      labelMessages.tooManyBarcodes(MAX_LABEL_BARCODES),
    ],
  ])('%j has the problem %j [CODE-17]', (zpl, problem) => {
    expect(findZplProblem(zpl)).toBe(problem)
  })
})

describe('a name in the ZPL of a label', () => {
  it.each([
    ['plain text', '^XA^FD{name}^FS^XZ', 'Bin 01-A', '^XA^CI28^FH_^FDBin 01-A^FS^XZ'],
    ['commands', '^XA^FD{name}^FS^XZ', 'a^XZ~JA', '^XA^CI28^FH_^FDa_5EXZ_7EJA^FS^XZ'],
    ['control characters', '^XA^FD{name}^FS^XZ', 'a\r\n\u0000', '^XA^CI28^FH_^FDa_0D_0A_00^FS^XZ'],
    ['UTF-8', '^XA^FD{name}^FS^XZ', 'é日😀', '^XA^CI28^FH_^FD_C3_A9_E6_97_A5_F0_9F_98_80^FS^XZ'],
    [
      'zero-width and bidirectional characters',
      '^XA^FD{name}^FS^XZ',
      '\u200B\u202E',
      '^XA^CI28^FH_^FD_E2_80_8B_E2_80_AE^FS^XZ',
    ],
    ['half a character', '^XA^FD{name}^FS^XZ', '\uD83D', '^XA^CI28^FH_^FD_EF_BF_BD^FS^XZ'],
    ['the indicator of the label', '^XA^FH\\^FDa\\5E_{name}^FS^XZ', '_\\', '^XA^CI28^FH\\^FDa\\5E_\\5F\\5C^FS^XZ'],
    ['underscores of the label', '^XA^FDa_b {name}^FS^XZ', 'c_d', '^XA^CI28^FH_^FDa_5Fb c_5Fd^FS^XZ'],
    ['another character set', '^XA^CI27^FD{name}^FS^XZ', 'a', '^XA^CI28^FH_^FDa^FS^XZ'],
    [
      'every placeholder',
      '^XA^FD{name}/{name}^FS^FDx^FS^FD{name}^FS^XZ',
      'a',
      '^XA^CI28^FH_^FDa/a^FS^FDx^FS^FH_^FDa^FS^XZ',
    ],
    ['a placeholder outside of fields', '^XA^FX{name}^FD{name}^FS^XZ', '^', '^XA^CI28^FX^FH_^FD_5E^FS^XZ'],
    ['a pattern of replacements', '^XA^FD{name}^FS^XZ', "$&$'", '^XA^CI28^FH_^FD_24_26_24_27^FS^XZ'],
  ])('is safe with %s [CODE-04, CODE-17]', (_what, zpl, name, filled) => {
    expect(fillLabel(zpl, { name })).toBe(filled)
  })

  it('never adds a command, whatever the name is', () => {
    const zpl = '^XA^FO1,1^BQN,2,4^FDQA,{name}^FS^FH!^FD{name}^FS^XZ'
    const commands = (text: string) => text.match(/[\^~]../g)
    const expected = commands(fillLabel(zpl, { name: 'plain' }))
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const filled = fillLabel(zpl, { name })
        expect(commands(filled)).toEqual(expected)
        expect(filled).toMatch(/^[ -~]*$/)
      }),
    )
  })
})

describe('a path in the ZPL of a label', () => {
  it('replaces its placeholder, or leaves nothing at the top [CODE-26]', () => {
    const zpl = '^XA^FD{path}/{name}^FS^XZ'
    expect(fillLabel(zpl, { name: 'Bin', path: 'A > {name}' })).toBe('^XA^CI28^FH_^FDA _3E _7Bname_7D/Bin^FS^XZ')
    expect(fillLabel(zpl, { name: 'Bin' })).toBe('^XA^CI28^FH_^FD/Bin^FS^XZ')
  })

  it('is known to be on a label [CODE-26]', () => {
    expect(showsPath('^XA^FD{name} {path}^FS^XZ')).toBe(true)
    expect(showsPath('^XA^FX{path}^FD{name}^FS^XZ')).toBe(false)
  })
})

describe('a long word in a text block', () => {
  const breakIn = (block: string, name: string) =>
    fillLabel(`^XA${block}^FD{name}^FS^XZ`, { name })
      .replaceAll('_5C_26', '|')
      .match(/_?\^FD(.*)\^FS/)?.[1]

  it.each([
    ['^A0N,40,20^FB100,9', 'Laydownyard', 'Laydownya|rd'],
    ['^A0N,40,20^FB100,9', 'WWWWWWWWWW', 'WWWWW|WWWWW'],
    ['^A0N,40,20^FB100,9', 'Bin Bin Bin Bin', 'Bin Bin Bin Bin'],
    ['^CF0,20^FB100,9', 'Laydownyard', 'Laydownya|rd'],
    ['^A0N,40,20^FB9,9', 'WW', 'W|W'],
    ['^A0N,40,20', 'Laydownyard', 'Laydownyard'],
    ['^ADN,40,20^FB100,9', 'Laydownyard', 'Laydownyard'],
    ['^A0N,40,20^FB100,9^BQN,2,4', 'Laydownyard', 'Laydownyard'],
  ])('of %s with the name %s is broken like this: %s [CODE-22]', (block, name, broken) => {
    expect(breakIn(block, name)).toBe(broken)
  })
})

describe('the codes of a label', () => {
  const textsOf = (zpl: string) => labelCodes(zpl, { name: 'a>b', path: 'Yard' }).map(({ text }) => text)

  it.each([
    ['^XA^BQN,2,4^FDQA,{name}^FS^FDtext^FS^XZ', ['a>b']],
    ['^XA^BQN,2,4^FDMM,A{path}/{name}^FS^XZ', ['Yard/a>b']],
    ['^XA^BQN,2,4^FH_^FDMA,_5E{name}\r\n^FS^XZ', ['^a>b']],
    ['^XA^BCN,99,N,N,N,A^FD>:{name}^FS^BCN,99,N,N,N^FD>:{name}>0>5^FS^XZ', ['>:a>b', 'a>b>']],
    ['^XA^BY2^BXN,8,200^FDé^FS^BON^FD^FS^XZ', ['é']],
  ])('of %s read as %j [CODE-25]', (zpl, texts) => {
    expect(textsOf(zpl)).toEqual(texts)
  })

  it('can read as more where a scanner adds digits [CODE-25]', () => {
    const zpl = '^XA^BEN^FD590123412345^FS^BCN,9,N,N,N,U^FD1^FS^BCN,9,N,N,N^FD1^FS^XZ'
    expect(labelCodes(zpl, { name: '' }).map(({ isPadded }) => isPadded)).toEqual([true, true, false])
  })
})

describe('the area of a label', () => {
  it('moves with its margin [CODE-25]', () => {
    expect(addMargin('^XA^LH10,5^PW400^FD^FS^XZ', 32)).toBe('^XA^LH32,32^LH42,37^PW464^FD^FS^XZ')
    expect(printWidth('^XA^PW400^FD^FS^XZ')).toBe(400)
    expect(printWidth('^XA^FD^FS^XZ')).toBeUndefined()
  })

  it.each([
    ['^FO10,10^FDa^FS', false],
    ['^FO100,10^FDa^FS', true],
    ['^FO100,10,1^FDa^FS', false],
    ['^FO10,51^FDa^FS', true],
    ['^LH60,0^FO50,10^FDa^FS', true],
    ['^FO100,10^FD^FS', false],
  ])('of 100 by 50 dots does not contain the start of %s: %s [CODE-25]', (field, isOutside) => {
    expect(hasFieldOutside(`^XA${field}^XZ`, { width: 100, height: 50 })).toBe(isOutside)
  })
})
