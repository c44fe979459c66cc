import * as z from 'zod/mini'
import { ActivityPage, ActivityQuery } from '@sitewright/domain/activity/model'
import {
  canReadApiKeyActivity,
  canReadGroupActivity,
  canReadLicenseActivity,
  canReadProjectActivity,
  canReadSiteActivity,
  canReadUserActivity,
  canReadWorkflowActivity,
} from '@sitewright/domain/activity/policy'
import { call } from './contract'

const SubjectPath = z.object({ id: z.int() })

/** One row for each kind of subject, because each has a policy of its own. */
export const activity = {
  ofUser: call({
    base: 'own',
    method: 'GET',
    path: '/activity/users/:id',
    summary: 'What was done with a user, newest first. Beyond the specification.',
    allow: canReadUserActivity,
    params: SubjectPath,
    query: ActivityQuery,
    replies: { 200: ActivityPage },
  }),
  ofGroup: call({
    base: 'own',
    method: 'GET',
    path: '/activity/userGroups/:id',
    summary: 'What was done with a user group, newest first. Beyond the specification.',
    allow: canReadGroupActivity,
    params: SubjectPath,
    query: ActivityQuery,
    replies: { 200: ActivityPage },
  }),
  ofApiKey: call({
    base: 'own',
    method: 'GET',
    path: '/activity/apikeys/:id',
    summary: 'What was done with an API key, newest first. Beyond the specification.',
    allow: canReadApiKeyActivity,
    params: SubjectPath,
    query: ActivityQuery,
    replies: { 200: ActivityPage },
  }),
  ofProject: call({
    base: 'own',
    method: 'GET',
    path: '/activity/projects/:id',
    summary: 'What was done with a project that the caller sees, newest first. Beyond the specification.',
    allow: canReadProjectActivity,
    params: SubjectPath,
    query: ActivityQuery,
    replies: { 200: ActivityPage },
  }),
  ofSite: call({
    base: 'own',
    method: 'GET',
    path: '/activity/sites/:id',
    summary: 'What was done with a site that the caller sees, newest first. Beyond the specification.',
    allow: canReadSiteActivity,
    params: SubjectPath,
    query: ActivityQuery,
    replies: { 200: ActivityPage },
  }),
  ofWorkflow: call({
    base: 'own',
    method: 'GET',
    path: '/activity/workflows/:id',
    summary: 'What was done with a workflow of a project that the caller sees, newest first. Beyond the specification.',
    allow: canReadWorkflowActivity,
    params: SubjectPath,
    query: ActivityQuery,
    replies: { 200: ActivityPage },
  }),
  ofLicense: call({
    base: 'own',
    method: 'GET',
    path: '/activity/licenses/:id',
    summary: 'What was done in a license, refused calls included, newest first. Beyond the specification.',
    allow: canReadLicenseActivity,
    params: SubjectPath,
    query: ActivityQuery,
    replies: { 200: ActivityPage },
  }),
} as const
