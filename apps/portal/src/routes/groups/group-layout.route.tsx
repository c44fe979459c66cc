import { Outlet, useMatches, useParams, useSearchParams } from 'react-router-dom'
import { groupLabels, groupMessages } from '@sitewright/domain/groups/messages'
import { canListLicenses } from '@sitewright/domain/licenses/policy'
import { GroupPage } from '@sitewright/ui/features/groups/GroupPage'
import { useGroup } from '../../data/groups'
import { mapView } from '../../data/joined-view'
import { useLicenseTitle } from '../../data/licenses'
import { asView } from '../../data/as-view'
import { paths } from '../../paths'
import { idOfAddress } from '../../shell/id-of-address'
import { useRuntimeConfig } from '../../shell/runtime-config'
import { titleOfThing } from '../../shell/title-of-thing'
import { usePageTitle } from '../../shell/use-page-focus'
import { useActor } from '../../shell/use-session'
import { groupTabs, groupTabTitle } from './group-tabs'
import type { OpenedGroup } from './use-opened-group'

/** The page of a user group: what all tabs have above them. */
export function Component() {
  const { id = '' } = useParams()
  // Another group is another page: nothing that was typed goes along.
  return <OpenedGroupPage key={id} id={idOfAddress(id)} />
}

function OpenedGroupPage({ id }: { id: number }) {
  const actor = useActor()
  const current = useMatches().at(-1)?.id
  const [query] = useSearchParams()
  const group = useGroup(id)
  const licenseName = useLicenseTitle(canListLicenses.canDecide(actor).allowed)
  const name = group.data?.value.name ?? query.get('name') ?? undefined
  const view = mapView(asView(group, groupMessages.fetchOneFailed), ({ value }) => value)
  const words = {
    name: name ?? groupLabels.title,
    tab: groupTabTitle(current),
    failed: groupMessages.fetchOneFailed,
  }
  usePageTitle(titleOfThing(view, words), useRuntimeConfig().productName)
  return (
    <GroupPage
      view={view}
      name={name}
      listHref={paths.groups()}
      tabs={groupTabs(actor, id, current)}
      licenseName={licenseName}
    >
      {(opened) => <Outlet context={{ group: opened, tag: group.data?.tag } satisfies OpenedGroup} />}
    </GroupPage>
  )
}
