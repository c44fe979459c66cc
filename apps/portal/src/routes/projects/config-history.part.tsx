import { useState } from 'react'
import { MAX_PAGE_SIZE } from '@sitewright/domain/shared/lists'
import type { ConfigEntry } from '@sitewright/domain/configs/model'
import { VERSIONS_PAGE_SIZE } from '@sitewright/domain/configs/versions'
import { versionMessages } from '@sitewright/domain/configs/version-messages'
import { type CardHistory, ConfigHistory, type HistorySelection } from '@sitewright/ui/features/configs/ConfigHistory'
import { ready } from '@sitewright/ui/view-state'
import { asView } from '../../data/as-view'
import { useConfigOf, useConfigVersion, useConfigVersions } from '../../data/configs'
import { mapView } from '../../data/joined-view'
import { useProjectSearch } from '../../data/projects/parent-search'
import { useActor } from '../../shell/session/use-session'
import { useOpenedProject } from './use-opened-project'

/** The history of a config on its card. */
export function ConfigHistoryPart(props: CardHistory) {
  const { name, data } = props.config
  const { userName } = useActor()
  const { projectId, name: projectName, licenseId } = useOpenedProject()
  const [limit, setLimit] = useState(VERSIONS_PAGE_SIZE)
  const [selection, setSelection] = useState<HistorySelection>({})
  const { opened, compared } = selection
  const pages = useConfigVersions(projectId, name, limit)
  const versions = compared?.kind === 'versions' ? compared : { left: undefined, right: undefined }
  const other = compared?.kind === 'projects' ? compared.project : undefined
  const views = {
    opened: asView(useConfigVersion(projectId, name, opened), versionMessages.versionFailed),
    left: asView(useConfigVersion(projectId, name, versions.left), versionMessages.versionFailed),
    right: asView(useConfigVersion(projectId, name, versions.right), versionMessages.versionFailed),
    other: asView(useConfigOf(other?.projectId, name), versionMessages.otherFailed),
  }
  const current = ready<readonly ConfigEntry[]>(data.configs)
  const entriesOf = (version: number | undefined, view: typeof views.left) =>
    version === undefined ? current : mapView(view, (whole): readonly ConfigEntry[] => whole.data?.configs ?? [])
  return (
    <ConfigHistory
      {...props}
      view={asView(pages, versionMessages.failed)}
      onMore={
        limit >= MAX_PAGE_SIZE
          ? null
          : pages.isValidating
            ? undefined
            : () => setLimit(Math.min(limit * 2, MAX_PAGE_SIZE))
      }
      selection={selection}
      onSelect={setSelection}
      opened={views.opened}
      compared={{
        left: entriesOf(versions.left, views.left),
        right:
          other === undefined
            ? entriesOf(versions.right, views.right)
            : mapView(views.other, ({ config }) => config?.data.configs),
      }}
      projects={useProjectSearch(compared?.kind === 'projects' ? { licenseId, isActive: true } : undefined)}
      project={{ projectId, name: projectName }}
      ownUserName={userName}
    />
  )
}
