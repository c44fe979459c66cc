const { format } = new Intl.NumberFormat('en')
const count = (amount: number): string => `${format(amount)} ${amount === 1 ? 'site' : 'sites'}`

/** What is said about an export of sites (SITE-95 to SITE-97). */
export const siteExportMessages = {
  copied: (sites: number) => `${count(sites)} copied.`,
  copyFailed: "Your browser didn't allow copying. Download the text instead.",
  downloaded: (sites: number) => `${count(sites)} exported.`,
  noLocations: 'None of these sites has a location, so there is nothing to export.',
} as const

/** Labels of the export, and the titles of its columns. */
export const siteExportLabels = {
  menu: 'Export',
  formats: {
    copy: 'Copy as text for Bulk Add Sites',
    text: 'Text for Bulk Add Sites',
    csv: 'CSV with paths and properties',
    geojson: 'GeoJSON with locations',
  },
  /** Names the file. */
  file: (project: string) => `${project} sites`,
  siteId: 'Site Id',
  path: 'Path',
  name: 'Name',
  siteClass: 'Class',
  types: 'Types',
  state: 'State',
  properties: 'Properties',
} as const
