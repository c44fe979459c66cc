import { Outlet } from 'react-router-dom'
import { PublicDemo } from './PublicDemo'
import { useRuntimeConfig } from './runtime-config'
import { usePageFocus } from './use-page-focus'

/** Around every page that needs no session: no frame (NAV-21), but title and focus as everywhere. */
export function OpenShell() {
  usePageFocus(useRuntimeConfig().productName)
  return (
    <>
      <PublicDemo />
      <Outlet />
    </>
  )
}
