import { useEffect, useState } from 'react'
import { Outlet, useMatches, useNavigate } from 'react-router-dom'
import { holdsRole } from '@sitewright/domain/shared/roles'
import { formatShortDate } from '@sitewright/domain/shared/dates'
import { AppFrame } from '@sitewright/ui/features/shell/AppFrame'
import { ToastHistory } from '@sitewright/ui/toast-history'
import { useRuntimeConfig } from './runtime-config'
import { signOut, useSessionCheck } from '../data/session'
import { paths, routes, type PageRoute } from '../paths'
import type { Session } from './session'
import { readTheme, storeTheme } from './theme'
import { toasts } from './toasts'
import { usePageFocus } from './use-page-focus'
import { useSession } from './use-session'

/** The frame of every protected page. The guard has let in only who is signed in; signing out leaves it empty until Login stands. */
export function Component() {
  const session = useSession()
  // Another session is another page: nothing that the last one read or typed stays.
  return session ? <SignedInShell key={session.token} session={session} /> : null
}

function SignedInShell({ session }: { session: Session }) {
  const config = useRuntimeConfig()
  const matches = useMatches()
  const page = Object.entries<PageRoute>(routes).find(([id]) => id === matches.at(-1)?.id)?.[1]
  const navigate = useNavigate()
  const check = useSessionCheck()
  const [theme, setTheme] = useState(readTheme)
  usePageFocus(config.productName)
  // What this session was told is nothing for the next one.
  useEffect(() => () => toasts.clearHistory(), [])

  const navigation = Object.entries<PageRoute>(routes).flatMap(([id, route]) =>
    route.navigation !== undefined && holdsRole(session.roles, route.navigation.role)
      ? [{ id, label: route.navigation.label, href: route.path, isCurrent: page?.area === id }]
      : [],
  )

  const leave = async () => {
    await signOut()
    await navigate(paths.signIn())
  }

  return (
    <AppFrame
      productName={config.productName}
      homeHref={paths.home()}
      navigation={navigation}
      user={check.data ?? { userName: session.userName }}
      {...(holdsRole(session.roles, 'MENU_ADMIN_TOOL_ACCESS')
        ? { userSettingsHref: paths.userDetails(session.userName) }
        : {})}
      environment={config.environment}
      theme={theme}
      onThemeChange={(choice) => {
        storeTheme(choice)
        setTheme(choice)
      }}
      onLogOut={() => void leave()}
      notifications={<ToastHistory queue={toasts} formatTime={formatShortDate} />}
    >
      <Outlet />
    </AppFrame>
  )
}
