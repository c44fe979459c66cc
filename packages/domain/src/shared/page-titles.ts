/**
 * Document titles of pages, which the table of routes needs before it loads any page. Labels of an area use them too.
 * Everything else that an area says is loaded with its pages.
 */
export const pageTitles = {
  signIn: 'Log in',
  secondFactor: 'Check your email',
  sso: 'Single Sign-on',
  ssoLogout: 'Log Out',
  recovery: 'Forgot Password', // specified: AUTH-08
  reset: 'Reset Password',
  environments: 'Environments',
  users: 'Users',
  newUser: 'New User',
  duplicateUser: 'Duplicate',
  groups: 'User Groups',
  newGroup: 'New User Group',
  apiKeys: 'API Keys',
  newApiKey: 'New API Key',
  licenses: 'Licenses',
  license: 'License',
  newLicense: 'New License',
  editLicense: 'Edit License',
  licenseSettings: 'License Settings',
  integrations: 'Integrations',
  reportGroups: 'Report Groups',
  newReportGroup: 'New Report Group',
  catalog: 'Catalog',
  firstRun: 'Set Up',
  shortcuts: 'Shortcuts',
  licenseConfiguration: 'Configuration', // specified: CONF-57
  /** The name that the operations specification gives the internal settings (SET-03, CONF-58). */
  internalSettings: 'Intelliwave Settings', // specified: CONF-58
  /** Tabs, which several areas have. */
  details: 'Details',
  info: 'Info',
  productLicenses: 'Product Licenses',
  projects: 'Projects',
  newProject: 'New Project',
  sites: 'Sites', // specified: PROJ-29
  siteMap: 'Map', // specified: SITE-03
  siteProperties: 'Properties', // specified: SITE-03
  copy: 'Copy', // specified: PROJ-29
  projectResourceProperties: 'Resource Properties Config', // specified: PROJ-29
  licenseResourceProperties: 'Resource Properties', // specified: RES-01
  projectResourceWorkflows: 'Resource Workflows Config', // specified: PROJ-29
  projectResourcePreservations: 'Resource Preservation Config', // specified: PROJ-29
  documentNumbering: 'Document Numbering', // specified: PROJ-29
  projectConfig: 'Project Config', // specified: PROJ-29
  workflows: 'Workflow',
  newWorkflow: 'New Workflow',
  siteHierarchy: 'Edit Site', // specified: SITE-20
  newSite: 'New Site', // specified: SITE-20
  bulkSites: 'Bulk Add Sites', // specified: PROJ-32
  preservations: 'Preservation',
  newPreservation: 'New Preservation',
  roles: 'Roles',
  imports: 'Imports',
  newImport: 'New Import', // specified: IMP-21
  importSystem: 'Import System',
  integration: 'Integration',
  integrationReport: 'Integration Report',
  reports: 'Reports',
  password: 'Password',
  activity: 'Activity',
} as const
