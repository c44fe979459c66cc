import { pageTitles } from './page-titles'

/** A list that a job exports: its title, and its rows in a sentence. */
export interface ExportedList {
  readonly title: string
  readonly rows: string
}

/** The lists that jobs of each kind export. */
export const exportedLists: Readonly<Record<string, ExportedList>> = {
  'users.export': { title: pageTitles.users, rows: 'users' },
  'groups.export': { title: pageTitles.groups, rows: 'user groups' },
  'apiKeys.export': { title: pageTitles.apiKeys, rows: 'API keys' },
  'activity.export': { title: pageTitles.activity, rows: 'activity' },
  'licenses.export': { title: pageTitles.licenses, rows: 'licenses' },
  'projects.export': { title: pageTitles.projects, rows: 'projects' },
  'imports.export': { title: pageTitles.imports, rows: 'import systems' },
  'workflows.export': { title: pageTitles.workflows, rows: 'workflows' },
  'preservations.export': { title: pageTitles.preservations, rows: 'preservations' },
  'integrationReports.export': { title: pageTitles.integration, rows: 'integration reports' },
  'reports.exportGroups': { title: pageTitles.reportGroups, rows: 'report groups' },
  'catalogEnvironments.export': { title: pageTitles.environments, rows: 'environments' },
  'catalogProductLicenses.export': { title: pageTitles.productLicenses, rows: 'product licenses' },
  'catalogIntegrations.export': { title: pageTitles.integrations, rows: 'integrations' },
  'catalogReports.export': { title: pageTitles.reports, rows: 'reports' },
}
