import * as z from 'zod/mini'
import {
  LoginReply,
  ProofCodeReply,
  RedeemReply,
  SessionGuidReply,
  SessionInfo,
  SsoUrlReply,
} from '@sitewright/domain/session/model'
import { SESSION_CHECK_VERSION } from '@sitewright/domain/session/rules'
import type { ClientRows } from '../contract/contract'

/** The calls that the sign-in page needs, and every page: few, as they are part of the first load. */
export const session = {
  login: { base: 'gateway', method: 'POST', path: '/login', replies: { 200: LoginReply } },
  secondFactor: { base: 'gateway', method: 'POST', path: '/login/2fa', replies: { 200: LoginReply } },
  newCode: { base: 'own', method: 'POST', path: '/login/2fa/code', replies: { 200: LoginReply } },
  ssoUrl: { base: 'gateway', method: 'GET', path: '/user/:username/getSsoUrl', replies: { 200: SsoUrlReply } },
  logout: { base: 'gateway', method: 'PUT', path: '/logout', replies: { 200: z.null() } },
  verify: {
    base: 'gateway',
    method: 'GET',
    path: `/verifysession/${SESSION_CHECK_VERSION}`,
    replies: { 200: SessionInfo },
  },
  roles: { base: 'gateway', method: 'GET', path: '/roles/user', replies: { 200: z.array(z.string()) } },
  guid: { base: 'gateway', method: 'POST', path: '/license/getSessionGuid', replies: { 200: SessionGuidReply } },
  prove: { base: 'own', method: 'POST', path: '/session/proof', replies: { 200: z.null() } },
  sendProofCode: { base: 'own', method: 'POST', path: '/session/proof/code', replies: { 200: ProofCodeReply } },
  extend: { base: 'own', method: 'POST', path: '/session/extend', replies: { 200: LoginReply } },
} as const satisfies ClientRows

export const handover = {
  redeem: { base: 'own', method: 'POST', path: '/session/redeem', replies: { 200: RedeemReply } },
} as const satisfies ClientRows
