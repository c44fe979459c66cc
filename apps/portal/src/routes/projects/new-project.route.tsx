import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import { canChooseLicense } from '@sitewright/domain/licenses/policy'
import { canCreateProject } from '@sitewright/domain/projects/policy'
import { NewProjectScreen } from '@sitewright/ui/features/projects/NewProjectScreen'
import { ready } from '@sitewright/ui/view-state'
import { asView } from '../../data/as-view'
import { useLicenses } from '../../data/licenses'
import { createProject } from '../../data/projects/create'
import { useParentSearch } from '../../data/projects/parent-search'
import { useSessionCheck } from '../../data/session-check'
import { paths } from '../../paths'
import { useActor } from '../../shell/session/use-session'

export function Component() {
  const actor = useActor()
  const navigate = useNavigate()
  const canChoose = canChooseLicense.canDecide(actor).allowed
  const licenses = useLicenses(canChoose)
  const { data: own } = useSessionCheck()
  const [licenseId, setLicenseId] = useState(canChoose ? undefined : actor.licenseId)
  const view = asView(licenses, licenseMessages.loadFailed)
  return (
    <NewProjectScreen
      view={canChoose ? view : ready(undefined)}
      ownLicense={{ licenseId: actor.licenseId, name: own?.licenseName ?? '' }}
      create={canCreateProject.decide(actor)}
      parents={useParentSearch(licenseId)}
      onLicense={setLicenseId}
      listHref={paths.projects()}
      onSave={(input) => {
        const license = licenses.data?.find((candidate) => candidate.licenseId === input.licenseId)
        return createProject(input, license?.environmentId ?? null)
      }}
      onSaved={(projectId) => void navigate(paths.projectView(projectId), { replace: true })}
      onBack={() => void navigate(-1)}
    />
  )
}
