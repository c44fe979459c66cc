import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import { projectMessages } from '@sitewright/domain/projects/messages'
import { reportMessages } from '@sitewright/domain/reports/messages'
import { roleMessages } from '@sitewright/domain/roles/messages'
import { getMessage } from '@sitewright/domain/shared/problem'
import { NewReportGroupScreen, type Choices } from '@sitewright/ui/features/report-groups/NewReportGroupScreen'
import { useLicenseProjects, useLicenses } from '../../data/licenses'
import type { Read } from '../../data/read'
import { addReportGroup, useAllReports, useRoleCatalog } from '../../data/report-groups'
import { paths } from '../../paths'

const toChoices = <Item,>(read: Read<readonly Item[]>, failed: string): Choices<Item> => ({
  items: read.data,
  failure: read.data === undefined && read.error !== undefined ? getMessage(read.error, failed) : undefined,
  onRetry: () => void read.reload(),
})

export function Component() {
  const navigate = useNavigate()
  const [licenseId, setLicenseId] = useState<number | null>(null)
  return (
    <NewReportGroupScreen
      reports={toChoices(useAllReports(), reportMessages.loadFailed)}
      roles={toChoices(useRoleCatalog(), roleMessages.loadFailed)}
      licenses={toChoices(useLicenses(true), licenseMessages.loadFailed)}
      projects={toChoices(useLicenseProjects(licenseId ?? undefined), projectMessages.loadFailed)}
      onLicense={setLicenseId}
      listHref={paths.reportGroups()}
      // The form saves nothing without a report.
      onSave={({ reportId, ...rest }) => addReportGroup({ ...rest, reportId: reportId ?? 0 })}
      onSaved={() => void navigate(paths.reportGroups(), { replace: true })}
      onBack={() => void navigate(-1)}
    />
  )
}
