import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Environment } from '@sitewright/domain/environments/model'
import { EnvironmentsScreen } from '@sitewright/ui/features/environments/EnvironmentsScreen'
import { environmentsFailure, findOpening } from '../../data/after-login'
import { createSessionGuid, useEnvironments } from '../../data/environments'
import { asView } from '../../data/as-view'
import { toasts } from '../../shell/toasts'
import { useActor } from '../../shell/use-session'

export function Component() {
  const session = useActor()
  const [query] = useSearchParams()
  const environments = useEnvironments(session.licenseId)
  const [openingId, setOpeningId] = useState<number>()

  const open = async (environment: Environment) => {
    setOpeningId(environment.environmentId)
    const address = await findOpening(environment, query.get('redirectUrl'), {
      session,
      guidOf: createSessionGuid,
      toasts,
    })
    if (address !== undefined) window.location.assign(address)
    // Back from the application finds the page as it was left: with nothing being opened.
    setOpeningId(undefined)
  }

  return (
    <EnvironmentsScreen
      view={asView(environments, environmentsFailure(environments.error))}
      openingId={openingId}
      onOpen={(environment) => void open(environment)}
    />
  )
}
