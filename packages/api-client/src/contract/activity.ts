import * as z from 'zod/mini'
import { ActivityExport, ActivityQuery } from '@sitewright/domain/activity/model'
import {
  canExportActivity,
  canReadApiKeyActivity,
  canReadCatalogActivity,
  canReadConfigActivity,
  canReadGroupActivity,
  canReadImportActivity,
  canReadLicenseActivity,
  canReadLicenseConfigActivity,
  canReadPreservationActivity,
  canReadProjectActivity,
  canReadSiteActivity,
  canReadUserActivity,
  canReadWorkflowActivity,
} from '@sitewright/domain/activity/policy'
import * as calls from '../calls/activity'
import { rows } from './contract'

const SubjectPath = z.object({ id: z.int() })

/** One row for each kind of subject, because each has a policy of its own. */
export const activity = rows(calls.activity, {
  ofUser: {
    summary: 'What was done with a user, newest first. Beyond the specification.',
    allow: canReadUserActivity,
    params: SubjectPath,
    query: ActivityQuery,
  },
  ofGroup: {
    summary: 'What was done with a user group, newest first. Beyond the specification.',
    allow: canReadGroupActivity,
    params: SubjectPath,
    query: ActivityQuery,
  },
  ofApiKey: {
    summary: 'What was done with an API key, newest first. Beyond the specification.',
    allow: canReadApiKeyActivity,
    params: SubjectPath,
    query: ActivityQuery,
  },
  ofProject: {
    summary: 'What was done with a project that the caller sees, newest first. Beyond the specification.',
    allow: canReadProjectActivity,
    params: SubjectPath,
    query: ActivityQuery,
  },
  ofSite: {
    summary: 'What was done with a site that the caller sees, newest first. Beyond the specification.',
    allow: canReadSiteActivity,
    params: SubjectPath,
    query: ActivityQuery,
  },
  ofWorkflow: {
    summary: 'What was done with a workflow of a project that the caller sees, newest first. Beyond the specification.',
    allow: canReadWorkflowActivity,
    params: SubjectPath,
    query: ActivityQuery,
  },
  ofConfig: {
    summary: 'What was done with a config of a project that the caller sees, newest first. Beyond the specification.',
    allow: canReadConfigActivity,
    params: SubjectPath,
    query: ActivityQuery,
  },
  ofLicenseConfig: {
    summary: 'What was done with a config of a license by its systemConfigId, newest first. Beyond the specification.',
    allow: canReadLicenseConfigActivity,
    params: SubjectPath,
    query: ActivityQuery,
  },
  ofPreservation: {
    summary:
      'What was done with the copy of a preservation in a project that the caller sees, newest first. Beyond the specification.',
    allow: canReadPreservationActivity,
    params: SubjectPath,
    query: ActivityQuery,
  },
  ofImport: {
    summary:
      'What was done with an import system of a project that the caller sees, newest first. Beyond the specification.',
    allow: canReadImportActivity,
    needsPerson: true,
    params: SubjectPath,
    query: ActivityQuery,
  },
  ofEnvironment: {
    summary: 'What was done with an environment of the catalog, newest first. Beyond the specification.',
    allow: canReadCatalogActivity,
    needsPerson: true,
    params: SubjectPath,
    query: ActivityQuery,
  },
  ofProductLicense: {
    summary: 'What was done with a product license of the catalog, newest first. Beyond the specification.',
    allow: canReadCatalogActivity,
    needsPerson: true,
    params: SubjectPath,
    query: ActivityQuery,
  },
  ofIntegration: {
    summary: 'What was done with an integration of the catalog, newest first. Beyond the specification.',
    allow: canReadCatalogActivity,
    needsPerson: true,
    params: SubjectPath,
    query: ActivityQuery,
  },
  ofReport: {
    summary: 'What was done with a report of the catalog, newest first. Beyond the specification.',
    allow: canReadCatalogActivity,
    needsPerson: true,
    params: SubjectPath,
    query: ActivityQuery,
  },
  ofLicense: {
    summary: 'What was done in a license, refused calls included, newest first. Beyond the specification.',
    allow: canReadLicenseActivity,
    params: SubjectPath,
    query: ActivityQuery,
  },
  export: {
    summary: 'Starts a job that writes the activity of a subject as a CSV file.',
    allow: canExportActivity,
    needsPerson: true,
    body: ActivityExport,
  },
})
