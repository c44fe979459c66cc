import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import { canEditLicenses, canOpenLicenseList, canReadUsersReport } from '@sitewright/domain/licenses/policy'
import { LicenseView } from '@sitewright/ui/features/licenses/LicenseView'
import { ReportChoice, type LicenseReportKind } from '@sitewright/ui/features/licenses/ReportChoice'
import { asView } from '../../data/as-view'
import { useLicenseAddOns } from '../../data/licenses'
import { useLicense } from '../../data/licenses/one'
import { paths, routes } from '../../paths'
import { withParam } from '../../shell/page/layout'
import { loadChunk } from '../../shell/page/load-chunk'
import { RecordTitle } from '../../shell/page/RecordTitle'
import { parseId } from '../../shell/page/parse-id'
import { useNow } from '../../shell/use-now'
import { useActor } from '../../shell/session/use-session'
import { LicenseIntegrations } from './license-integrations.part'

// With the code of its chart, which no other page loads.
const UsersReport = lazy(async () => ({
  default: (await loadChunk(async () => import('./users-report.part'))).LicenseUsersReport,
}))

/** The view of a license. Another license is another page. */
export const Component = withParam('id', ({ param }) => {
  const actor = useActor()
  const [query, setQuery] = useSearchParams()
  const canReadMonthly = canReadUsersReport.canDecide(actor).allowed
  // Without the role, the report is always the current one (LIC-22).
  const kind: LicenseReportKind = canReadMonthly && query.get('report') === 'monthly' ? 'monthly' : 'current'
  const chooseReport = (chosen: LicenseReportKind): void =>
    setQuery(chosen === 'monthly' ? { report: chosen } : {}, { replace: true })
  const licenseId = parseId(param)
  const license = useLicense(licenseId)
  const view = asView(license, licenseMessages.loadFailed)
  const failedTitle = licenseMessages.loadFailed
  const addOns = asView(useLicenseAddOns(licenseId), addOnMessages.loadDefaultsFailed)
  const name = view.state === 'ready' ? view.value.name : routes.licenseView.title
  return (
    <>
      <RecordTitle opened={{ view, name, failedTitle }} />
      <LicenseView
        view={view}
        failedTitle={failedTitle}
        addOns={addOns}
        now={useNow()}
        reportChoice={canReadMonthly ? <ReportChoice kind={kind} onChange={chooseReport} /> : undefined}
        monthlyReport={
          kind === 'monthly' ? (
            <Suspense>
              <UsersReport licenseId={licenseId} />
            </Suspense>
          ) : undefined
        }
        integrations={<LicenseIntegrations licenseId={licenseId} />}
        editHref={canEditLicenses.canDecide(actor).allowed ? paths.licenseEdit(licenseId) : undefined}
        settingsHref={paths.licenseSettings(licenseId)}
        listHref={canOpenLicenseList.canDecide(actor).allowed ? paths.licenses() : undefined}
      />
    </>
  )
})
