import * as z from 'zod/mini'
import {
  LoginInput,
  ProofCodeQuery,
  ProofInput,
  RedeemInput,
  SecondFactorInput,
  SessionGuidInput,
} from '@sitewright/domain/session/model'
import { anyone, signedIn } from '@sitewright/domain/shared/policy'
import * as calls from '../calls/session'
import { rows } from './contract'

const UserPath = z.object({ username: z.string().check(z.minLength(1), z.maxLength(256)) })

export const session = rows(calls.session, {
  login: {
    summary: 'Signs in with a user name and a password, or with the id_token of single sign-on.',
    allow: anyone,
    body: LoginInput,
  },
  secondFactor: {
    summary: 'Signs in with the code of the second factor; Authorization holds the token of the login (API-09).',
    allow: anyone,
    body: SecondFactorInput,
  },
  newCode: {
    summary:
      'Emails a new second-factor code and invalidates the previous one. Send the token of the login as Authorization. The reply has the token that replaces it.',
    allow: anyone,
  },
  ssoUrl: {
    summary: 'Where single sign-on starts for a user name; empty where there is no such account.',
    allow: anyone,
    params: UserPath,
  },
  logout: {
    summary: 'Ends the session at once.',
    allow: signedIn,
    needsPerson: true,
    isOpenBeforePasswordUpdate: true,
  },
  verify: {
    summary: 'Says who is signed in and until when.',
    allow: signedIn,
    needsPerson: true,
    isOpenBeforePasswordUpdate: true,
  },
  roles: {
    summary: 'The names of the roles that the signed-in user holds now, those of its groups among them.',
    allow: signedIn,
    isOpenBeforePasswordUpdate: true,
  },
  guid: {
    summary: 'Saves the token and answers a session guid, with which an environment takes the session over once.',
    allow: signedIn,
    needsPerson: true,
    body: SessionGuidInput,
  },
  prove: {
    summary: 'Proves who the current user is. For 5 minutes this session can change its own sign-in fields.',
    allow: signedIn,
    needsPerson: true,
    body: ProofInput,
  },
  sendProofCode: {
    summary:
      'Emails the current user a code with which they can prove who they are. With email, which needs a proof already, the code goes there and proves that address.',
    allow: signedIn,
    needsPerson: true,
    query: ProofCodeQuery,
  },
  extend: {
    summary: 'Lets the session last as long again from now on, with a new token.',
    allow: signedIn,
    needsPerson: true,
  },
})

/** Calls of the environments' web applications. */
export const handover = rows(calls.handover, {
  redeem: {
    summary: 'Tells the web application of an environment who comes with a session guid; once, within a minute.',
    allow: anyone,
    body: RedeemInput,
  },
})
