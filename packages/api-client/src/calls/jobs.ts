import * as z from 'zod/mini'
import { Job } from '@sitewright/domain/jobs/model'
import { type ClientRows, file } from '../contract/contract'

export const jobs = {
  list: { base: 'own', method: 'GET', path: '/jobs', replies: { 200: z.array(Job) } },
  one: { base: 'own', method: 'GET', path: '/jobs/:id', replies: { 200: Job } },
  cancel: { base: 'own', method: 'POST', path: '/jobs/:id/cancel', replies: { 200: Job } },
  file: { base: 'own', method: 'GET', path: '/jobs/:id/file', replies: { 200: file('application/octet-stream') } },
} as const satisfies ClientRows
