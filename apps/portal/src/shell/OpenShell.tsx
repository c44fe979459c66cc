import { Outlet } from 'react-router-dom'
import { PublicDemo } from './PublicDemo'
import { ShellTitle } from './ShellTitle'
import { usePageFocus } from './page/use-page-focus'

/** Around every page that needs no session: no frame (NAV-21), but title and focus as everywhere. */
export function OpenShell() {
  usePageFocus()
  return (
    <>
      <ShellTitle />
      <PublicDemo />
      <Outlet />
    </>
  )
}
