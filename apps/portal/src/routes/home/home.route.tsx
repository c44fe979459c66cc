import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { canListApiKeys } from '@sitewright/domain/api-keys/policy'
import { canListGroups } from '@sitewright/domain/groups/policy'
import { areaDetails, homeMessages } from '@sitewright/domain/home/messages'
import { canReadLicense } from '@sitewright/domain/licenses/policy'
import { licenseOptions } from '@sitewright/domain/licenses/rules'
import { canListUsers } from '@sitewright/domain/users/policy'
import type { AreaCounts } from '@sitewright/ui/features/home/Areas'
import { HomeScreen } from '@sitewright/ui/features/home/HomeScreen'
import type { View } from '@sitewright/ui/view-state'
import { apiKeyList } from '../../data/api-keys'
import { asView } from '../../data/as-view'
import { useEnvironments } from '../../data/environments'
import { groupList } from '../../data/groups'
import { useHomeOverview } from '../../data/home'
import { joinReads, mapView } from '../../data/joined-view'
import { useSessionCheck } from '../../data/session-check'
import { userList } from '../../data/users'
import { paths, routes } from '../../paths'
import { capabilities } from '../../shell/capabilities'
import { mayOpen } from '../../shell/page/guard-rules'
import { openJump } from '../../shell/jump/jump'
import { readId } from '../../shell/page/parse-id'
import { isOpenable } from '../../shell/page/opened-record'
import { recent, useRecent } from '../../shell/jump/recent'
import { isSetUpHidden } from '../../shell/set-up-hidden'
import { useListLicenses } from '../../shell/list/use-list-licenses'
import { useNow } from '../../shell/use-now'
import { useActor } from '../../shell/session/use-session'
import { homeAreas, isViewOnly } from './home-areas'
import { homeLinks } from './home-links'

const SetUp = lazy(async () => ({ default: (await import('./set-up.part')).SetUp }))

export function Component() {
  const actor = useActor()
  const { data: info } = useSessionCheck()
  const environments = useEnvironments(actor.userHasNoProjects ? undefined : actor.licenseId)
  const [isHidden, setHidden] = useState(() => isSetUpHidden(actor))
  const canSetUp = mayOpen(routes.firstRun, actor, undefined)
  const [query, setQuery] = useSearchParams()
  const { licenses } = useListLicenses()
  const chosen = licenses && readId(query, 'license')

  const isCounted = capabilities.has('home.overview')
  const overview = asView(useHomeOverview(chosen, isCounted), homeMessages.overviewFailed)
  const totals = useTotals(!isCounted)

  const scope = licenses && {
    value: chosen === undefined ? '' : String(chosen),
    options: licenseOptions(licenses),
    onChange: (license: string) => setQuery(license === '' ? {} : { license }, { replace: true }),
  }
  return (
    <HomeScreen
      licenseName={info?.licenseName}
      scope={isCounted ? scope : undefined}
      overview={isCounted ? overview : undefined}
      limitsOf={canReadLicense.canDecide(actor).allowed ? limitsOf(scope?.value) : undefined}
      links={homeLinks(actor, {
        licenseId: licenses ? chosen : actor.licenseId,
        overview: overview.state === 'ready' ? overview.value : undefined,
      })}
      areas={homeAreas(actor).map((area) => ({ ...area, counts: totals[area.id] }))}
      isViewOnly={isViewOnly(actor)}
      recent={useRecent(actor.userId).filter(isOpenable)}
      onClearRecent={() => recent.clear(actor.userId)}
      onJump={openJump}
      environmentsHref={environments.data?.length ? paths.environments() : undefined}
      now={useNow()}
    >
      {canSetUp && !isHidden && (
        <Suspense>
          <SetUp onHidden={setHidden} />
        </Suspense>
      )}
    </HomeScreen>
  )
}

const limitsOf = (scope: string | undefined) => (scope === '' ? 'licenses' : 'license')

/** The totals that another server answers with its lists (HOME-11). */
function useTotals(isWanted: boolean): Readonly<Partial<Record<string, View<AreaCounts>>>> {
  const actor = useActor()
  const hasUsers = isWanted && canListUsers.canDecide(actor).allowed
  const hasGroups = isWanted && canListGroups.canDecide(actor).allowed
  const hasApiKeys = isWanted && canListApiKeys.canDecide(actor).allowed
  const users = joinReads(homeMessages.countFailed, {
    all: userList.useTotal(hasUsers),
    active: userList.useTotal(hasUsers, true),
  })
  const groups = joinReads(homeMessages.countFailed, { all: groupList.useTotal(hasGroups) })
  const apiKeys = joinReads(homeMessages.countFailed, {
    all: apiKeyList.useTotal(hasApiKeys),
    active: apiKeyList.useTotal(hasApiKeys, true),
  })
  if (!isWanted) return {}
  const toCounts = ({ all, active }: { all: { total: number }; active?: { total: number } }): AreaCounts => ({
    total: all.total.toLocaleString('en-US'),
    detail: active && areaDetails.active(active.total),
  })
  return {
    users: mapView(users, toCounts),
    groups: mapView(groups, toCounts),
    apiKeys: mapView(apiKeys, toCounts),
  }
}
