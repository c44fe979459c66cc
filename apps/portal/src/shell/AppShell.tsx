import { useEffect, useState, useSyncExternalStore } from 'react'
import { Outlet, useLocation, useMatches, useNavigate } from 'react-router-dom'
import { AppFrame } from '@sitewright/ui/features/shell/AppFrame'
import { OfflineBar } from '@sitewright/ui/features/shell/OfflineBar'
import { TestBanner } from '@sitewright/ui/features/shell/TestBanner'
import type { ThemeChoice } from '@sitewright/ui/features/shell/theme-choice'
import { useLater } from '@sitewright/ui/features/shell/use-later'
import { VersionBanner } from '@sitewright/ui/features/shell/VersionBanner'
import { DraftStores } from '@sitewright/ui/features/patterns/draft-store'
import { BackLinkProvider } from '@sitewright/ui/back-link'
import { LeaveGuardProvider } from '@sitewright/ui/leave-guard'
import { SingleKeys } from '@sitewright/ui/single-keys'
import { connectivity } from '../data/connectivity'
import { useEnvironments } from '../data/environments'
import { useSessionCheck } from '../data/session-check'
import { paths } from '../paths'
import { useDraftStore } from './page/drafts'
import { findArea, findBackLink, findRow } from './page/find-row'
import { useLastProject } from './last-project'
import { openJump, openKeys } from './jump/jump'
import { JumpLater } from './jump/JumpLater'
import { LeaveGuard } from './page/LeaveGuard'
import { buildNavigation, getUserSettingsHref } from './navigation'
import { Notifications } from './jobs/Notifications'
import { PublicDemo } from './PublicDemo'
import { useRuntimeConfig } from './runtime-config'
import type { Session } from './session/session'
import { SessionTimeLater } from './session/SessionTimeLater'
import { ShellTitle } from './ShellTitle'
import { useSingleKeyChoice } from './jump/single-key-choice'
import { readTheme, storeTheme } from './theme'
import { toasts } from './toasts'
import { unsaved } from './page/unsaved'
import { useDeployedVersion } from './use-deployed-version'
import { useOffline } from './use-offline'
import { usePageFocus } from './page/use-page-focus'
import { useSession } from './session/use-session'

/** The frame of every protected page. The guard has let in only who is signed in; signing out leaves it empty until Login stands. */
export function Component() {
  const session = useSession()
  // Another session is another page: nothing that the last one read or typed stays.
  return session ? <SignedInShell key={session.id} session={session} /> : null
}

function SignedInShell({ session }: { session: Session }) {
  const config = useRuntimeConfig()
  const matches = useMatches()
  const row = findRow(matches)
  const params = matches.at(-1)?.params ?? {}
  const area = findArea(row, params.id, session)
  const navigate = useNavigate()
  const check = useSessionCheck()
  // Only a link in a menu needs the environments.
  const isLater = useLater()
  const environments = useEnvironments(session.userHasNoProjects || !isLater ? undefined : session.licenseId)
  const [theme, setTheme] = useState(readTheme)
  usePageFocus()
  // The next session must not see the notifications of this one.
  useEffect(() => () => toasts.clearHistory(), [])
  const userSettingsHref = getUserSettingsHref(session)
  const navigation = buildNavigation(session, config, area, useLastProject(session.userId))
  const changeTheme = (choice: ThemeChoice): void => {
    storeTheme(choice)
    setTheme(choice)
  }

  return (
    <AppFrame
      productName={config.productName}
      homeHref={paths.home()}
      navigation={navigation}
      user={check.data ?? { userName: session.userName }}
      userSettingsHref={userSettingsHref}
      environmentsHref={environments.data?.length ? paths.environments() : undefined}
      environment={config.environment}
      theme={theme}
      onThemeChange={changeTheme}
      onJump={openJump}
      onKeys={openKeys}
      onLogOut={() => void navigate(paths.logOff())}
      notifications={<Notifications />}
      bars={<Bars />}
      banners={<Banners />}
    >
      <ShellTitle />
      <SingleKeys value={useSingleKeyChoice()}>
        <LeaveGuardProvider guard={LeaveGuard}>
          <BackLinkProvider link={findBackLink(row, params, session)}>
            <DraftStores value={useDraftStore(session)}>
              <Outlet />
            </DraftStores>
          </BackLinkProvider>
        </LeaveGuardProvider>
        <JumpLater session={session} navigation={navigation} onThemeChange={changeTheme} />
      </SingleKeys>
      <SessionTimeLater current={session} />
    </AppFrame>
  )
}

function Bars() {
  const { isOffline, isRetrying, retry } = useOffline()
  useEffect(() => {
    connectivity.setBar(true)
    return () => connectivity.setBar(false)
  }, [])
  return <OfflineBar isOffline={isOffline} isRetrying={isRetrying} onRetry={retry} />
}

function Banners() {
  const config = useRuntimeConfig()
  const version = useDeployedVersion(useLocation().pathname)
  const hasUnsavedChanges = useSyncExternalStore(unsaved.subscribe, unsaved.has, unsaved.has)
  return (
    <>
      <PublicDemo />
      <TestBanner environment={config.environment} productionUrl={config.productionUrl} />
      {version.isShown && (
        <VersionBanner
          hasUnsavedChanges={hasUnsavedChanges}
          onReload={() => window.location.reload()}
          onClose={version.dismiss}
        />
      )}
    </>
  )
}
