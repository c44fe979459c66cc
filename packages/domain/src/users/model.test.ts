import { describe, expect, it } from 'vitest'
import { userLabels } from './messages'
import { User, UserInput, UserSave } from './model'

const stored = {
  userId: 7,
  userName: 'adaeze.okafor',
  firstName: 'Adaeze',
  lastName: 'Okafor',
  email: 'adaeze.okafor@northgate.example',
  phoneNumber: '',
  companyName: '',
  position: '',
  comment: '',
  licenseId: 1,
  isApproved: true,
  isLockedOut: false,
  isSsoUser: false,
  isSsoInitial: false,
  mustUpdatePassword: false,
  twoFactorEnabled: false,
  createDate: 1,
  lastActivityDate: null,
  lastLoginDate: null,
  lastLockedOutDate: null,
  lastPasswordChangedDate: null,
  addons: [],
  userData: { vendors: [] },
  userGroups: [],
  version: 1,
}

const sentences = (input: unknown): string[] => {
  const result = UserInput.safeParse(input)
  return result.success ? [] : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
}

describe('a user', () => {
  it('has the fields of the specification, dates that may be absent among them [USER-01, USER-03]', () => {
    expect(Object.keys(User.parse(stored)).toSorted()).toEqual(Object.keys(stored).toSorted())
    expect(User.parse({ ...stored, somethingElse: 1 })).not.toHaveProperty('somethingElse')
  })

  it('is Active when it is approved, and the form calls it so [USER-02, USER-32]', () => {
    expect([userLabels.active, userLabels.isApproved]).toEqual(['Active', 'Is Approved'])
  })
})

describe('what a person gives', () => {
  it('tells every missing field at once, each with its sentence [USER-39, USER-40, USER-41]', () => {
    expect(sentences({ ...stored, firstName: ' ', lastName: '', email: '' })).toEqual([
      'firstName: Please enter a first name.',
      'lastName: Please enter a last name.',
      'email: Please enter a valid email.',
    ])
  })

  it('is trimmed before it is saved [USER-42]', () => {
    const input = UserInput.parse({ ...stored, firstName: '  Adaeze ', email: ' a@b.example ', comment: ' x ' })
    expect(input).toMatchObject({ firstName: 'Adaeze', email: 'a@b.example', comment: 'x' })
  })

  it.each(['nobody', 'nobody@', '@example.com', 'a b@example.com'])(
    'refuses %s as an email address [USER-41]',
    (email) => {
      expect(sentences({ ...stored, email })).toEqual(['email: Please enter a valid email.'])
    },
  )

  it('has names without characters that nobody sees', () => {
    expect(sentences({ ...stored, firstName: 'Ada\u202Eeze', lastName: 'Oka\u200Bfor' })).toEqual([
      'firstName: Remove the invisible characters.',
      'lastName: Remove the invisible characters.',
    ])
  })

  it('has a limit in every text', () => {
    expect(sentences({ ...stored, firstName: 'x'.repeat(101) })).toEqual(['firstName: Use 100 characters or fewer.'])
    expect(sentences({ ...stored, comment: 'x'.repeat(2001) })).toEqual(['comment: Use 2000 characters or fewer.'])
  })
})

describe('the body of a save', () => {
  it('may be the whole user that was read; any other field is an error', () => {
    expect(UserSave.safeParse(stored).success).toBe(true)
    expect(UserSave.safeParse({ ...stored, password: 'x' }).success).toBe(false)
  })
})
