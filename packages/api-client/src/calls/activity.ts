import { ActivityPage } from '@sitewright/domain/activity/model'
import { Job } from '@sitewright/domain/jobs/model'
import type { ClientRows } from '../contract/contract'

export const activity = {
  ofUser: { base: 'own', method: 'GET', path: '/activity/users/:id', replies: { 200: ActivityPage } },
  ofGroup: { base: 'own', method: 'GET', path: '/activity/userGroups/:id', replies: { 200: ActivityPage } },
  ofApiKey: { base: 'own', method: 'GET', path: '/activity/apikeys/:id', replies: { 200: ActivityPage } },
  ofProject: { base: 'own', method: 'GET', path: '/activity/projects/:id', replies: { 200: ActivityPage } },
  ofSite: { base: 'own', method: 'GET', path: '/activity/sites/:id', replies: { 200: ActivityPage } },
  ofWorkflow: { base: 'own', method: 'GET', path: '/activity/workflows/:id', replies: { 200: ActivityPage } },
  ofConfig: { base: 'own', method: 'GET', path: '/activity/configs/:id', replies: { 200: ActivityPage } },
  ofLicenseConfig: { base: 'own', method: 'GET', path: '/activity/licenseConfigs/:id', replies: { 200: ActivityPage } },
  ofPreservation: { base: 'own', method: 'GET', path: '/activity/preservations/:id', replies: { 200: ActivityPage } },
  ofImport: { base: 'own', method: 'GET', path: '/activity/imports/:id', replies: { 200: ActivityPage } },
  ofEnvironment: {
    base: 'own',
    method: 'GET',
    path: '/activity/catalog/environments/:id',
    replies: { 200: ActivityPage },
  },
  ofProductLicense: {
    base: 'own',
    method: 'GET',
    path: '/activity/catalog/productLicenses/:id',
    replies: { 200: ActivityPage },
  },
  ofIntegration: {
    base: 'own',
    method: 'GET',
    path: '/activity/catalog/integrations/:id',
    replies: { 200: ActivityPage },
  },
  ofReport: { base: 'own', method: 'GET', path: '/activity/catalog/reports/:id', replies: { 200: ActivityPage } },
  ofLicense: { base: 'own', method: 'GET', path: '/activity/licenses/:id', replies: { 200: ActivityPage } },
  export: { base: 'own', method: 'POST', path: '/activity/export', replies: { 202: Job } },
} as const satisfies ClientRows
