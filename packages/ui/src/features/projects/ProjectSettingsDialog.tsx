import { useMemo } from 'react'
import { ProjectInput, type ProjectRecord } from '@sitewright/domain/projects/record'
import {
  projectScreenLabels as labels,
  projectScreenMessages as messages,
} from '@sitewright/domain/projects/screen-messages'
import { mapOutcome, type SaveOutcome } from '@sitewright/domain/shared/outcome'
import { EditedTextArea } from '../patterns/EditedTextArea'
import { EditedTextField } from '../patterns/EditedTextField'
import { EditForm } from '../patterns/EditForm'

/** Props of ProjectSettingsDialog. */
export interface ProjectSettingsDialogProps {
  project: ProjectRecord
  /** Saves the project. A newer version on the server is a conflict (PROJ-38). */
  onSave: (input: ProjectInput, version: number) => Promise<SaveOutcome<ProjectRecord>>
  onClose: () => void
}

const toVersion = ({ name, description, version }: ProjectRecord) => ({ value: { name, description }, version })

/**
 * The modal 'Project Settings' (PROJ-36 to PROJ-40): Name and Description. Cancel drops the draft. If someone else saved first, it shows both versions and asks.
 * Mounted while it is open.
 */
export function ProjectSettingsDialog({ project, onSave, onClose }: ProjectSettingsDialogProps) {
  return (
    <EditForm<ProjectInput, number>
      dialog={{ title: labels.settings, onClose }}
      schema={ProjectInput}
      stored={useMemo(() => toVersion(project), [project])}
      labels={{ name: labels.name, description: labels.description }}
      conflictTitle={messages.conflict}
      readOnlyNote={undefined}
      onSave={async (input, { version }) => mapOutcome(await onSave(input, version), toVersion)}
      onSaved={onClose}
    >
      <EditedTextField<ProjectInput> name="name" label={labels.name} isRequired autoFocus />
      <EditedTextArea<ProjectInput> name="description" label={labels.description} isRequired />
    </EditForm>
  )
}
