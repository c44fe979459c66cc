import { internalSettingsLabels as labels } from '@sitewright/domain/internal-settings/messages'
import type {
  InternalSettings,
  InternalSettingsSave,
  ProjectOverride,
} from '@sitewright/domain/internal-settings/model'
import type { FieldErrors } from '@sitewright/domain/shared/problem'
import { getChangedOverrides, isTypeMissing, NO_OVERRIDE } from '@sitewright/domain/internal-settings/rules'
import type { RecordTexts } from '../../draft/draft-texts'
import { toKey } from '../../draft/merge-fields'
import { type Rows, toRows } from '../../draft/rows'

/** A project with its override, which is empty for none. */
export interface OverrideRow extends ProjectOverride {
  readonly projectId: number
  readonly name: string
}

export interface SettingsDraft {
  readonly CustomerCode: string
  readonly OpportunityId: string
  readonly overrides: Rows<OverrideRow>
}

/** The draft of stored settings. */
export const toDraft = ({ config, projects }: InternalSettings): SettingsDraft => ({
  CustomerCode: config.CustomerCode,
  OpportunityId: config.OpportunityId,
  overrides: toRows(
    projects.map((project) => ({ ...project, ...NO_OVERRIDE, ...config.ProjectOverrides[project.projectId] })),
    ({ projectId }) => projectId,
  ),
})

/** Whether a project has no override, not even one that is half typed. */
export const isEmpty = ({ type, value }: ProjectOverride): boolean => type === '' && value === ''

/** Key of a text of an override in a draft. */
export const toOverrideKey = (id: string, field: keyof ProjectOverride): string => toKey(['overrides', id, field])

/** Trims changed texts. Unchanged texts stay as they are stored. */
const trim = (text: string, stored: string | undefined): string => (text === stored ? text : text.trim())

/** Overrides by their projects. */
const toOverrides = (rows: Rows<OverrideRow>, base: Rows<OverrideRow>): Map<number, ProjectOverride> =>
  new Map(
    [...rows].map(([id, { projectId, type, value }]) => {
      const stored = base.get(id)
      return [projectId, { type: trim(type, stored?.type), value: trim(value, stored?.value) }]
    }),
  )

/** What a save sends: only what differs from its base. */
export function toSave(base: SettingsDraft, draft: SettingsDraft): InternalSettingsSave {
  const overrides = getChangedOverrides(
    toOverrides(base.overrides, base.overrides),
    toOverrides(draft.overrides, base.overrides),
  )
  return {
    CustomerCode: draft.CustomerCode === base.CustomerCode ? undefined : draft.CustomerCode,
    OpportunityId: draft.OpportunityId === base.OpportunityId ? undefined : draft.OpportunityId,
    ProjectOverrides: Object.keys(overrides).length === 0 ? undefined : overrides,
  }
}

/** The id of the first row with a new value that a save would lose, because it has no type. Clearing the type of a stored override removes it (SET-11). */
export const findMissingType = (base: SettingsDraft, draft: SettingsDraft): string | undefined =>
  [...draft.overrides].find(([id, row]) => isTypeMissing(row) && (base.overrides.get(id)?.type ?? '') === '')?.[0]

/** The errors of the server by the keys of their fields, and those that name none. The error of a whole override belongs to its type. */
export function placeErrors(fields: FieldErrors, draft: SettingsDraft) {
  const found: Record<string, string> = {}
  const others: FieldErrors = {}
  for (const [path, sentences] of Object.entries(fields)) {
    const [, project, field] = /^ProjectOverrides\.(\d+)(?:\.(type|value))?$/.exec(path) ?? []
    const id = [...draft.overrides].find(([, { projectId }]) => String(projectId) === project)?.[0]
    if (id !== undefined) found[toOverrideKey(id, field === 'value' ? field : 'type')] = sentences.join(' ')
    else if (Object.hasOwn(draft, path)) found[path] = sentences.join(' ')
    else others[path] = sentences
  }
  return { found, others }
}

/** The labels of the fields, for unsaved changes and conflicts. */
export const SETTINGS_TEXTS: RecordTexts<SettingsDraft> = {
  labels: {
    CustomerCode: labels.customerCode,
    OpportunityId: labels.opportunityId,
    overrides: labels.overrides,
  },
  rows: { overrides: { nameOf: ({ name }) => name, labels: { type: labels.type, value: labels.value } } },
}
