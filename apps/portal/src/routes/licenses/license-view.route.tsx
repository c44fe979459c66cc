import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import { canOpenLicenseList } from '@sitewright/domain/licenses/policy'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import { isProblem } from '@sitewright/domain/shared/problem'
import { LicenseView } from '@sitewright/ui/features/licenses/LicenseView'
import { asView } from '../../data/as-view'
import { useLicenseAddOns } from '../../data/licenses'
import { useLicense } from '../../data/licenses/one'
import { paths, routes } from '../../paths'
import { buildTitle } from '../../shell/build-title'
import { withParam } from '../../shell/layout'
import { PageTitle } from '../../shell/PageTitle'
import { parseId } from '../../shell/parse-id'
import { useNow } from '../../shell/use-now'
import { useActor } from '../../shell/use-session'

/** The view of a license. Another license is another page. */
export const Component = withParam('id', ({ param }) => {
  const actor = useActor()
  const licenseId = parseId(param)
  const license = useLicense(licenseId)
  const view = asView(license, licenseMessages.loadFailed)
  const failedTitle =
    isProblem(license.error) && license.error.kind === 'not-found'
      ? sharedMessages.notFoundTitle
      : licenseMessages.loadFailed
  const addOns = asView(useLicenseAddOns(licenseId), addOnMessages.loadDefaultsFailed)
  const name = view.state === 'ready' ? view.value.name : routes.licenseView.title
  return (
    <>
      <PageTitle parts={buildTitle({ view, name, failedTitle }, undefined)} />
      <LicenseView
        view={view}
        failedTitle={failedTitle}
        addOns={addOns}
        now={useNow()}
        settingsHref={paths.licenseSettings(licenseId)}
        listHref={canOpenLicenseList.canDecide(actor).allowed ? paths.licenses() : undefined}
      />
    </>
  )
})
