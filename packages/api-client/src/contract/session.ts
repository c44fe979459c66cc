import * as z from 'zod/mini'
import { LoginInput, LoginReply, SessionInfo } from '@sitewright/domain/session/model'
import { SESSION_CHECK_VERSION } from '@sitewright/domain/session/rules'
import { anyone, signedIn } from '@sitewright/domain/shared/policy'
import { call } from './contract'

export const session = {
  login: call({
    base: 'gateway',
    method: 'POST',
    path: '/login',
    summary: 'Signs in with a user name and a password.',
    allow: anyone,
    body: LoginInput,
    replies: { 200: LoginReply },
  }),
  logout: call({
    base: 'gateway',
    method: 'PUT',
    path: '/logout',
    summary: 'Ends the session at once.',
    allow: signedIn,
    isOpenBeforePasswordUpdate: true,
    replies: { 200: z.null() },
  }),
  verify: call({
    base: 'gateway',
    method: 'GET',
    path: `/verifysession/${SESSION_CHECK_VERSION}`,
    summary: 'Says who is signed in and until when.',
    allow: signedIn,
    isOpenBeforePasswordUpdate: true,
    replies: { 200: SessionInfo },
  }),
  roles: call({
    base: 'gateway',
    method: 'GET',
    path: '/roles/user',
    summary: 'The names of the roles that the signed-in user holds now, those of its groups among them.',
    allow: signedIn,
    isOpenBeforePasswordUpdate: true,
    replies: { 200: z.array(z.string()) },
  }),
} as const
