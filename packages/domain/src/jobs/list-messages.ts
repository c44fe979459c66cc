/** What a list says of its export, apart from the texts of jobs: a list loads those when it starts one. */
export const listExportLabels = {
  exportCsv: 'Export CSV',
} as const
