import * as z from 'zod/mini'
import { PasswordConfig, PasswordInfo, PasswordReply } from '@sitewright/domain/passwords/model'
import type { ClientRows } from '../contract/contract'

export const passwords = {
  recover: { base: 'gateway', method: 'GET', path: '/users/:username/password/recovery', replies: { 200: z.null() } },
  verifyLink: { base: 'gateway', method: 'GET', path: '/users/token/verify/:token', replies: { 200: z.null() } },
  reset: {
    base: 'gateway',
    method: 'PUT',
    path: '/users/password/reset/:token',
    replies: { 200: z.nullable(z.object({ userName: z.string() })) },
  },
  configByToken: { base: 'gateway', method: 'GET', path: '/users/password/config', replies: { 200: PasswordConfig } },
  config: {
    base: 'gateway',
    method: 'GET',
    path: '/users/:username/password/config',
    replies: { 200: PasswordConfig },
  },
  info: { base: 'gateway', method: 'GET', path: '/users/:username/password', replies: { 200: PasswordInfo } },
  set: { base: 'gateway', method: 'PUT', path: '/users/:username/password', replies: { 200: PasswordReply } },
} as const satisfies ClientRows
