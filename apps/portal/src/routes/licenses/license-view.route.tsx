import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import { isProblem } from '@sitewright/domain/shared/problem'
import { LicenseView } from '@sitewright/ui/features/licenses/LicenseView'
import { asView } from '../../data/as-view'
import { useLicense, useLicenseAddOns } from '../../data/licenses'
import { routes } from '../../paths'
import { buildTitle } from '../../shell/build-title'
import { withParam } from '../../shell/layout'
import { PageTitle } from '../../shell/PageTitle'
import { parseId } from '../../shell/parse-id'
import { useNow } from '../../shell/use-now'

/** The view of a license. Another license is another page. */
export const Component = withParam('id', ({ param }) => {
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
      <LicenseView view={view} failedTitle={failedTitle} addOns={addOns} now={useNow()} />
    </>
  )
})
