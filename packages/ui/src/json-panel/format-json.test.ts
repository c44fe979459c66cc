import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatJson } from './format-json'

describe('formatted JSON', () => {
  it('is what the language itself would write, for every value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(formatJson(JSON.stringify(value)).lines.join('\n')).toBe(JSON.stringify(value, null, 2))
      }),
    )
  })

  it('does not care how it was written before', () => {
    expect(formatJson('\t{ "a" :\n[ 1,2 ] , "b":{ } }\n').lines).toEqual([
      '{',
      '  "a": [',
      '    1,',
      '    2',
      '  ],',
      '  "b": {}',
      '}',
    ])
  })

  it('keeps what a value would lose: long numbers, keys given twice and their order', () => {
    expect(formatJson('{"b":12345678901234567890,"1":1.00,"b":2}').lines).toEqual([
      '{',
      '  "b": 12345678901234567890,',
      '  "1": 1.00,',
      '  "b": 2',
      '}',
    ])
  })

  it('leaves a bracket in a text alone', () => {
    expect(formatJson(String.raw`["a\"{,}[:]\\"]`).lines).toEqual(['[', String.raw`  "a\"{,}[:]\\"`, ']'])
  })

  it.each(['', '{', '{"a":}', 'not json', "{'a': 1}", '[1,]'])('shows %j as it is, and says why', (text) => {
    const { lines, problem } = formatJson(text)
    expect(lines.join('\n')).toBe(text)
    expect(problem).not.toBe('')
    expect(problem).toBeDefined()
  })

  it('stays small however deep it goes', () => {
    const deep = '['.repeat(5000) + ']'.repeat(5000)
    const { lines } = formatJson(deep)
    expect(lines.join('\n').length).toBeLessThan(deep.length * 100)
    expect(lines.join('').replaceAll(' ', '')).toBe(deep)
  })
})
