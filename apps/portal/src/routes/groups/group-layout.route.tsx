import { useSearchParams } from 'react-router-dom'
import { groupLabels, groupMessages } from '@sitewright/domain/groups/messages'
import { canChooseLicense } from '@sitewright/domain/licenses/policy'
import { GroupPage } from '@sitewright/ui/features/groups/GroupPage'
import { useGroup } from '../../data/groups'
import { mapView } from '../../data/joined-view'
import { useLicenseTitle } from '../../data/licenses'
import { asView } from '../../data/as-view'
import { paths } from '../../paths'
import { withParam } from '../../shell/page/layout'
import { parseId } from '../../shell/page/parse-id'
import { useActor } from '../../shell/session/use-session'
import { useGroupLayout } from './use-opened-group'

/** The page of a user group: the header above its tabs. */
export const Component = withParam('id', ({ param }) => {
  const id = parseId(param)
  const [query] = useSearchParams()
  const group = useGroup(id)
  const view = mapView(asView(group, groupMessages.fetchOneFailed), ({ value }) => value)
  const licenseName = useLicenseTitle(canChooseLicense.canDecide(useActor()).allowed)
  const name = group.data?.value.name ?? query.get('name') ?? undefined
  const { title, page } = useGroupLayout(
    { id },
    { view, name: name ?? groupLabels.title, failedTitle: groupMessages.fetchOneFailed },
    {
      counts: {
        addons: group.data?.value.addOnIds?.length,
        projects: group.data?.value.projectIds?.length,
        roles: group.data?.value.roleIds?.length,
      },
    },
  )
  return (
    <>
      {title}
      <GroupPage {...page} name={name} listHref={paths.groups()} licenseName={licenseName} />
    </>
  )
})
