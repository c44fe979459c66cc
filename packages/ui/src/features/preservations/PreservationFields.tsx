import { useMemo } from 'react'
import type { Preservation } from '@sitewright/domain/preservations/model'
import {
  preservationScreenLabels as labels,
  preservationScreenMessages as messages,
} from '@sitewright/domain/preservations/screen-messages'
import { isOtherLicense } from '@sitewright/domain/shared/copies'
import { copyMessages } from '@sitewright/domain/shared/copy-messages'
import { MultiComboBox } from '../../combo-box/MultiComboBox'
import { useControlled } from '../../form/use-controlled'
import { EditedField } from '../patterns/EditedField'
import { EditedTextField } from '../patterns/EditedTextField'
import { toProjectOption } from '../patterns/project-option'
import type { PreservationDraft } from './preservation-draft'
import { Head } from './StepLists.styles'

/** A project to choose. */
export interface PreservationProject {
  readonly projectId: number
  readonly name: string
  /** Copies belong together within a license (WF-81). Unknown by default. */
  readonly licenseId?: number
}

/** The project of a stored copy as an option. */
export const toCopyOption = ({ projectId, projectName }: Preservation) =>
  toProjectOption({ projectId, name: projectName })

/** Props of PreservationFields. */
export interface PreservationFieldsProps {
  /** The projects that are offered (PRES-36). */
  projects: readonly PreservationProject[]
  /** The stored copies; none of a new preservation. */
  stored: readonly Preservation[]
  isReadOnly: boolean
}

const NONE: ReadonlySet<number> = new Set()

/** The name and the projects of a preservation (PRES-11). */
export function PreservationFields({ projects, stored, isReadOnly }: PreservationFieldsProps) {
  const { value, onChange, ...field } = useControlled<ReadonlySet<number>>('projectIds', NONE)
  const options = useMemo(() => {
    const licenses = new Map(projects.map(({ projectId, licenseId }) => [projectId, licenseId]))
    return projects.map((project) => ({
      ...toProjectOption(project),
      ...(isOtherLicense(project.projectId, value, (id) => licenses.get(id)) && {
        disabledReason: copyMessages.otherLicenseProject,
      }),
    }))
  }, [projects, value])
  // A stored project can be inactive by now, so that it is not offered. No call removes its copy (PRES-28).
  const chosenOptions = useMemo(
    () => stored.map((copy) => ({ ...toCopyOption(copy), removeDisabledReason: messages.projectFixed })),
    [stored],
  )
  return (
    <Head data-sheet="">
      <EditedTextField<PreservationDraft> name="name" label={labels.name} isRequired isReadOnly={isReadOnly} />
      <EditedField name="projectIds" label={labels.projects}>
        {() => (
          <MultiComboBox<number>
            {...field}
            label={labels.projects}
            placeholder={labels.addProject}
            isRequired
            isReadOnly={isReadOnly}
            options={options}
            chosenOptions={chosenOptions}
            value={[...value]}
            onChange={(ids) => onChange(new Set(ids))}
          />
        )}
      </EditedField>
    </Head>
  )
}
