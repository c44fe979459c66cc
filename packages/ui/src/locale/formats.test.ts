import { describe, expect, it } from 'vitest'
import { createFormats } from './formats'

describe('English formats', () => {
  const english = createFormats('en-US')
  const intl = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 })
  const rules = new Intl.PluralRules('en-US')

  it.each([0, 1, -1, 2, 12, 999, 1000, -1000, 12_345, 123_456, 1_234_567, 0.5, -2.25, 1234.5, 2 ** 53, 1e21, Infinity])(
    'write %d as Intl does',
    (value) => {
      expect(english.number(value)).toBe(intl.format(value))
      expect(english.pluralForm(value)).toBe(rules.select(value))
    },
  )
})
