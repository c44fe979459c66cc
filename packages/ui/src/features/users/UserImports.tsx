import { useRef } from 'react'
import { importLabels, importMessages } from '@sitewright/domain/imports/messages'
import type { UserImport } from '@sitewright/domain/imports/model'
import { importTitle, shownImports } from '@sitewright/domain/imports/rules'
import type { Decision } from '@sitewright/domain/shared/policy'
import { Badge } from '../../badge/Badge'
import { EmptyState } from '../../empty-state/EmptyState'
import { Note } from '../../note/Note'
import { Skeleton } from '../../skeleton/Skeleton'
import { Switch } from '../../switch/Switch'
import { KeepFocus } from '../../focus/KeepFocus'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { TabBody } from '../patterns/TabBody.styles'
import { Hint, Systems } from './UserImports.styles'

export interface UserImportsProps {
  /** The import systems as the person wants them to be. */
  view: ViewState<readonly UserImport[]>
  /** The decision of the policy; without it only what is switched on is shown, read-only (USER-94, USER-95). */
  edit: Decision
  isSaving: (system: UserImport) => boolean
  onToggle: (system: UserImport) => void
}

/** The import systems of a user, each switched on or off at once (USER-92 to USER-96). */
export function UserImports({ view, edit, isSaving, onToggle }: UserImportsProps) {
  const list = useRef<HTMLUListElement>(null)
  return (
    <View view={view} failedTitle={importMessages.fetchOfUserFailed} loading={<ImportsSkeleton />}>
      {(all) => {
        const systems = shownImports(all, edit.allowed)
        const note = !edit.allowed && <Note tone="info">{edit.reason}</Note>
        if (systems.length === 0) {
          return (
            <>
              {note && <TabBody>{note}</TabBody>}
              <EmptyState title={importMessages.none} />
            </>
          )
        }
        return (
          <TabBody>
            {note}
            {edit.allowed && <Hint>{importMessages.savedAtOnce}</Hint>}
            <Systems ref={list} tabIndex={-1} aria-label={importLabels.tab}>
              {systems.map((system) => (
                <li key={system.importId}>
                  {edit.allowed ? (
                    // One that nobody can be given any more leaves when it is switched off.
                    <KeepFocus to={list}>
                      <Switch
                        label={importTitle(system, systems)}
                        isSelected={system.enabled}
                        isBusy={isSaving(system)}
                        onChange={() => onToggle(system)}
                      />
                    </KeepFocus>
                  ) : (
                    <>
                      {importTitle(system, systems)} <Badge variant="text">{importLabels.on}</Badge>
                    </>
                  )}
                </li>
              ))}
            </Systems>
          </TabBody>
        )
      }}
    </View>
  )
}

/** Import systems that are still loading. */
export function ImportsSkeleton() {
  return (
    <TabBody aria-hidden="true">
      {[40, 55, 45].map((width) => (
        <Skeleton key={width} width={`${width}%`} />
      ))}
    </TabBody>
  )
}
