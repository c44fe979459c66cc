import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { labelMessages } from './messages'
import { fillName, findZplProblem, isMisread, MAX_LABEL_BARCODES, MAX_LABEL_NAMES } from './zpl'

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
    ['^FD{name}^FS^XA^FDRack^FS^XZ', labelMessages.noPlaceholder],
    [`^XA^FD${'{name}'.repeat(MAX_LABEL_NAMES)}^FS^FX{name}^XZ`, undefined],
    [
      `^XA${'^FD{name} {name}^FS'.repeat(MAX_LABEL_NAMES / 2)}^FV{name}^XZ`,
      labelMessages.tooManyNames(MAX_LABEL_NAMES),
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
    expect(fillName(zpl, name)).toBe(filled)
  })

  it('never adds a command, whatever the name is', () => {
    const zpl = '^XA^FO1,1^BQN,2,4^FDQA,{name}^FS^FH!^FD{name}^FS^XZ'
    const commands = (text: string) => text.match(/[\^~]../g)
    const expected = commands(fillName(zpl, 'plain'))
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const filled = fillName(zpl, name)
        expect(commands(filled)).toEqual(expected)
        expect(filled).toMatch(/^[ -~]*$/)
      }),
    )
  })
})

describe('a barcode', () => {
  it.each([
    ['^XA^BCN,99,N,N,N^FD{name}^FS^XZ', 'a>b', true],
    ['^XA^BC^FD{name}^FS^XZ', 'a>b', true],
    ['^XA^BCN,99,N,N,N,A^FD{name}^FS^XZ', 'a>b', false],
    ['^XA^BCN,99^FD{name}^FS^XZ', 'ab', false],
    ['^XA^BCN,99^FDab^FS^FD{name}^FS^XZ', 'a>b', false],
    ['^XA^BY2^BQN,2,4^FDQA,{name}^FS^XZ', 'a>b', false],
  ])('of %s with the name %s is misread: %s', (zpl, name, isWrong) => {
    expect(isMisread(zpl, name)).toBe(isWrong)
  })
})
