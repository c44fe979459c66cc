import { licenseMessages } from '@sitewright/domain/licenses/messages'
import { canOpenLicense } from '@sitewright/domain/licenses/policy'
import { pageTitles } from '@sitewright/domain/shared/page-titles'
import { LicenseSettingsPage } from '@sitewright/ui/features/licenses/LicenseSettingsPage'
import { asView } from '../../data/as-view'
import { useLicense } from '../../data/licenses/one'
import { paths } from '../../paths'
import { useLayout, withParam } from '../../shell/page/layout'
import { parseId } from '../../shell/page/parse-id'
import { useNow } from '../../shell/use-now'
import { useActor } from '../../shell/session/use-session'
import { LICENSE_TABS } from './license-tabs'
import { LicenseOutlet } from './use-opened-license'

/** The settings of a license: the header above their tabs. */
export const Component = withParam('id', ({ param }) => {
  const id = parseId(param)
  const license = useLicense(id)
  const failedTitle = licenseMessages.loadFailed
  const view = asView(license, failedTitle)
  const name = license.data?.name ?? pageTitles.licenseSettings
  const { tabs, title, loading } = useLayout(LICENSE_TABS, { id }, { view, name, failedTitle })
  return (
    <>
      {title}
      <LicenseSettingsPage
        view={view}
        tabs={tabs}
        loading={loading}
        failedTitle={failedTitle}
        now={useNow()}
        viewHref={canOpenLicense.canDecide(useActor()).allowed ? paths.licenseView(id) : undefined}
      >
        {(opened) => <LicenseOutlet value={opened} />}
      </LicenseSettingsPage>
    </>
  )
})
