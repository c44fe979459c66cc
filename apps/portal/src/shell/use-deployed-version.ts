import { version as versionCalls } from '@sitewright/api-client/calls/environments'
import { useEffect, useState } from 'react'
import { isOtherVersion } from '@sitewright/domain/environments/version'
import { createOperations } from '../data/api'
import { readStored, store } from './storage'

/** Defined at build time (vite.config.ts). */
declare const __PORTAL_VERSION__: string

const { version } = createOperations({ version: versionCalls })
const RUNNING_KEY = 'sitewright.version'
const DISMISSED_KEY = 'sitewright.version.dismissed'

/**
 * Says whether another version of the portal is deployed than the one that runs. Checks after each navigation (ROUTE-48), and stays silent about a version that was dismissed
 * (NAV-24 to NAV-26). A failed check is only logged (NAV-27, ERR-14).
 */
export function useDeployedVersion(pathname: string) {
  const [deployed, setDeployed] = useState<string>()
  const [dismissed, setDismissed] = useState(() => readStored(DISMISSED_KEY) ?? undefined)

  useEffect(() => {
    let isLatest = true
    store(RUNNING_KEY, __PORTAL_VERSION__)
    version.deployed().then(
      ({ body }) => {
        if (isLatest) setDeployed(body.vueDeployedVersion ?? undefined)
      },
      // oxlint-disable-next-line no-console -- the one thing that is specified to be logged only
      (error: unknown) => console.warn('The deployed version could not be asked for.', error),
    )
    return () => {
      isLatest = false
    }
  }, [pathname])

  const isShown = deployed !== undefined && isOtherVersion(deployed, __PORTAL_VERSION__) && deployed !== dismissed
  return {
    isShown,
    dismiss: () => {
      if (deployed === undefined) return
      store(DISMISSED_KEY, deployed)
      setDismissed(deployed)
    },
  }
}
