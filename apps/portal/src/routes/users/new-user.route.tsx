import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { canChooseLicense } from '@sitewright/domain/licenses/policy'
import { userLabels, userMessages } from '@sitewright/domain/users/messages'
import { toDuplicate, newUser } from '@sitewright/domain/users/rules'
import { NewUserScreen } from '@sitewright/ui/features/users/NewUserScreen'
import { ready } from '@sitewright/ui/view-state'
import { mapView } from '../../data/joined-view'
import { useLicenses } from '../../data/licenses'
import { asView } from '../../data/as-view'
import { useUser } from '../../data/users'
import { createUser, settleAgain } from '../../data/users/create'
import { useGroupChoices } from '../../data/users/membership'
import { paths } from '../../paths'
import { useActor } from '../../shell/session/use-session'
import { toGroupChoices } from './group-choices'

/** The page of a new user, and that of a duplicate, whose address names the original. */
export function Component() {
  const { userName } = useParams()
  // A duplicate of another user is another form.
  return <NewUser key={userName ?? ''} originalName={userName} />
}

function NewUser({ originalName }: { originalName: string | undefined }) {
  const actor = useActor()
  const navigate = useNavigate()
  const original = useUser(originalName)
  const [chosen, setChosen] = useState<number>()
  const canChoose = canChooseLicense.canDecide(actor).allowed
  const licenses = useLicenses(canChoose)
  const groups = useGroupChoices(chosen ?? (originalName === undefined ? actor.licenseId : original.data?.licenseId))
  const isNew = originalName === undefined
  return (
    <NewUserScreen
      title={isNew ? userLabels.newTitle : userLabels.duplicateTitle(originalName)}
      view={
        isNew ? ready(newUser(actor.licenseId)) : mapView(asView(original, userMessages.fetchOneFailed), toDuplicate)
      }
      licenses={licenses.data ?? (licenses.isLoading ? 'loading' : undefined)}
      groupChoices={toGroupChoices(groups)}
      onLicense={setChosen}
      onSave={(input, added) => (added ? settleAgain : createUser)(input, original.data)}
      onCreated={(userName) => void navigate(paths.userDetails(userName), { replace: true })}
      listHref={paths.users()}
      backHref={isNew ? paths.users() : paths.userDetails(originalName)}
    />
  )
}
