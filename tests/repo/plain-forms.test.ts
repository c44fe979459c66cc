import { describe, expect, it } from 'vitest'
import { manifestOf, textOf } from './repository'

const TABLE = 'packages/ui/src/field/plain-forms.keys.test.tsx'

describe('fields in plain forms', () => {
  it('are tested for each field that has a twin for react-hook-form, the search field and the tree', () => {
    const entries = Object.keys(manifestOf('packages/ui').exports ?? {}).map((entry) => entry.slice(2))
    const fields = entries.flatMap((entry) => {
      const field = entry.replace(/^form-/, '')
      return field !== entry && entries.includes(field) ? [field] : []
    })
    expect(fields.length).toBeGreaterThan(15)
    const tested = Array.from(textOf(TABLE).matchAll(/^ {2}'?([a-z-]+)'?: \{$/gm), ([, field]) => field)
    expect([...fields, 'search-field', 'tree-checkbox'].filter((field) => !tested.includes(field))).toEqual([])
  })
})
