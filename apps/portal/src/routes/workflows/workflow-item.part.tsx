import { useCallback, useMemo } from 'react'
import { siteMessages } from '@sitewright/domain/sites/messages'
import type { ItemPartProps } from '@sitewright/ui/features/workflows/EditorDialogs'
import { type ItemContext, WorkflowItemEditor } from '@sitewright/ui/features/workflows/item/WorkflowItemEditor'
import { ready } from '@sitewright/ui/view-state'
import { asView } from '../../data/as-view'
import { mapView } from '../../data/joined-view'
import { useSites } from '../../data/sites'
import type { ProjectChoice } from '../../data/workflows/project-choice'
import { canSuggestEmails, findProjectEmails } from '../../data/workflows/projects'
import { useActor } from '../../shell/session/use-session'

/** Props of WorkflowItem. */
export interface WorkflowItemProps extends ItemPartProps {
  choice: ProjectChoice
  readOnlyReason: string | undefined
}

/** The properties of an item, with the sites, statuses and addresses of the selected projects (WF-63, WF-64, ITEM-09). */
export function WorkflowItem({
  projectIds,
  phases,
  itemId,
  tab,
  choice,
  onChange,
  onClose,
  readOnlyReason,
}: WorkflowItemProps) {
  const actor = useActor()
  const [first] = projectIds
  const only = projectIds.length === 1 ? first : undefined
  const sites = useSites(only, actor)
  const findEmails = useCallback((text: string) => findProjectEmails(first ?? 0, text), [first])
  const siteView = only === undefined ? ready([]) : mapView(asView(sites, siteMessages.fetchFailed), toChoices)
  const statuses = choice.getStatuses(projectIds)
  const workflow = useMemo(() => ({ phases }), [phases])
  const context: ItemContext = {
    ...choice.getContext(projectIds),
    sites: siteView,
    equipmentStatuses: ready(statuses),
    ...(first !== undefined && canSuggestEmails(actor) && { findEmails }),
  }
  return (
    <WorkflowItemEditor
      workflow={workflow}
      itemId={itemId}
      {...(tab && { initialTab: tab })}
      context={context}
      onChange={({ phases: next }) => onChange(next)}
      onClose={onClose}
      readOnlyReason={readOnlyReason}
    />
  )
}

interface SiteLine {
  siteId: number
  parentId: number | null
  name: string
}

/** The sites with the names above them, to tell sites of one name apart. */
function toChoices(sites: readonly SiteLine[]) {
  const byId = new Map(sites.map((site) => [site.siteId, site]))
  const getPath = ({ parentId }: SiteLine): string => {
    const parent = parentId === null ? undefined : byId.get(parentId)
    if (parent === undefined) return ''
    const above = getPath(parent)
    return above === '' ? parent.name : `${above} › ${parent.name}`
  }
  return sites.map((site) => ({ siteId: site.siteId, name: site.name, path: getPath(site) }))
}
