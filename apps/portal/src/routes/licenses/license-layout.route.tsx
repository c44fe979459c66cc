import { licenseMessages } from '@sitewright/domain/licenses/messages'
import { canOpenLicense } from '@sitewright/domain/licenses/policy'
import { pageTitles } from '@sitewright/domain/shared/page-titles'
import { LicenseSettingsPage } from '@sitewright/ui/features/licenses/LicenseSettingsPage'
import { asView } from '../../data/as-view'
import { useLicense } from '../../data/licenses/one'
import { paths } from '../../paths'
import { withParam } from '../../shell/page/layout'
import { parseId } from '../../shell/page/parse-id'
import { useNow } from '../../shell/use-now'
import { useActor } from '../../shell/session/use-session'
import { useLicenseLayout } from './use-opened-license'

/** The settings of a license: the header above their tabs. */
export const Component = withParam('id', ({ param }) => {
  const id = parseId(param)
  const license = useLicense(id)
  const failedTitle = licenseMessages.loadFailed
  const view = asView(license, failedTitle)
  const name = license.data?.name ?? pageTitles.licenseSettings
  const { title, page } = useLicenseLayout({ id }, { view, name, failedTitle })
  return (
    <>
      {title}
      <LicenseSettingsPage
        {...page}
        now={useNow()}
        viewHref={canOpenLicense.canDecide(useActor()).allowed ? paths.licenseView(id) : undefined}
      />
    </>
  )
})
