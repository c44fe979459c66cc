import { canEditImports } from '@sitewright/domain/imports/policy'
import { importSystemMessages } from '@sitewright/domain/imports/system-messages'
import { projectChoice } from '@sitewright/domain/shared/project-choice'
import { ImportCopy } from '@sitewright/ui/features/imports/ImportCopy'
import { asView } from '../../data/as-view'
import { copyImportSystem, useProjectImports } from '../../data/imports'
import { useActor } from '../../shell/session/use-session'

/** Props of ProjectCopyImports. */
export interface ProjectCopyImportsProps {
  /** The project that copies come from. */
  sourceId: number
  /** The project that copies go to. */
  target: { readonly projectId: number; readonly name: string }
}

/** The import systems of the source of the Copy tab. */
export function ProjectCopyImports({ sourceId, target }: ProjectCopyImportsProps) {
  return (
    <ImportCopy
      // No row or copy of the previous source remains (COPY-06).
      key={sourceId}
      view={asView(useProjectImports(sourceId), importSystemMessages.fetchOfProjectFailed)}
      existing={useProjectImports(target.projectId).data}
      edit={canEditImports.canDecide(useActor())}
      target={projectChoice(target)}
      onCopy={(system, displayName) => copyImportSystem(system, displayName, target.projectId)}
    />
  )
}
