import { describe, expect, it } from 'vitest'
import { flatErrors, placeErrors } from './form-errors'

describe('the errors of a form', () => {
  it('stand in one list, each with the path of its field', () => {
    expect(
      flatErrors({
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

  it('tell of a list as a whole, and of the form as a whole', () => {
    expect(
      flatErrors({
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
    expect(flatErrors({ root: { type: 'server', message: 'Try again.' } })).toEqual([
      { path: 'root', message: 'Try again.' },
    ])
  })

  it('are none in a form that is right', () => {
    expect(flatErrors({})).toEqual([])
  })
})

describe('the order of errors', () => {
  const places = [
    { path: 'userName', label: 'Username' },
    { path: 'email', label: 'E-mail' },
  ]

  it('is that of the page, with what belongs to no field first and what is not on the page last', () => {
    const errors = ['licenseId', 'email', 'root.server-0', 'userName'].map((path) => ({ path, message: path }))
    expect(placeErrors(errors, places)).toEqual([
      { path: 'root.server-0', message: 'root.server-0', label: '', hasField: false },
      { path: 'userName', message: 'userName', label: 'Username', hasField: true },
      { path: 'email', message: 'email', label: 'E-mail', hasField: true },
      { path: 'licenseId', message: 'licenseId', label: '', hasField: false },
    ])
  })
})
