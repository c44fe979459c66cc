import * as z from 'zod/mini'
import { User, UserQuery, UserSave } from '@sitewright/domain/users/model'
import { canEditUser, canListUsers, canReadUser } from '@sitewright/domain/users/policy'
import { call } from './contract'

const UserPath = z.object({ username: z.string().check(z.minLength(1)) })

export const users = {
  list: call({
    base: 'gateway',
    method: 'GET',
    path: '/users',
    summary: 'Users of the own license, or of all of them with all-licenses access. Without page the whole list.',
    allow: canListUsers,
    query: UserQuery,
    isPaged: true,
    replies: { 200: z.array(User) },
  }),
  one: call({
    base: 'gateway',
    method: 'GET',
    path: '/users/:username',
    summary: 'One user.',
    allow: canReadUser,
    params: UserPath,
    replies: { 200: User },
  }),
  save: call({
    base: 'gateway',
    method: 'PUT',
    path: '/users/:username',
    summary: 'Saves the details of a user. A version older than the stored one is refused with 409.',
    allow: canEditUser,
    params: UserPath,
    body: UserSave,
    replies: { 200: User, 409: User },
  }),
} as const
