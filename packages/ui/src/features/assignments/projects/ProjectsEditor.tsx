import { useMemo, useState } from 'react'
import { projectLabels, projectMessages } from '@sitewright/domain/projects/messages'
import { PROJECT_FILTER_DELAY_MS } from '@sitewright/domain/projects/model'
import { projectsToSave } from '@sitewright/domain/projects/rules'
import type { GroupNamesById } from '@sitewright/domain/shared/group-names'
import { assignmentLabels } from '@sitewright/domain/shared/assignment-labels'
import { useDraft, useIdSet } from '../../../draft/use-draft'
import type { LabelTexts } from '../../../locale/label-texts'
import { SearchField } from '../../../search-field/SearchField'
import { TreeCheckbox, type TreeLabels } from '../../../tree-checkbox/TreeCheckbox'
import { treeChanges } from '../../../tree-checkbox/tree-changes'
import { DraftEditForm } from '../../patterns/DraftEditForm'
import { type ETag, toDraftOutcome } from '../../patterns/draft-outcome'
import { indexProjects, summarizeChanges } from './project-changes'
import { createProjectNodes, getInitiallyExpanded } from './project-tree'
import type { AssignedProjectId, ProjectsContent, ProjectsDraft, ProjectsTabProps } from './ProjectsTab'
import { Filter, Tree } from './ProjectsTab.styles'

export type ProjectsEditorProps = Omit<ProjectsTabProps, 'view' | 'failedTitle'> & { content: ProjectsContent }

/** One object, because another one rebuilds the tree. */
const NOT_INHERITED: GroupNamesById = {}

const FIELD_LABELS = { projectIds: projectLabels.tab }

const toDraft = (assigned: readonly AssignedProjectId[]): ProjectsDraft => ({
  projectIds: new Set(assigned.map((project) => project.projectId)),
})

const summary: NonNullable<TreeLabels['summary']> = ({ selected, total, inherited }) =>
  projectLabels.selected(
    selected,
    total,
    inherited.reduce((sum, { count }) => sum + count, 0),
  )

const TREE_LABELS: LabelTexts<TreeLabels> = {
  summary,
  changed: ({ isOn, changed, ...totals }) => projectLabels.changed(isOn, changed, summary(totals)),
  changes: assignmentLabels,
  inheritedBadge: projectLabels.userGroup,
  inheritedReason: (from) => projectMessages.inherited([from]),
  empty: projectMessages.none,
  noMatch: () => projectMessages.noneFound,
}

/** The form of a projects tab. */
export function ProjectsEditor(props: ProjectsEditorProps) {
  const { content, edit, disabledNote, readOnlyText, onSave, onUnsaved } = props
  const { projects, assigned, groupInfo } = content
  const inheritedFrom = groupInfo?.userGroupsByProjectId ?? NOT_INHERITED
  const [filter, setFilter] = useState('')
  const stored = useMemo(() => ({ value: toDraft(assigned.value), version: assigned.tag }), [assigned])
  const control = useDraft<ProjectsDraft, ETag>({
    stored,
    onSave: async (value, info) => toDraftOutcome(await onSave(value, info), toDraft),
    onUnsaved,
  })
  const { base, selected, select } = useIdSet(control, 'projectIds')
  const nodes = useMemo(() => createProjectNodes(projects, inheritedFrom), [projects, inheritedFrom])
  const index = useMemo(() => indexProjects(projects), [projects])
  const changes = useMemo(() => summarizeChanges(index, base, selected), [index, base, selected])
  const rowChanges = useMemo(() => treeChanges(base), [base])
  const names = useMemo(
    () => new Map([...assigned.value, ...projects].map(({ projectId, name }) => [projectId, name])),
    [assigned, projects],
  )
  const everyProject = useMemo(() => new Set(projects.map(({ projectId }) => projectId)), [projects])
  const reason = edit.allowed ? undefined : edit.reason
  return (
    <DraftEditForm
      label={projectLabels.tab}
      control={control}
      labels={FIELD_LABELS}
      formats={{ projectIds: (id) => names.get(id) ?? String(id) }}
      changes={changes}
      readOnlyNote={reason === undefined ? disabledNote : readOnlyText(reason)}
      conflictTitle={projectMessages.conflictTitle}
      saveLabel={projectLabels.save}
    >
      <Filter>
        <SearchField
          label={projectLabels.filter}
          placeholder={projectLabels.filter}
          value={filter}
          delay={PROJECT_FILTER_DELAY_MS}
          onChange={setFilter}
        />
      </Filter>
      <Tree>
        <TreeCheckbox
          label={projectLabels.tree}
          nodes={nodes}
          filter={filter}
          // An owner who can access every project has all of them, whatever is assigned.
          value={disabledNote === undefined ? selected : everyProject}
          changes={disabledNote === undefined ? rowChanges : undefined}
          // A project that cannot be changed keeps its direct assignment, whatever the tree shows (USER-82).
          onChange={(tree) => select(projectsToSave(projects, tree, base, inheritedFrom))}
          defaultExpanded={getInitiallyExpanded(nodes)}
          disabledReason={reason ?? disabledNote}
          // The note above says it.
          help=""
          maxHeight="max(20rem, 100dvh - 24rem)"
          labels={TREE_LABELS}
        />
      </Tree>
    </DraftEditForm>
  )
}
