import { editorLabels as labels } from '@sitewright/domain/workflows/editor-messages'
import { projectChoiceMessages } from '@sitewright/domain/workflows/project-messages'
import { useMemo } from 'react'
import { type ComboOption, MultiComboBox } from '../../combo-box/MultiComboBox'
import { TextField } from '../../text-field/TextField'
import { type ProjectReasons, ReasonsPopover } from './ReasonsPopover'
import { Fields, ProjectField } from './WorkflowEditor.styles'

/** A project that can be selected or is selected. */
export interface ProjectItem {
  projectId: number
  name: string
  /** Why it cannot be selected, or removed once it is. */
  disabledReason?: string
  /** The reasons of the 'Cannot Remove' popover (WF-66). */
  cannotRemove?: readonly string[]
}

/** Props of WorkflowFields. */
export interface WorkflowFieldsProps {
  name: string
  nameError: string | undefined
  onName: (name: string) => void
  /** The projects that are offered, and the selected ones. */
  projects: readonly ProjectItem[]
  projectIds: readonly number[]
  projectsError: string | undefined
  /** Why the list of projects is not complete: it is loading or failed. */
  projectsState: { isLoading?: boolean; failure?: string; onRetry?: () => void }
  /** A remark about the selected projects (WF-70). */
  note: string | undefined
  onProjects: (projectIds: number[]) => void
  isReadOnly: boolean
}

const toOption = ({ projectId, name, disabledReason }: ProjectItem): ComboOption<number> => ({
  value: projectId,
  label: name,
  description: String(projectId),
  disabledReason,
})

/** Name and projects of a workflow (WF-29, WF-30, WF-65 to WF-70). */
export function WorkflowFields(props: WorkflowFieldsProps) {
  const { name, projects, projectIds, isReadOnly } = props
  const options = useMemo(() => projects.map(toOption), [projects])
  const blocked = projects.filter(({ cannotRemove = [] }) => cannotRemove.length > 0).map(toReasons)
  return (
    <Fields>
      <TextField
        label={labels.name}
        name="name"
        value={name}
        onChange={props.onName}
        error={props.nameError}
        isRequired
        isReadOnly={isReadOnly}
        autoComplete="off"
      />
      <ProjectField>
        <MultiComboBox<number>
          label={labels.projects}
          name="projects"
          options={options}
          value={projectIds}
          onChange={props.onProjects}
          error={props.projectsError}
          note={props.note}
          isRequired
          isReadOnly={isReadOnly}
          {...props.projectsState}
        />
        {blocked.length > 0 && <ReasonsPopover title={projectChoiceMessages.cannotRemove} projects={blocked} />}
      </ProjectField>
    </Fields>
  )
}

const toReasons = ({ projectId, name, cannotRemove = [] }: ProjectItem): ProjectReasons => ({
  projectId,
  projectName: name,
  reasons: cannotRemove,
})
