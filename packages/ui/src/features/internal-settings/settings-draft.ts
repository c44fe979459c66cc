import { internalSettingsLabels as labels } from '@sitewright/domain/internal-settings/messages'
import type {
  InternalSettings,
  InternalSettingsSave,
  ProjectOverride,
} from '@sitewright/domain/internal-settings/model'
import type { FieldErrors } from '@sitewright/domain/shared/problem'
import { getChangedOverrides, isTypeMissing } from '@sitewright/domain/internal-settings/rules'

/** The settings as a draft that merges text by text: the two codes, and type and value of each project. */
export type SettingsDraft = Readonly<Record<string, string>>

export const CUSTOMER_CODE = 'CustomerCode'
export const OPPORTUNITY_ID = 'OpportunityId'

/** Fields of the override of a project. The server names its errors like them, below `ProjectOverrides`. */
export const typeField = (projectId: number): string => `${projectId}.type`
export const valueField = (projectId: number): string => `${projectId}.value`

/** The draft of stored settings. */
export function toDraft({ config, projects }: InternalSettings): SettingsDraft {
  const { CustomerCode, OpportunityId, ProjectOverrides } = config
  const overrides = projects.flatMap(({ projectId }) => {
    const { type = '', value = '' } = ProjectOverrides[projectId] ?? {}
    return [
      [typeField(projectId), type],
      [valueField(projectId), value],
    ] as const
  })
  return { [CUSTOMER_CODE]: CustomerCode, [OPPORTUNITY_ID]: OpportunityId, ...Object.fromEntries(overrides) }
}

/** The override of a project. What differs from the base is trimmed, and what does not stays as it is stored. */
function getOverride(draft: SettingsDraft, projectId: number, base = draft): ProjectOverride {
  const read = (field: string): string => {
    const text = draft[field] ?? ''
    return text === base[field] ? text : text.trim()
  }
  return { type: read(typeField(projectId)), value: read(valueField(projectId)) }
}

type Projects = InternalSettings['projects']

const toOverrides = (projects: Projects, draft: SettingsDraft, base?: SettingsDraft): Map<number, ProjectOverride> =>
  new Map(projects.map(({ projectId }) => [projectId, getOverride(draft, projectId, base)]))

/** What a save sends: only what differs from its base. */
export function toSave(projects: Projects, base: SettingsDraft, draft: SettingsDraft): InternalSettingsSave {
  const overrides = getChangedOverrides(toOverrides(projects, base), toOverrides(projects, draft, base))
  const codes = [CUSTOMER_CODE, OPPORTUNITY_ID].filter((field) => base[field] !== draft[field])
  return {
    ...Object.fromEntries(codes.map((field) => [field, draft[field] ?? ''])),
    ...(Object.keys(overrides).length > 0 && { ProjectOverrides: overrides }),
  }
}

/** The first project with a new value that a save would lose, because it has no type. Clearing the type of a stored override removes it (SET-11). */
export const findMissingType = (projects: Projects, base: SettingsDraft, draft: SettingsDraft): number | undefined =>
  projects.find(
    ({ projectId }) => isTypeMissing(getOverride(draft, projectId)) && getOverride(base, projectId).type === '',
  )?.projectId

/** Where the server names an error of an override. */
const OVERRIDES = 'ProjectOverrides.'

/** The errors of the server by field of the draft, and those that name none. The error of a whole override belongs to its type. */
export function placeErrors(fields: FieldErrors, draft: SettingsDraft) {
  const found: Record<string, string> = {}
  const others: FieldErrors = {}
  for (const [path, sentences] of Object.entries(fields)) {
    const name = path.startsWith(OVERRIDES) ? path.slice(OVERRIDES.length) : path
    const field = [name, `${name}.type`].find((one) => Object.hasOwn(draft, one))
    if (field === undefined) others[path] = sentences
    else found[field] = sentences.join(' ')
  }
  return { found, others }
}

/** The labels of the fields, for unsaved changes and conflicts. */
export const getLabels = (projects: Projects): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    projects.flatMap(({ projectId, name }) => [
      [typeField(projectId), labels.typeOf(name)],
      [valueField(projectId), labels.valueOf(name)],
    ]),
  ),
  [CUSTOMER_CODE]: labels.customerCode,
  [OPPORTUNITY_ID]: labels.opportunityId,
})
