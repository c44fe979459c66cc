import { useMemo } from 'react'
import { ComboBox } from '../../combo-box/ComboBox'
import { type OptionSearch, toSearchProps } from './option-search'
import { toProjectOption } from './project-option'
import { Choice } from './ProjectChoice.styles'

/** A project in a choice: its id and its name. */
export interface ChosenProject {
  projectId: number
  /** Empty while it is not known. */
  name: string
}

/** Props of ProjectChoice. */
export interface ProjectChoiceProps {
  label: string
  /** The text of the field while no project is chosen: "All projects". */
  placeholder?: string
  /** Searches for projects at the server, because there can be 10,000. */
  projects: OptionSearch<ChosenProject>
  /** The chosen project, undefined for none. */
  chosen: ChosenProject | undefined
  onChange: (project: ChosenProject | undefined) => void
}

/** Chooses a project in a toolbar. Exposes `combobox`; its label is read, not shown. */
export function ProjectChoice({ label, placeholder, projects, chosen, onChange }: ProjectChoiceProps) {
  const options = useMemo(() => projects.found.map(toProjectOption), [projects.found])
  return (
    <Choice>
      <ComboBox<number>
        label={label}
        isLabelHidden
        placeholder={placeholder}
        // Filtered here too: until the server answers, Enter must not choose a project of the search before.
        options={options}
        value={chosen?.projectId ?? null}
        chosenOption={chosen && toProjectOption(chosen)}
        {...toSearchProps(projects)}
        onChange={(projectId) => {
          const known = projects.found.find((project) => project.projectId === projectId)
          onChange(projectId === null ? undefined : { projectId, name: known?.name ?? '' })
        }}
      />
    </Choice>
  )
}
