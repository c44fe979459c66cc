import { useNavigate } from 'react-router-dom'
import { environmentMessages } from '@sitewright/domain/environments/messages'
import { NewLicenseScreen } from '@sitewright/ui/features/licenses/NewLicenseScreen'
import { asView } from '../../data/as-view'
import { useAllEnvironments } from '../../data/environments'
import { createLicense } from '../../data/licenses/create'
import { paths } from '../../paths'

export function Component() {
  const navigate = useNavigate()
  return (
    <NewLicenseScreen
      view={asView(useAllEnvironments(), environmentMessages.loadFailed)}
      listHref={paths.licenses()}
      onSave={createLicense}
      onSaved={(licenseId) => void navigate(paths.licenseEdit(licenseId), { replace: true })}
      onBack={() => void navigate(-1)}
    />
  )
}
