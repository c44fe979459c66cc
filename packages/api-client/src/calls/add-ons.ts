import * as z from 'zod/mini'
import { AddOn } from '@sitewright/domain/add-ons/model'
import type { ClientRows } from '../contract/contract'

export const addOns = {
  list: { base: 'gateway', method: 'GET', path: '/addons', replies: { 200: z.array(AddOn) } },
} as const satisfies ClientRows
