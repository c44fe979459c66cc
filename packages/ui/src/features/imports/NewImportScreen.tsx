import { useMemo } from 'react'
import { NewImportSystem } from '@sitewright/domain/imports/system'
import {
  importScreenLabels as labels,
  importScreenMessages as messages,
} from '@sitewright/domain/imports/screen-messages'
import type { Decision } from '@sitewright/domain/shared/policy'
import { FormComboBox } from '../../form/FormComboBox'
import { Note } from '../../note/Note'
import { PageHeader } from '../../page-header/PageHeader'
import { CreateForm, type CreateOutcome } from '../patterns/CreateForm'
import { type OptionSearch, toSearchProps } from '../patterns/option-search'
import { toProjectOption } from '../patterns/project-option'
import type { ChosenProject } from '../patterns/ProjectChoice'
import { ImportFields } from './ImportFields'
import type { PathChoices } from './PathField'

/** Props of NewImportScreen. */
export interface NewImportScreenProps {
  /** The decision about adding import systems. If refused, the page says why nothing can be saved. */
  create: Decision
  paths: PathChoices
  /** Searches for the project of the new import system. */
  projects: OptionSearch<ChosenProject>
  /** The project that is chosen at first, such as that of the filtered list. */
  project: ChosenProject | undefined
  listHref: string
  /** @returns the id of the new import system */
  onSave: (input: NewImportSystem) => Promise<CreateOutcome<number>>
  onSaved: (configId: number) => void
  onBack: () => void
}

const LABELS = { ...labels, projectId: labels.project }

/** Adds an import system to a project (IMP-03, IMP-09). */
export function NewImportScreen({ create, paths, projects, project, listHref, ...props }: NewImportScreenProps) {
  const disabledReason = create.allowed ? undefined : create.reason
  return (
    <>
      <PageHeader title={labels.newTitle} breadcrumb={[{ label: labels.list, href: listHref }]} />
      <CreateForm<NewImportSystem, number>
        label={labels.newTitle}
        schema={NewImportSystem}
        start={{
          displayName: '',
          projectId: project?.projectId,
          path: '',
          description: '',
          isInternal: false,
          active: true,
        }}
        labels={LABELS}
        getDisabledReason={() => disabledReason}
        onSave={(input) => props.onSave(input)}
        onSaved={props.onSaved}
        saveLabel={labels.save}
        onBack={props.onBack}
        notes={disabledReason !== undefined && <Note tone="info">{messages.readOnlyNew(disabledReason)}</Note>}
      >
        <ImportFields
          edit={create}
          paths={paths}
          project={<ProjectField projects={projects} project={project} disabledReason={disabledReason} />}
        />
      </CreateForm>
    </>
  )
}

interface ProjectFieldProps extends Pick<NewImportScreenProps, 'projects' | 'project'> {
  disabledReason: string | undefined
}

/** Chooses the project. The server searches, because there can be 10,000. */
function ProjectField({ projects, project, disabledReason }: ProjectFieldProps) {
  const options = useMemo(() => projects.found.map(toProjectOption), [projects.found])
  return (
    <FormComboBox<NewImportSystem, number>
      name="projectId"
      label={labels.project}
      // Filtered here too: until the server answers, Enter must not choose a project of the search before.
      options={options}
      chosenOption={project && toProjectOption(project)}
      {...toSearchProps(projects)}
      disabledReason={disabledReason}
      isRequired
    />
  )
}
