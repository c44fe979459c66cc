import * as z from 'zod/mini'
import { AddOn } from '@sitewright/domain/add-ons/model'
import { signedIn } from '@sitewright/domain/shared/policy'
import { call } from './contract'

export const addOns = {
  list: call({
    base: 'gateway',
    method: 'GET',
    path: '/addons',
    summary: 'The default list of product licenses.',
    allow: signedIn,
    replies: { 200: z.array(AddOn) },
  }),
} as const
