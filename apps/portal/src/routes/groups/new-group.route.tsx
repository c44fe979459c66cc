import { useNavigate, useParams } from 'react-router-dom'
import { groupMessages } from '@sitewright/domain/groups/messages'
import { canCreateGroup } from '@sitewright/domain/groups/policy'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import { canChooseLicense, canListLicenses } from '@sitewright/domain/licenses/policy'
import { licenseTitle } from '@sitewright/domain/licenses/rules'
import { NewGroupScreen, type NewGroupStart } from '@sitewright/ui/features/groups/NewGroupScreen'
import { ready, type View } from '@sitewright/ui/view-state'
import { useGroupSeed } from '../../data/groups/seed'
import { createGroup } from '../../data/groups'
import { joinViews, mapView } from '../../data/joined-view'
import { useLicenses } from '../../data/licenses'
import { asView } from '../../data/as-view'
import { paths } from '../../paths'
import { useActor } from '../../shell/session/use-session'

export function Component() {
  const { userName } = useParams()
  // From another user it is another form.
  return <NewGroup key={userName} userName={userName} />
}

function NewGroup({ userName }: { userName: string | undefined }) {
  const actor = useActor()
  const navigate = useNavigate()
  const canChoose = canChooseLicense.canDecide(actor).allowed
  const licenses = useLicenses(canListLicenses.canDecide(actor).allowed)
  const licensesView = asView(licenses, licenseMessages.loadFailed)
  const create = canCreateGroup.decide(actor, undefined)
  // Who makes no group copies nothing, and may not read all that a user holds: the form alone is shown, and says why.
  const from = create.allowed ? userName : undefined
  const seed = asView(useGroupSeed(from, actor), groupMessages.seedFailed)
  const view: View<NewGroupStart> = mapView(
    joinViews({
      licenses: canChoose ? licensesView : ready(undefined),
      from: from === undefined ? ready(undefined) : seed,
    }),
    (parts) => ({
      licenses: parts.licenses,
      // Offers the user's own license first to users who may choose.
      licenseId: parts.from?.licenseId ?? (canChoose ? undefined : actor.licenseId),
      seed: parts.from?.seed,
    }),
  )
  return (
    <NewGroupScreen
      view={view}
      userName={userName}
      create={create}
      licenseName={(licenseId) => licenseTitle(licenses.data, licenseId)}
      listHref={paths.groups()}
      onSave={createGroup}
      onSaved={() => void navigate(paths.groups(), { replace: true })}
      onBack={() => void navigate(-1)}
    />
  )
}
