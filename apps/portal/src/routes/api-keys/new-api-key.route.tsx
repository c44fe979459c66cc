import { useNavigate } from 'react-router-dom'
import { canChooseLicense, canListLicenses } from '@sitewright/domain/licenses/policy'
import { licenseTitle } from '@sitewright/domain/licenses/rules'
import { NewApiKeyScreen } from '@sitewright/ui/features/api-keys/NewApiKeyScreen'
import { createApiKey } from '../../data/api-keys'
import { useLicenses } from '../../data/licenses'
import { paths } from '../../paths'
import { pageNotices } from '../../shell/page/page-notices'
import { useActor } from '../../shell/session/use-session'

export function Component() {
  const actor = useActor()
  const navigate = useNavigate()
  const licenses = useLicenses(canListLicenses.canDecide(actor).allowed)
  const canChoose = canChooseLicense.canDecide(actor).allowed
  return (
    <NewApiKeyScreen
      licenseId={actor.licenseId}
      licenses={canChoose ? licenses.data : undefined}
      licenseName={(licenseId) => licenseTitle(licenses.data, licenseId)}
      listHref={paths.apiKeys()}
      onSave={createApiKey}
      onDone={() => void navigate(paths.apiKeys(), { replace: true })}
      onBack={() => void navigate(-1)}
      toasts={pageNotices}
    />
  )
}
