import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeFileName } from './file-name'

describe('the name of a downloaded file', () => {
  it.each([
    ['Northgate barcodes.pdf', 'Northgate barcodes.pdf'],
    ['Größe & Gewicht 100%.csv', 'Größe & Gewicht 100%.csv'],
    ['../../etc/passwd', 'etc passwd'],
    ['a/b\\c:d.pdf', 'a b c d.pdf'],
    ['.htaccess', 'htaccess'],
    ['report.pdf. . ', 'report.pdf'],
    ['con.txt', 'con_.txt'],
    ['aux .txt', 'aux_ .txt'],
    ['contract.txt', 'contract.txt'],
    ['invoice\u202Efdp.exe', 'invoice fdp.exe'],
    ['line\nbreak\tand tab.txt', 'line break and tab.txt'],
  ])('makes %j into %j', (name, expected) => {
    expect(safeFileName(name)).toBe(expected)
  })

  it('uses the fallback when no valid character is left', () => {
    expect(safeFileName('///')).toBe('download')
    expect(safeFileName('', 'barcodes.pdf')).toBe('barcodes.pdf')
  })

  it('keeps the extension of a very long name', () => {
    const name = safeFileName(`${'x'.repeat(10_000)}.pdf`)
    expect(name).toHaveLength(120)
    expect(name.endsWith('x.pdf')).toBe(true)
  })

  it('limits the bytes of a name in any script', () => {
    for (const letter of ['日', '😀', 'é']) {
      const name = safeFileName(`${letter.repeat(200)}.xlsx`)
      expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(240)
      expect(name).toMatch(new RegExp(`^${letter}+\\.xlsx$`, 'u'))
    }
  })

  it('never names another folder, for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (input) => {
        const name = safeFileName(input)
        expect(name).not.toBe('')
        expect(Array.from(name).length).toBeLessThanOrEqual(120)
        expect(name).not.toMatch(/[/\\:*?"<>|\p{Cc}]|^\.|[. ]$/u)
      }),
    )
  })
})
