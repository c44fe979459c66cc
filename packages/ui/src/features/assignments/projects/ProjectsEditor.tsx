import { useMemo, useState } from 'react'
import { projectLabels, projectMessages } from '@sitewright/domain/projects/messages'
import { PROJECT_FILTER_DELAY_MS } from '@sitewright/domain/projects/model'
import { projectsToSave } from '@sitewright/domain/projects/rules'
import type { GivenBy } from '@sitewright/domain/shared/given-by'
import { assignmentLabels } from '@sitewright/domain/shared/messages'
import { AssignmentForm } from '../../../assignment/AssignmentForm'
import { toConflictRows } from '../../../assignment/assignment-labels'
import { useAssignment } from '../../../assignment/use-assignment'
import { SearchField } from '../../../search-field/SearchField'
import { TreeCheckbox, type TreeLabels } from '../../../tree-checkbox/TreeCheckbox'
import { treeChanges } from '../../../tree-checkbox/tree-changes'
import { indexOfProjects, summarizeChanges } from './project-changes'
import { openAtFirst, projectNodes } from './project-tree'
import type { ProjectsOf, ProjectsTabProps } from './ProjectsTab'
import { Filter, Tree } from './ProjectsTab.styles'

export type ProjectsEditorProps = Omit<ProjectsTabProps, 'view' | 'failedTitle'> & { content: ProjectsOf }

const NOTHING: GivenBy = {}

const summary: TreeLabels['summary'] = ({ selected, total, inherited }) =>
  projectLabels.selected(
    selected,
    total,
    inherited.reduce((sum, { count }) => sum + count, 0),
  )

const WORDS: Partial<TreeLabels> = {
  summary,
  changed: ({ isOn, changed, ...totals }) => projectLabels.changed(isOn, changed, summary(totals)),
  inheritedBadge: projectLabels.userGroup,
  inheritedReason: (from) => projectMessages.inherited([from]),
  empty: projectMessages.none,
  noMatch: () => projectMessages.noneFound,
}

/** Projects that are there to be chosen. */
export function ProjectsEditor(props: ProjectsEditorProps) {
  const { content, edit, disabledNote, readOnlyText, onSave, onUnsaved } = props
  const { projects, assigned, tag } = content
  // The tree is read anew for another object, and nothing is mostly given in a new one.
  const givenBy = Object.keys(content.givenBy).length === 0 ? NOTHING : content.givenBy
  const [filter, setFilter] = useState('')
  const stored = useMemo(() => ({ ids: assigned.map((project) => project.projectId), tag }), [assigned, tag])
  const assignment = useAssignment<number>({ stored, onSave, onUnsaved })
  const { base, selected } = assignment
  const nodes = useMemo(() => projectNodes(projects, givenBy), [projects, givenBy])
  const index = useMemo(() => indexOfProjects(projects), [projects])
  const { changes, count } = useMemo(() => summarizeChanges(index, base, selected), [index, base, selected])
  const marks = useMemo(() => treeChanges(base, assignmentLabels), [base])
  const names = useMemo(() => new Map(projects.map((project) => [project.projectId, project.name])), [projects])
  const reason = edit.allowed ? undefined : edit.reason
  return (
    <AssignmentForm
      label={projectLabels.tab}
      assignment={assignment}
      readOnlyNote={reason === undefined ? disabledNote : (readOnlyText?.(reason) ?? reason)}
      changes={changes}
      count={count}
      conflictMessage={projectMessages.conflict}
      conflictRows={toConflictRows(assignment.theirs, selected, (id) => names.get(id) ?? String(id), assignmentLabels)}
      conflictLabels={assignmentLabels}
      saveLabel={projectLabels.save}
      onSave={assignment.save}
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
          value={selected}
          changes={marks}
          // What cannot be changed keeps its direct assignment, whatever the tree shows of it (USER-82).
          onChange={(tree) => assignment.select(projectsToSave(projects, tree, base, givenBy))}
          defaultExpanded={openAtFirst(nodes)}
          disabledReason={reason ?? disabledNote}
          // The note above has said it.
          help=""
          maxHeight="max(20rem, 100dvh - 24rem)"
          labels={WORDS}
        />
      </Tree>
    </AssignmentForm>
  )
}
