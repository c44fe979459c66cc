import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { environmentMessages } from '@sitewright/domain/environments/messages'
import type { Environment } from '@sitewright/domain/environments/model'
import { EnvironmentsScreen } from '@sitewright/ui/features/environments/EnvironmentsScreen'
import { environmentsFailure, findOpening } from '../../data/after-login'
import { createSessionGuid, useEnvironments } from '../../data/environments'
import { asView } from '../../data/as-view'
import { paths } from '../../paths'
import { useActor } from '../../shell/session/use-session'

/** A server that redirected to its root page has lost the session, so its reply says nothing (ERR-37). */
function toView(environments: ReturnType<typeof useEnvironments>) {
  const view = asView(environments, environmentMessages.loadFailed)
  if (view.state !== 'failed') return view
  return { ...view, problem: { ...view.problem, message: environmentsFailure(environments.error) } }
}

export function Component() {
  const session = useActor()
  const [query] = useSearchParams()
  const { userHasNoProjects } = session
  const environments = useEnvironments(userHasNoProjects ? undefined : session.licenseId)
  const [openingId, setOpeningId] = useState<number>()

  const [failure, setFailure] = useState<{ environmentId: number; message: string }>()

  const open = async (environment: Environment) => {
    const { environmentId } = environment
    setOpeningId(environmentId)
    setFailure(undefined)
    const address = await findOpening(environment, query.get('redirectUrl'), {
      session,
      guidOf: createSessionGuid,
      onFailed: (message) => setFailure({ environmentId, message }),
    })
    if (address !== undefined) window.location.assign(address)
    // The browser restores this page when the user comes back from the application.
    setOpeningId(undefined)
  }

  return (
    <EnvironmentsScreen
      view={toView(environments)}
      hasNoProjects={userHasNoProjects}
      userName={session.userName}
      homeHref={paths.home()}
      openingId={openingId}
      failure={failure}
      onOpen={(environment) => void open(environment)}
    />
  )
}
