import { lazy, Suspense, useState } from 'react'
import { canCreateGroup } from '@sitewright/domain/groups/policy'
import { homeMessages } from '@sitewright/domain/home/messages'
import { HomeScreen, type HomeArea } from '@sitewright/ui/features/home/HomeScreen'
import { apiKeyList } from '../../data/api-keys'
import { groupList } from '../../data/groups'
import { joinReads, mapView } from '../../data/joined-view'
import { useSessionCheck } from '../../data/session-check'
import { userList } from '../../data/users'
import { paths, routes } from '../../paths'
import { mayOpen } from '../../shell/guard-rules'
import { isSetUpHidden } from '../../shell/set-up-hidden'
import { useActor } from '../../shell/use-session'

const SetUp = lazy(async () => ({ default: (await import('./set-up.part')).SetUp }))

export function Component() {
  const actor = useActor()
  const { data: info } = useSessionCheck()
  const canSetUp = mayOpen(routes.firstRun, actor, undefined)
  const [isHidden, setHidden] = useState(() => isSetUpHidden(actor))
  const hasUsers = routes.users.allow.canDecide(actor).allowed
  const hasGroups = routes.groups.allow.canDecide(actor).allowed
  const hasApiKeys = routes.apiKeys.allow.canDecide(actor).allowed

  const users = joinReads(homeMessages.countFailed, {
    all: userList.useTotal(hasUsers),
    active: userList.useTotal(hasUsers, true),
  })
  const groups = joinReads(homeMessages.countFailed, { all: groupList.useTotal(hasGroups) })
  const apiKeys = joinReads(homeMessages.countFailed, {
    all: apiKeyList.useTotal(hasApiKeys),
    active: apiKeyList.useTotal(hasApiKeys, true),
  })

  const areas: HomeArea[] = []
  if (hasUsers)
    areas.push({
      id: 'users',
      label: routes.users.title,
      href: paths.users(),
      counts: mapView(users, ({ all, active }) => ({ total: all.total, active: active.total })),
      ...(routes.newUser.allow.canDecide(actor).allowed && {
        create: { label: routes.newUser.title, href: paths.newUser() },
      }),
    })
  if (hasGroups)
    areas.push({
      id: 'groups',
      label: routes.groups.title,
      href: paths.groups(),
      counts: mapView(groups, ({ all }) => ({ total: all.total })),
      ...(canCreateGroup.canDecide(actor).allowed && {
        create: { label: routes.newGroup.title, href: paths.newGroup() },
      }),
    })
  if (hasApiKeys)
    areas.push({
      id: 'apiKeys',
      label: routes.apiKeys.title,
      href: paths.apiKeys(),
      counts: mapView(apiKeys, ({ all, active }) => ({ total: all.total, active: active.total })),
      create: { label: routes.newApiKey.title, href: paths.newApiKey() },
    })

  return (
    <HomeScreen licenseName={info?.licenseName} areas={areas}>
      {canSetUp && !isHidden && (
        <Suspense>
          <SetUp onHidden={setHidden} />
        </Suspense>
      )}
    </HomeScreen>
  )
}
