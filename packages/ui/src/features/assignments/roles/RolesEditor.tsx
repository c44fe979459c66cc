import { useId, useState, useTransition } from 'react'
import { roleLabels, roleMessages } from '@sitewright/domain/roles/messages'
import { ROLE_SEARCH_DELAY_MS, type RoleGroup } from '@sitewright/domain/roles/model'
import {
  choiceOf,
  directRoles,
  foundRoles,
  labelOfRole,
  type RoleChoice,
  toggleAllRoles,
} from '@sitewright/domain/roles/rules'
import { assignmentLabels } from '@sitewright/domain/shared/messages'
import { AssignmentForm } from '../../../assignment/AssignmentForm'
import { toChanges, toConflictRows } from '../../../assignment/assignment-labels'
import { type Assignment, useAssignment } from '../../../assignment/use-assignment'
import { EmptyState } from '../../../empty-state/EmptyState'
import { Note } from '../../../note/Note'
import { SearchField } from '../../../search-field/SearchField'
import { VisuallyHidden } from '../../../visually-hidden/VisuallyHidden'
import { RoleCheckbox } from './RoleCheckbox'
import type { RolesOf, RolesTabProps } from './RolesTab'
import { RoleIndex } from './RoleIndex'
import { Columns, Grid, Group, GroupHead, Groups, Toolbar } from './RolesTab.styles'
import { SelectAll } from './SelectAll'

export type RolesEditorProps = Omit<RolesTabProps, 'view' | 'failedTitle'> & { roles: RolesOf }

const namesIn = (info: RolesOf['info']): (readonly [number, string])[] =>
  info.flatMap((group) => group.rolesForUser.map(({ role }) => [role.roleId, labelOfRole(role)] as const))

/** What had the focus may have gone with the last role. */
const catchFocus = (element: HTMLElement | null): void => {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true })
}

/**
 * Roles that are there to be chosen. The products that bring them may go while somebody chooses, and all roles with them: what was chosen is still told by name, and is not
 * sent to a server that would refuse it.
 */
export function RolesEditor({ roles, actor, edit, emptyText, readOnlyText, onSave }: RolesEditorProps) {
  const { info, givenBy, tag } = roles
  const [search, setSearch] = useState('')
  const [wasFilled] = useState(info.length > 0)
  const [known, setKnown] = useState(() => ({ info, names: new Map(namesIn(info)) }))
  if (known.info !== info) setKnown({ info, names: new Map([...known.names, ...namesIn(info)]) })
  const offered = new Set(namesIn(info).map(([roleId]) => roleId))
  const isOffered = (roleId: number): boolean => offered.has(roleId)
  const assignment = useAssignment<number>({
    stored: { ids: directRoles(info), tag },
    onSave: (roleIds, version) => onSave(roleIds.filter(isOffered), version),
  })
  // Many roles at once are drawn in slices, between which the page answers.
  const [isDrawing, draw] = useTransition()
  const selectAll = (choices: readonly RoleChoice[]): void =>
    draw(() => assignment.select((now) => toggleAllRoles(choices, now)))
  const id = useId()
  const headingOf = (group: RoleGroup): string => `${id}-${group.roleGroupId}`
  const reason = edit.allowed ? undefined : edit.reason
  const nameOf = (roleId: number): string => known.names.get(roleId) ?? String(roleId)
  const gone = assignment.changes.added.filter((roleId) => !isOffered(roleId))
  const conflictRows = toConflictRows(assignment.theirs, assignment.selected, nameOf, assignmentLabels).map((row) =>
    isOffered(Number(row.id)) ? row : { ...row, mine: roleLabels.notOffered },
  )
  const keepMine = (): void => {
    assignment.keepMine()
    assignment.select((now) => [...now].filter(isOffered))
  }
  const context = { selected: assignment.selected, givenBy, actor, inherited: roleMessages.inherited }
  const groups = foundRoles(info, search).map((group) => ({
    group,
    choices: group.rolesForUser.map(({ role }) => choiceOf(role, context)),
  }))
  const all = groups.flatMap(({ choices }) => choices)
  return (
    <AssignmentForm
      label={roleLabels.tab}
      assignment={{ ...assignment, keepMine, discard: () => draw(assignment.discard) }}
      isDrawing={isDrawing}
      readOnlyNote={reason === undefined ? undefined : (readOnlyText?.(reason) ?? reason)}
      changes={toChanges(assignment.changes, nameOf)}
      conflictMessage={roleMessages.conflict}
      conflictRows={conflictRows}
      conflictLabels={assignmentLabels}
      saveLabel={roleLabels.save}
      onSave={assignment.save}
    >
      {gone.length > 0 && !assignment.isConflict && (
        <Note tone="warning" role="status">
          {roleMessages.gone(gone.map(nameOf))}
        </Note>
      )}
      {info.length === 0 ? (
        <div tabIndex={-1} ref={wasFilled ? catchFocus : undefined}>
          <EmptyState title={emptyText} />
        </div>
      ) : (
        <>
          <Toolbar>
            <div data-part="search">
              <SearchField
                label={roleLabels.search}
                placeholder={roleLabels.search}
                value={search}
                delay={ROLE_SEARCH_DELAY_MS}
                onChange={setSearch}
              />
            </div>
            {all.length > 0 && (
              <SelectAll
                choices={all}
                readOnlyReason={reason}
                lockedReason={roleMessages.noneChangeable}
                onToggle={() => selectAll(all)}
              />
            )}
            <VisuallyHidden role="status">{search.trim() === '' ? '' : roleLabels.found(all.length)}</VisuallyHidden>
          </Toolbar>
          <Columns>
            {all.length > 0 && info.length > 1 && (
              <RoleIndex
                groups={groups.map(({ group, choices }) => ({
                  headingId: headingOf(group),
                  name: group.name,
                  choices,
                  isChanged: choices.some(({ role }) => changeOf(assignment, role.roleId) !== undefined),
                }))}
              />
            )}
            <Groups>
              {groups.map(({ group, choices }) => (
                <RoleSection
                  key={group.roleGroupId}
                  headingId={headingOf(group)}
                  {...{ group, choices, assignment }}
                  onSelectAll={() => selectAll(choices)}
                  readOnlyReason={reason}
                />
              ))}
              {all.length === 0 && <EmptyState title={roleMessages.noneFound} />}
            </Groups>
          </Columns>
        </>
      )}
    </AssignmentForm>
  )
}

/** What a save would do to a role. */
const changeOf = ({ base, selected }: Assignment<number>, roleId: number): 'added' | 'removed' | undefined =>
  base.has(roleId) === selected.has(roleId) ? undefined : selected.has(roleId) ? 'added' : 'removed'

interface RoleSectionProps {
  headingId: string
  group: RoleGroup
  choices: readonly RoleChoice[]
  assignment: Assignment<number>
  onSelectAll: () => void
  readOnlyReason: string | undefined
}

/** One group of the catalogue. */
function RoleSection({ headingId, group, choices, assignment, onSelectAll, readOnlyReason }: RoleSectionProps) {
  return (
    <Group aria-labelledby={headingId}>
      <GroupHead>
        <h2 id={headingId} tabIndex={-1}>
          {group.name}
        </h2>
        <SelectAll
          name={roleLabels.selectAllOf(group.name)}
          choices={choices}
          readOnlyReason={readOnlyReason}
          lockedReason={roleMessages.noneChangeable}
          onToggle={onSelectAll}
        />
      </GroupHead>
      <Grid>
        {choices.map((choice) => (
          <RoleCheckbox
            key={choice.role.roleId}
            role={choice.role}
            isSelected={choice.isSelected}
            groups={choice.inheritedFrom.join(', ')}
            lockedReason={choice.lockedReason}
            change={changeOf(assignment, choice.role.roleId)}
            readOnlyReason={readOnlyReason}
            onToggle={assignment.toggle}
          />
        ))}
      </Grid>
    </Group>
  )
}
