import { configMessages } from '@sitewright/domain/configs/messages'
import { projectChoice } from '@sitewright/domain/shared/project-choice'
import { ConfigCopy } from '@sitewright/ui/features/configs/ConfigCopy'
import { asView } from '../../data/as-view'
import { projectConfigs, useConfigs } from '../../data/configs'
import { copyConfigs } from '../../data/configs/copy'
import { joinViews } from '../../data/joined-view'
import { useActor } from '../../shell/session/use-session'
import { decideConfigEdit } from './config-access'

/** Props of ProjectCopyConfigs. */
export interface ProjectCopyConfigsProps {
  /** The project that copies come from. */
  sourceId: number
  /** The project that copies go to. */
  target: { readonly projectId: number; readonly name: string }
}

/** The configs of the source of the Copy tab. */
export function ProjectCopyConfigs({ sourceId, target }: ProjectCopyConfigsProps) {
  const { projectId } = target
  return (
    <ConfigCopy
      // No row or copy of the previous source remains (COPY-06).
      key={sourceId}
      view={joinViews({
        source: asView(useConfigs(sourceId), configMessages.fetchAllFailed),
        target: asView(useConfigs(projectId), configMessages.fetchAllFailed),
      })}
      edit={decideConfigEdit(useActor(), projectId)}
      target={projectChoice(target)}
      canCopyLinked={projectConfigs.canSaveTogether()}
      onCopy={(copies) => copyConfigs(projectId, copies)}
    />
  )
}
