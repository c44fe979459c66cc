import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatJson } from './format-json'

describe('formatted JSON', () => {
  it('equals JSON.stringify for every value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(formatJson(JSON.stringify(value)).lines.join('\n')).toBe(JSON.stringify(value, null, 2))
      }),
    )
  })

  it('does not depend on the white space of the text', () => {
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

  it('keeps long numbers, repeated keys and the order of keys', () => {
    expect(formatJson('{"b":12345678901234567890,"1":1.00,"b":2}').lines).toEqual([
      '{',
      '  "b": 12345678901234567890,',
      '  "1": 1.00,',
      '  "b": 2',
      '}',
    ])
  })

  it('ignores brackets in strings', () => {
    expect(formatJson(String.raw`["a\"{,}[:]\\"]`).lines).toEqual(['[', String.raw`  "a\"{,}[:]\\"`, ']'])
  })

  it.each(['', '{', '{"a":}', 'not json', "{'a': 1}", '[1,]'])('shows %j unchanged, with a reason', (text) => {
    const { lines, problem } = formatJson(text)
    expect(lines.join('\n')).toBe(text)
    expect(problem).not.toBe('')
    expect(problem).toBeDefined()
  })

  it('stays short for a very deep text', () => {
    const deep = '['.repeat(5000) + ']'.repeat(5000)
    const { lines } = formatJson(deep)
    expect(lines.join('\n').length).toBeLessThan(deep.length * 100)
    expect(lines.join('').replaceAll(' ', '')).toBe(deep)
  })
})
