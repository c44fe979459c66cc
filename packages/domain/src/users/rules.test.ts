import { describe, expect, it } from 'vitest'
import type { User } from './model'
import { isReservedUserName, NewUserInput } from './new-user'
import { toDuplicate, getLockedFields, toUserInput, matchesSearch, needsPassword, newUser, pageOfUsers } from './rules'

const user = (userId: number, facts: Partial<User> = {}): User => ({
  userId,
  userName: `user${userId}`,
  firstName: 'Ana',
  lastName: 'Silva',
  email: `user${userId}@example.com`,
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
  createDate: 0,
  lastActivityDate: null,
  lastLoginDate: null,
  lastLockedOutDate: null,
  lastPasswordChangedDate: null,
  addons: [],
  userData: { vendors: [] },
  userGroups: [],
  version: 1,
  ...facts,
})

describe('reserved user names', () => {
  it.each([
    ['password', true],
    ['Token', true],
    [' UserGroup ', true],
    ['passwords', false],
    ['token.holder', false],
    ['..', true],
    ['', false],
  ])('%j is reserved: %s [USER-126]', (name, expected) => {
    expect(isReservedUserName(name)).toBe(expected)
  })
})

describe('a page of a whole list of users', () => {
  const product = (addOnId: number) => ({
    addOnId,
    name: '',
    description: '',
    shortName: '',
    addonData: { category: '', color: '', shortName: '' },
  })
  const people = [
    user(1, { addons: [product(1), product(2)] }),
    user(2, { addons: [product(2)], isApproved: false }),
    user(3),
  ]

  it.each([
    ['every user without one', {}, [1, 2, 3]],
    ['those who have it', { addOnId: 2 }, [1, 2]],
    ['those of them who are active', { addOnId: 2, activeOnly: true }, [1]],
    ['none', { addOnId: 9 }, []],
  ])('has, for a product license, %s', (_, query, expected) => {
    const { rows, total } = pageOfUsers(people, query)
    expect([rows.map(({ userId }) => userId), total]).toEqual([expected, expected.length])
  })
})

describe('the search of the user list', () => {
  const maria = user(1, { userName: 'm.lopez', firstName: 'María', lastName: 'López', email: 'maria@works.example' })

  it.each([
    ['the user name', 'M.LOP', true],
    ['the first name', 'mar', true],
    ['the last name', 'lópez', true],
    ['first and last name together', 'maría ló', true],
    ['the email address', '@WORKS', true],
    ['a text with spaces around it', '  lopez ', true],
    ['nothing', '   ', true],
    ['a company', 'builders', false],
    ['a wildcard of the database', '%', false],
  ])('looks in %s [USER-05]', (_, search, expected) => {
    expect(matchesSearch({ ...maria, companyName: 'Builders' }, search)).toBe(expected)
  })
})

describe('a page of a whole list', () => {
  const ids = (query: Parameters<typeof pageOfUsers>[1], users: User[]) =>
    pageOfUsers(users, query).rows.map((row) => row.userId)
  const users = [
    user(3, { userName: 'Beta', isApproved: false }),
    user(1, { userName: 'alpha', licenseId: 2 }),
    user(2, { userName: 'alpha2', lastName: 'Ábel' }),
  ]

  it('sorts by user name without regard to case where nothing else is said', () => {
    expect(ids({}, users)).toEqual([1, 2, 3])
  })

  it.each([
    ['-userName', [3, 2, 1]],
    ['isApproved', [3, 1, 2]],
    ['-isApproved,-userName', [2, 1, 3]],
    ['lastName', [1, 3, 2]],
    ['salary', [1, 2, 3]],
  ])('sorts by %s, the id as the last key', (sort, expected) => {
    expect(ids({ sort }, users)).toEqual(expected)
  })

  it('keeps active users of a license that match', () => {
    expect(ids({ activeOnly: true }, users)).toEqual([1, 2])
    expect(ids({ licenseId: 2 }, users)).toEqual([1])
    expect(ids({ search: 'ábel' }, users)).toEqual([2])
  })

  it('cuts pages and counts all that match', () => {
    expect(pageOfUsers(users, { page: 2, pageSize: 2 })).toMatchObject({ rows: [{ userId: 3 }], total: 3 })
    expect(pageOfUsers(users, { page: 9, pageSize: 2 })).toEqual({ rows: [], total: 3 })
    expect(pageOfUsers([], { page: 1, pageSize: 2 })).toEqual({ rows: [], total: 0 })
  })
})

describe('what a form edits', () => {
  it('leaves the name and the dates of a user out [USER-45]', () => {
    expect(Object.keys(toUserInput(user(1)))).not.toEqual(expect.arrayContaining(['userName']))
    expect(Object.keys(toUserInput(user(1))).filter((field) => field.endsWith('Date'))).toEqual([])
  })
})

describe('how a user signs in', () => {
  it.each([
    ['is not locked where the reader may change it', { canChangeSignIn: true }, []],
    ['is not locked where a server does not say so', {}, []],
    [
      'is locked where the reader may not change it',
      { canChangeSignIn: false },
      ['email', 'isSsoUser', 'twoFactorEnabled', 'mustUpdatePassword'],
    ],
  ])('%s [ROLE-53]', (_, facts: Partial<User>, fields) => {
    const locked = getLockedFields(user(1, facts), 2)
    expect(Object.keys(locked)).toEqual(fields)
    for (const reason of Object.values(locked)) expect(reason).toMatch(/administrative roles that you don't have/)
  })
})

describe('the own account', () => {
  const own = (facts: Partial<User> = {}) => getLockedFields(user(1, facts), 1)
  it('cannot be shut from inside, and each field says why; its second factor can be switched [AUTH-119]', () => {
    expect(own()).toEqual({
      isLockedOut: "You can't lock your own account.",
      isApproved: "You can't deactivate your own account.",
      isSsoUser: "You can't change this for your own account because you would lose access.",
      mustUpdatePassword: "You can't change this for your own account because you would lose access.",
      licenseId: "You can't change this for your own account because you would lose access.",
    })
  })
  it('can be opened again where it is shut already', () => {
    const shut = { isLockedOut: true, isApproved: false, isSsoUser: true, mustUpdatePassword: true }
    expect(Object.keys(own(shut))).toEqual(['licenseId'])
  })
  it('is another matter for another reader', () => {
    expect(getLockedFields(user(1), 2)).toEqual({})
  })
})

describe('a new user', () => {
  it('is approved, of the own license, and nothing else [USER-33]', () => {
    expect(newUser(3)).toMatchObject({ isApproved: true, licenseId: 3, isSsoUser: false, isLockedOut: false })
  })

  it('made from another has none of its identity [USER-47]', () => {
    const jordan = user(1, { position: 'Foreman', phoneNumber: '1', userGroups: [{ userGroupId: 4, name: 'Piping' }] })
    expect(toDuplicate(jordan)).toMatchObject({
      userName: '',
      firstName: '',
      lastName: '',
      email: '',
      phoneNumber: '',
      position: 'Foreman',
      userGroupIds: new Set([4]),
    })
  })

  it.each([
    ['', 'Please enter a username.'],
    ['Password', 'This username is reserved.'],
    ['..', 'This username is reserved.'],
    ['a\nb', 'Must be a single line.'],
    ['x'.repeat(300), 'Use 100 characters or fewer.'],
  ])('cannot be called %j [USER-38, USER-126]', (userName, message) => {
    const input = { ...newUser(1), userName, firstName: 'A', lastName: 'B', email: 'a@b.example' }
    expect(NewUserInput.safeParse(input).error?.issues.map((issue) => issue.message)).toEqual([message])
  })

  it.each(["o'brien", 'a/b', 'Zoë.Ångström', 'a"b'])('can be called %j', (userName) => {
    const input = { ...newUser(1), userName, firstName: 'A', lastName: 'B', email: 'a@b.example' }
    expect(NewUserInput.safeParse(input).success).toBe(true)
  })

  it('needs a password until one is set, unless single sign-on lets it in [USER-125]', () => {
    expect(needsPassword(user(1))).toBe(true)
    expect(needsPassword(user(1, { lastPasswordChangedDate: 5 }))).toBe(false)
    expect(needsPassword(user(1, { isSsoUser: true }))).toBe(false)
  })
})
