/** What one record is, by its kind: that of a subject of the audit, or of a result of Jump to. */
export const recordKinds: Readonly<Record<string, string>> = {
  user: 'User',
  'user-group': 'User group',
  'api-key': 'API key',
  license: 'License',
  project: 'Project',
  site: 'Site',
  workflow: 'Workflow',
  preservation: 'Preservation',
  'import-system': 'Import system',
  environment: 'Environment',
  'product-license': 'Product license',
  integration: 'Integration',
  report: 'Report',
}
