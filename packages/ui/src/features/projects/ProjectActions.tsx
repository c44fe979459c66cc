import { Pencil } from 'lucide-react'
import { useState } from 'react'
import type { ProjectRecord, ProjectUse } from '@sitewright/domain/projects/record'
import { projectScreenLabels as labels } from '@sitewright/domain/projects/screen-messages'
import { Button } from '../../button/Button'
import type { View as ViewState } from '../../view/view-state'
import { TabActions } from '../patterns/TabActions'
import { ActivateDialog } from './ActivateDialog'
import { DeactivateDialog } from './DeactivateDialog'
import { ProjectSettingsDialog, type ProjectSettingsDialogProps } from './ProjectSettingsDialog'

/** Props of ProjectActions. */
export interface ProjectActionsProps extends Pick<ProjectSettingsDialogProps, 'onSave'> {
  project: ProjectRecord
  use: ViewState<ProjectUse> | undefined
  /** Called when the deactivation dialog opens, to recount what it affects. */
  onCount: () => void
  /** Resolves to the message of a failure. */
  onDeactivate: () => Promise<string | undefined>
  onActivate: () => Promise<string | undefined>
}

/** The actions of the tab 'Info' in the header: settings, and the state (PROJ-36, PROJ-42). */
export function ProjectActions({ project, use, onCount, onSave, onDeactivate, onActivate }: ProjectActionsProps) {
  const [open, setOpen] = useState<'settings' | 'activate' | 'deactivate'>()
  const close = (): void => setOpen(undefined)
  const askState = (): void => {
    if (project.isActive) onCount()
    setOpen(project.isActive ? 'deactivate' : 'activate')
  }
  return (
    <>
      <TabActions>
        <Button icon={<Pencil aria-hidden="true" />} aria-haspopup="dialog" onClick={() => setOpen('settings')}>
          {labels.settings}
        </Button>
        {/* One button for both states, so that focus returns to it after its dialog. */}
        <Button tone={project.isActive ? 'danger' : 'default'} aria-haspopup="dialog" onClick={askState}>
          {project.isActive ? labels.deactivate : labels.activate}
        </Button>
      </TabActions>
      {open === 'settings' && <ProjectSettingsDialog project={project} onSave={onSave} onClose={close} />}
      {open === 'deactivate' && (
        <DeactivateDialog name={project.name} use={use} onDeactivate={onDeactivate} onClose={close} />
      )}
      {open === 'activate' && <ActivateDialog name={project.name} onActivate={onActivate} onClose={close} />}
    </>
  )
}
