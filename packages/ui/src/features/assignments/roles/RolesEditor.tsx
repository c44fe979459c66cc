import { Lock } from 'lucide-react'
import { useId, useMemo, useState, useTransition } from 'react'
import { roleLabels, roleMessages } from '@sitewright/domain/roles/messages'
import { ROLE_SEARCH_DELAY_MS, type RoleGroup, type RoleInfo } from '@sitewright/domain/roles/model'
import {
  countLocks,
  getChoice,
  directRoles,
  foundRoles,
  labelOfRole,
  rolesToCombine,
  type RoleChoice,
  toggleAllRoles,
} from '@sitewright/domain/roles/rules'
import type { GroupNamesById } from '@sitewright/domain/shared/group-names'
import { Announcement } from '../../../announcer/Announcement'
import { type IdSet, useDraft, useIdSet } from '../../../draft/use-draft'
import { EmptyState } from '../../../empty-state/EmptyState'
import { Note } from '../../../note/Note'
import { SearchField } from '../../../search-field/SearchField'
import { DraftEditForm } from '../../patterns/DraftEditForm'
import { type ETag, toDraftOutcome } from '../../patterns/draft-outcome'
import { RoleCheckbox } from './RoleCheckbox'
import type { RolesContent, RolesDraft, RolesTabProps } from './RolesTab'
import { RoleFilter, type RoleView } from './RoleFilter'
import { RoleIndex } from './RoleIndex'
import { Columns, Grid, Group, GroupHead, Groups, LockNote, Toolbar } from './RolesTab.styles'
import { SelectAll } from './SelectAll'

export type RolesEditorProps = Omit<RolesTabProps, 'view' | 'failedTitle' | 'emptyText'> & {
  content: RolesContent
  emptyText: string
}

const NOT_INHERITED: GroupNamesById = {}

const FIELD_LABELS = { roleIds: roleLabels.tab }

const toDraft = (info: RoleInfo): RolesDraft => ({ roleIds: new Set(directRoles(info)) })

const getNames = (info: RoleInfo): (readonly [number, string])[] =>
  info.flatMap((group) => group.rolesForUser.map(({ role }) => [role.roleId, labelOfRole(role)] as const))

/** Takes the focus if the focused checkbox disappeared with the last role. */
const catchFocus = (element: HTMLElement | null): void => {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true })
}

/**
 * The form of a roles tab. Someone else can remove the products that include a role while it is selected: then the page names the role, and the
 * save omits it, because the server would reject it.
 */
export function RolesEditor({ content, actor, edit, emptyText, readOnlyText, onSave }: RolesEditorProps) {
  const info = content.roles.value
  const inheritedFrom = content.groupInfo?.userGroupsByRoleId ?? NOT_INHERITED
  const [search, setSearch] = useState('')
  const [view, setView] = useState<RoleView>('all')
  // Roles that matched the view when the user chose it stay, so that a press never moves the next role under the pointer.
  const [pinned, setPinned] = useState<ReadonlySet<number>>(new Set())
  const [wasFilled] = useState(info.length > 0)
  const [known, setKnown] = useState(() => ({ info, names: new Map(getNames(info)) }))
  if (known.info !== info) setKnown({ info, names: new Map([...known.names, ...getNames(info)]) })
  const included = new Set(getNames(info).map(([roleId]) => roleId))
  const filterIncluded = ({ roleIds }: RolesDraft): RolesDraft => ({
    roleIds: new Set([...roleIds].filter((roleId) => included.has(roleId))),
  })
  const stored = useMemo(() => ({ value: toDraft(content.roles.value), version: content.roles.tag }), [content.roles])
  const control = useDraft<RolesDraft, ETag>({
    stored,
    onSave: async (value, save) => toDraftOutcome(await onSave(filterIncluded(value), save), toDraft),
  })
  const { draft } = control
  const roles = useIdSet(control, 'roleIds')
  // Many roles at once render in slices, so that the page responds in between.
  const [isDrawing, draw] = useTransition()
  const selectAll = (choices: readonly RoleChoice[]): void =>
    draw(() => roles.select((now) => toggleAllRoles(choices, now)))
  const id = useId()
  const getHeadingId = (group: RoleGroup): string => `${id}-${group.roleGroupId}`
  const reason = edit.allowed ? undefined : edit.reason
  const getName = (roleId: number): string => known.names.get(roleId) ?? String(roleId)
  const notIncluded = roles.changes.added.filter((roleId) => !included.has(roleId))
  // The panel and the bar show what the save sends.
  const shownDraft = notIncluded.length === 0 ? draft : { ...draft, value: filterIncluded(draft.value) }
  const context = {
    selected: roles.selected,
    inheritedFrom,
    actor,
    inherited: roleMessages.inherited,
    others: rolesToCombine(info, roles.base, roles.selected, inheritedFrom),
    lockedRoleIds: content.lockedRoleIds,
  }
  const isChanged = (roleId: number): boolean => getChange(roles, roleId) !== undefined
  const found = foundRoles(info, search).map((group) => ({
    group,
    choices: group.rolesForUser.map(({ role }) => getChoice(role, context)),
  }))
  const isVisible = ({ isSelected, role: { roleId } }: RoleChoice): boolean =>
    view === 'all' || pinned.has(roleId) || isChanged(roleId) || (view === 'selected' && isSelected)
  const groups =
    view === 'all'
      ? found
      : found
          .map(({ group, choices }) => ({ group, choices: choices.filter(isVisible) }))
          .filter(({ choices }) => choices.length > 0)
  const show = (next: RoleView): void => {
    const matches = ({ isSelected, role }: RoleChoice) => isChanged(role.roleId) || (next === 'selected' && isSelected)
    setPinned(new Set(found.flatMap(({ choices }) => choices.filter(matches).map(({ role }) => role.roleId))))
    setView(next)
  }
  const all = groups.flatMap(({ choices }) => choices)
  return (
    <DraftEditForm
      label={roleLabels.tab}
      control={{ ...control, draft: shownDraft, discard: () => draw(control.discard) }}
      labels={FIELD_LABELS}
      formats={{ roleIds: getName }}
      isDrawing={isDrawing}
      readOnlyNote={reason === undefined ? undefined : readOnlyText(reason)}
      conflictTitle={roleMessages.conflictTitle}
      saveLabel={roleLabels.save}
    >
      {notIncluded.length > 0 && (
        <Note tone="warning" role="status">
          {roleMessages.notIncluded(notIncluded.map(getName))}
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
            <RoleFilter
              value={view}
              changedCount={roles.changes.added.length + roles.changes.removed.length}
              onChange={show}
            />
            {all.length > 0 && (
              <SelectAll
                choices={all}
                readOnlyReason={reason}
                lockedReason={roleMessages.noneChangeable}
                onToggle={() => selectAll(all)}
              />
            )}
            <Announcement>{search.trim() === '' ? '' : roleLabels.found(all.length)}</Announcement>
          </Toolbar>
          <Columns>
            {all.length > 0 && info.length > 1 && (
              <RoleIndex
                groups={groups.map(({ group, choices }) => ({
                  headingId: getHeadingId(group),
                  name: group.name,
                  choices,
                  isChanged: choices.some(({ role }) => isChanged(role.roleId)),
                }))}
              />
            )}
            <Groups>
              {groups.map(({ group, choices }) => (
                <RoleSection
                  key={group.roleGroupId}
                  headingId={getHeadingId(group)}
                  {...{ group, choices, roles }}
                  onSelectAll={() => selectAll(choices)}
                  readOnlyReason={reason}
                />
              ))}
              {all.length === 0 && (
                <EmptyState title={view === 'all' ? roleMessages.noneFound : roleMessages.noneInView} />
              )}
            </Groups>
          </Columns>
        </>
      )}
    </DraftEditForm>
  )
}

/** How a save changes a role. */
const getChange = (
  { base, selected }: Pick<IdSet<number>, 'base' | 'selected'>,
  roleId: number,
): 'added' | 'removed' | undefined =>
  base.has(roleId) === selected.has(roleId) ? undefined : selected.has(roleId) ? 'added' : 'removed'

interface RoleSectionProps {
  headingId: string
  group: RoleGroup
  choices: readonly RoleChoice[]
  roles: IdSet<number>
  onSelectAll: () => void
  readOnlyReason: string | undefined
}

/** One group of the catalog. */
function RoleSection({ headingId, group, choices, roles, onSelectAll, readOnlyReason }: RoleSectionProps) {
  return (
    <Group aria-labelledby={headingId}>
      <GroupHead>
        <h2 id={headingId} tabIndex={-1}>
          {group.name}
        </h2>
        <SelectAll
          name={roleLabels.getSelectAll(group.name)}
          choices={choices}
          readOnlyReason={readOnlyReason}
          lockedReason={roleMessages.noneChangeable}
          onToggle={onSelectAll}
        />
      </GroupHead>
      {readOnlyReason === undefined &&
        countLocks(choices).map(([reason, count]) => (
          <LockNote key={reason}>
            <Lock aria-hidden="true" />
            <span>
              {roleLabels.locked(count)} {reason}
            </span>
          </LockNote>
        ))}
      <Grid>
        {choices.map((choice) => (
          <RoleCheckbox
            key={choice.role.roleId}
            role={choice.role}
            isSelected={choice.isSelected}
            isInherited={choice.inheritedFrom.length > 0}
            lockedReason={choice.lockedReason}
            change={getChange(roles, choice.role.roleId)}
            readOnlyReason={readOnlyReason}
            onToggle={roles.toggle}
          />
        ))}
      </Grid>
    </Group>
  )
}
