import { expect, it } from 'vitest'
import { takenFrom } from './taken-address'

it.each([
  ['/login', '', '#id_token=a.b.c&state=s', { hash: '#id_token=a.b.c&state=s', rest: '/login' }],
  ['/login', '?redirectUrl=/x', '#error=denied', { hash: '#error=denied', rest: '/login?redirectUrl=/x' }],
  ['/login/', '', '#id_token=a.b.c', { hash: '#id_token=a.b.c', rest: '/login/' }],
  ['/login', '', '#main', {}],
  ['/users/list', '', '#id_token=a.b.c', {}],
])('takes out of %s%s%s what single sign-on brought [AUTH-52, AUTH-55]', (pathname, search, hash, expected) => {
  expect(takenFrom({ pathname, search, hash })).toEqual(expected)
})

it.each([
  ['/users/password/reset', '?token=abc', { resetToken: 'abc', rest: '/users/password/reset' }],
  ['/users/password/reset', '?a=1&token=a%2Fb', { resetToken: 'a/b', rest: '/users/password/reset?a=1' }],
  ['/users/password/reset', '', {}],
  ['/users/list', '?token=abc', {}],
])('takes the token of a reset link out of %s%s [AUTH-83, AUTH-109]', (pathname, search, expected) => {
  expect(takenFrom({ pathname, search, hash: '' })).toEqual(expected)
})
