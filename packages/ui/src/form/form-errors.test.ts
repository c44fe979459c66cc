import { describe, expect, it } from 'vitest'
import { flattenErrors, toSummaryEntries } from './form-errors'

describe('the errors of a form', () => {
  it('come in one list, each with the path of its field', () => {
    expect(
      flattenErrors({
        userName: { type: 'too_small', message: 'Enter a username.' },
        address: { city: { type: 'custom', message: 'Unknown city.' } },
        contacts: [undefined, { email: { type: 'custom', message: 'Not an address.' } }],
      }),
    ).toEqual([
      { path: 'userName', message: 'Enter a username.' },
      { path: 'address.city', message: 'Unknown city.' },
      { path: 'contacts.1.email', message: 'Not an address.' },
    ])
  })

  it('include those of a whole list and of the whole form', () => {
    expect(
      flattenErrors({
        contacts: Object.assign([{ email: { type: 'custom', message: 'Not an address.' } }], {
          root: { type: 'too_big', message: 'At most ten.' },
        }),
        root: { 'server-0': { type: 'server', message: 'The license is full.' } },
      }),
    ).toEqual([
      { path: 'contacts.0.email', message: 'Not an address.' },
      { path: 'contacts', message: 'At most ten.' },
      { path: 'root.server-0', message: 'The license is full.' },
    ])
    expect(flattenErrors({ root: { type: 'server', message: 'Try again.' } })).toEqual([
      { path: 'root', message: 'Try again.' },
    ])
  })

  it('are an empty list in a valid form', () => {
    expect(flattenErrors({})).toEqual([])
  })
})

describe('the order of errors', () => {
  it('finds a list by the fields of its rows', () => {
    const fields = [
      { path: 'contactsOfOthers', label: 'Others' },
      { path: 'contacts/2/email', label: 'Email of Ann' },
    ]
    expect(toSummaryEntries([{ path: 'contacts', message: 'Correct the contacts.' }], fields)).toMatchObject([
      { label: 'Email of Ann', hasField: true },
    ])
  })

  const fields = [
    { path: 'userName', label: 'Username' },
    { path: 'email', label: 'Email' },
  ]

  it('is that of the page: errors of the form first, errors without a field on the page last', () => {
    const errors = ['licenseId', 'email', 'root.server-0', 'userName'].map((path) => ({ path, message: path }))
    expect(toSummaryEntries(errors, fields)).toEqual([
      { path: 'root.server-0', message: 'root.server-0', label: '', hasField: false },
      { path: 'userName', message: 'userName', label: 'Username', hasField: true },
      { path: 'email', message: 'email', label: 'Email', hasField: true },
      { path: 'licenseId', message: 'licenseId', label: '', hasField: false },
    ])
  })
})
