import { expect, it } from 'vitest'
import { passwordRequirements } from '@sitewright/domain/passwords/rules'
import { makePassword } from './make-password'

const strict = { requireUppercase: true, requireLowercase: true, requireDigit: true, requireSymbol: true }

it.each([1, 8, 23, 24, 128])(
  'a password by chance meets whatever may be asked of one, of %d characters too [API-65]',
  (minLength) => {
    const made = Array.from({ length: 200 }, () => makePassword(minLength))
    for (const password of made) {
      expect(passwordRequirements({ ...strict, minLength }, password).filter(({ isMet }) => isMet !== true)).toEqual([])
      expect(password).toMatch(/^[a-zA-Z2-9]{5}(-[a-zA-Z2-9]{5}){3,}$/)
      expect(password).not.toMatch(/[lIO01]/)
    }
    expect(new Set(made).size).toBe(made.length)
  },
)
