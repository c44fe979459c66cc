import * as z from 'zod/mini'
import {
  LoginInput,
  LoginReply,
  ProofCodeQuery,
  ProofCodeReply,
  ProofInput,
  RedeemInput,
  RedeemReply,
  SecondFactorInput,
  SessionGuidInput,
  SessionGuidReply,
  SessionInfo,
  SsoUrlReply,
} from '@sitewright/domain/session/model'
import { SESSION_CHECK_VERSION } from '@sitewright/domain/session/rules'
import { anyone, signedIn } from '@sitewright/domain/shared/policy'
import { call } from './contract'

const UserPath = z.object({ username: z.string().check(z.minLength(1), z.maxLength(256)) })

/** The calls that the sign-in page needs, and every page: few, as they are part of the first load. */
export const session = {
  login: call({
    base: 'gateway',
    method: 'POST',
    path: '/login',
    summary: 'Signs in with a user name and a password, or with the id_token of single sign-on.',
    allow: anyone,
    body: LoginInput,
    replies: { 200: LoginReply },
  }),
  secondFactor: call({
    base: 'gateway',
    method: 'POST',
    path: '/login/2fa',
    summary: 'Signs in with the code of the second factor; Authorization holds the token of the login (API-09).',
    allow: anyone,
    body: SecondFactorInput,
    replies: { 200: LoginReply },
  }),
  newCode: call({
    base: 'own',
    method: 'POST',
    path: '/login/2fa/code',
    summary:
      'Emails a new second-factor code and invalidates the previous one. Send the token of the login as Authorization. The reply has the token that replaces it.',
    allow: anyone,
    replies: { 200: LoginReply },
  }),
  ssoUrl: call({
    base: 'gateway',
    method: 'GET',
    path: '/user/:username/getSsoUrl',
    summary: 'Where single sign-on starts for a user name; empty where there is no such account.',
    allow: anyone,
    params: UserPath,
    replies: { 200: SsoUrlReply },
  }),
  logout: call({
    base: 'gateway',
    method: 'PUT',
    path: '/logout',
    summary: 'Ends the session at once.',
    allow: signedIn,
    needsPerson: true,
    isOpenBeforePasswordUpdate: true,
    replies: { 200: z.null() },
  }),
  verify: call({
    base: 'gateway',
    method: 'GET',
    path: `/verifysession/${SESSION_CHECK_VERSION}`,
    summary: 'Says who is signed in and until when.',
    allow: signedIn,
    needsPerson: true,
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
  guid: call({
    base: 'gateway',
    method: 'POST',
    path: '/license/getSessionGuid',
    summary: 'Saves the token and answers a session guid, with which an environment takes the session over once.',
    allow: signedIn,
    needsPerson: true,
    body: SessionGuidInput,
    replies: { 200: SessionGuidReply },
  }),
  prove: call({
    base: 'own',
    method: 'POST',
    path: '/session/proof',
    summary: 'Proves who the current user is. For 5 minutes this session can change its own sign-in fields.',
    allow: signedIn,
    needsPerson: true,
    body: ProofInput,
    replies: { 200: z.null() },
  }),
  sendProofCode: call({
    base: 'own',
    method: 'POST',
    path: '/session/proof/code',
    summary:
      'Emails the current user a code with which they can prove who they are. With email, which needs a proof already, the code goes there and proves that address.',
    allow: signedIn,
    needsPerson: true,
    query: ProofCodeQuery,
    replies: { 200: ProofCodeReply },
  }),
  extend: call({
    base: 'own',
    method: 'POST',
    path: '/session/extend',
    summary: 'Lets the session last as long again from now on, with a new token.',
    allow: signedIn,
    needsPerson: true,
    replies: { 200: LoginReply },
  }),
} as const

/** Calls of the environments' web applications. */
export const handover = {
  redeem: call({
    base: 'own',
    method: 'POST',
    path: '/session/redeem',
    summary: 'Tells the web application of an environment who comes with a session guid; once, within a minute.',
    allow: anyone,
    body: RedeemInput,
    replies: { 200: RedeemReply },
  }),
} as const
