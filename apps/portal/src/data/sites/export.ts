import { sites as siteCalls } from '@sitewright/api-client/calls/sites'
import { exportFileName } from '@sitewright/domain/shared/csv'
import { sitesCsv, sitesGeoJson, siteTreeText, type SiteExportFormat } from '@sitewright/domain/sites/export'
import { siteExportLabels as labels, siteExportMessages as messages } from '@sitewright/domain/sites/export-messages'
import { siteMessages } from '@sitewright/domain/sites/messages'
import type { ListedSite, SimpleSite } from '@sitewright/domain/sites/site'
import { saveLoaded } from '@sitewright/ui/features/save-file'
import { createOperations } from '../api'
import { write } from '../write'

const { sites: calls } = createOperations({ sites: siteCalls })

const TYPES = {
  text: ['txt', 'text/plain;charset=utf-8'],
  csv: ['csv', 'text/csv;charset=utf-8'],
  geojson: ['geojson', 'application/geo+json'],
} as const

interface SiteExport {
  readonly project: { readonly projectId: number; readonly name: string }
  /** The sites of the tab, archived ones too. */
  readonly sites: readonly SimpleSite[]
  /** Whether archived sites are exported. The server leaves them out for callers who cannot see them (PERM-08). */
  readonly isArchivedShown: boolean
}

function save(format: keyof typeof TYPES, project: SiteExport['project'], text: string): void {
  const [extension, type] = TYPES[format]
  saveLoaded({
    blob: new Blob([text], { type }),
    fileName: exportFileName(labels.file(project.name), Date.now(), extension),
  })
}

/** Saves what only the full list of sites has. @returns how many sites the file has */
function saveDetails(format: 'csv' | 'geojson', project: SiteExport['project'], sites: readonly ListedSite[]): number {
  if (format === 'csv') {
    save(format, project, sitesCsv(sites))
    return sites.length
  }
  const made = sitesGeoJson(sites)
  if (made !== undefined) save(format, project, made.text)
  return made?.numSites ?? 0
}

/** Exports the sites that the Sites tab shows (SITE-95 to SITE-97). A toast says how many, or why not. */
export async function exportSites(format: SiteExportFormat, options: SiteExport): Promise<void> {
  const { project, sites, isArchivedShown } = options
  if (format === 'copy' || format === 'text') {
    const shown = sites.filter(({ active }) => active || isArchivedShown)
    const text = siteTreeText(shown)
    await write(
      async () => {
        if (format === 'copy') await navigator.clipboard.writeText(text)
        else save(format, project, text)
        return { status: 200, body: shown.length }
      },
      {
        saved: format === 'copy' ? messages.copied : messages.downloaded,
        failed: messages.copyFailed,
        isFailureToasted: true,
      },
    )
    return
  }
  await write(
    () => calls.list({ params: { projectId: project.projectId }, query: isArchivedShown ? {} : { activeOnly: true } }),
    {
      adapt: (body) => saveDetails(format, project, body),
      saved: (numSites) =>
        numSites === 0 ? { text: messages.noLocations, tone: 'info' } : messages.downloaded(numSites),
      failed: siteMessages.fetchFailed,
      isFailureToasted: true,
      retry: () => void exportSites(format, options),
    },
  )
}
