import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useMemo, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { groupLabels, groupMessages } from '@sitewright/domain/groups/messages'
import { GroupNameInput, type GroupMember, type UserGroup } from '@sitewright/domain/groups/model'
import type { Decision } from '@sitewright/domain/shared/policy'
import { ConflictNote } from '../../assignment/ConflictNote'
import { focusConflict } from '../../assignment/focus-conflict'
import type { AssignmentOutcome } from '../../assignment/save-outcome'
import { type Assignment, useAssignment } from '../../assignment/use-assignment'
import { focusOnMount } from '../../dialog/focus-on-mount'
import { useMergedRef } from '../../field/use-merged-ref'
import { Form } from '../../form/Form'
import { FormTextField } from '../../form/FormTextField'
import { LeaveGuard } from '../../leave-guard/LeaveGuard'
import { Note } from '../../note/Note'
import { type Change, UnsavedBar, UnsavedBarAhead } from '../../unsaved-bar/UnsavedBar'
import { type FormOutcome, useVersionedForm, type VersionedForm } from '../patterns/use-versioned-form'
import { GroupMembers, type MemberSearch } from './GroupMembers'
import { Fields, TabBody } from '../patterns/TabBody.styles'
import { leftBehind, membersGone, namesOf } from './member-names'

/** How a save of the name ended. */
export type NameOutcome = FormOutcome<GroupNameInput>

/** Props of GroupDetails. */
export interface GroupDetailsProps {
  group: UserGroup
  /** Names this version of the group's users. */
  tag?: string | undefined
  /** The decision of the policy for this group; its reason is told on a read-only page (GROUP-40). */
  edit: Decision
  onSaveName: (name: string, version: number) => Promise<NameOutcome>
  onSaveUsers: (userIds: readonly number[], tag: string | undefined) => Promise<AssignmentOutcome>
  search: MemberSearch
  /** The page is opened at the selection of users: it has the focus (GROUP-12). */
  isAtUsers?: boolean
}

/** Name and users of a group. Save sends the one and the other, each only where it was changed (GROUP-10). */
export function GroupDetails({ group, tag, edit, search, isAtUsers = false, ...props }: GroupDetailsProps) {
  const formId = useId()
  const usersId = useId()
  const users = useRef<HTMLInputElement>(null)
  const usersRef = useMergedRef(users, isAtUsers ? focusOnMount : undefined)
  const name = useVersionedForm<GroupNameInput>({
    stored: { input: { name: group.name }, version: group.version },
    resolver: zodResolver(GroupNameInput),
    onSave: (input, version) => props.onSaveName(input.name, version),
  })
  const members = useAssignment({
    stored: { ids: group.userIds ?? [], ...(tag === undefined ? {} : { tag }) },
    onSave: props.onSaveUsers,
  })
  const [seen, setSeen] = useState(group)
  const [gone, setGone] = useState<readonly string[]>([])
  // What the next search finds is another page, and who was taken out is read no more: the names of those who were seen are kept.
  const [met, setMet] = useState<readonly GroupMember[]>([])
  if (seen !== group) {
    setSeen(group)
    setGone([...gone, ...membersGone(seen, group, members.selected)])
    setMet([...met, ...leftBehind(seen, group)])
  }
  const known = useMemo(() => [...met, ...(group.users ?? [])], [met, group])
  const names = useMemo(() => namesOf(known), [known])
  /** The buttons go with their note. */
  const settle = (choose: () => void): void => {
    users.current?.focus()
    choose()
  }

  return (
    <>
      <TabBody>
        {!edit.allowed && <Note tone="info">{groupMessages.readOnly(edit.reason)}</Note>}
        {gone.length > 0 && (
          <Note tone="warning" role="status">
            {groupMessages.membersGone(gone)}
          </Note>
        )}
        {name.theirs && (
          <ConflictNote
            formId={formId}
            isAnswer
            message={groupMessages.conflict}
            rows={[
              {
                id: 'name',
                label: groupLabels.name,
                theirs: name.theirs.input.name,
                mine: name.form.getValues('name'),
              },
            ]}
            onTakeTheirs={name.takeTheirs}
            onKeepMine={name.keepMine}
          />
        )}
        {members.isConflict && (
          <ConflictNote
            formId={usersId}
            isAnswer={members.saving === 'failed'}
            message={groupMessages.conflict}
            rows={memberConflict(members, names)}
            isWaiting={members.theirs === undefined}
            onTakeTheirs={() => settle(members.takeTheirs)}
            onKeepMine={() => settle(members.keepMine)}
            labels={{ thing: groupLabels.userName, mine: groupLabels.chosenByYou }}
          />
        )}
        <Form
          form={name.form}
          id={formId}
          isSummaryHidden
          onSubmit={async (input) => {
            setGone([])
            if (!(await name.save(input))) focusConflict(formId)
            else if (members.isConflict) focusConflict(usersId)
            else await members.save()
          }}
        >
          <Fields>
            <FormTextField<GroupNameInput>
              name="name"
              label={groupLabels.name}
              isRequired
              isReadOnly={!edit.allowed}
              autoComplete="off"
            />
            <GroupMembers
              members={known}
              selected={members.selected}
              onChange={(userIds) => {
                const isNew = (id: number): boolean => userIds.includes(id) && !members.selected.has(id)
                setMet([...met, ...search.found.filter(({ userId }) => isNew(userId))])
                members.select(userIds)
              }}
              search={search}
              edit={edit}
              error={members.failure}
              inputRef={usersRef}
            />
          </Fields>
        </Form>
      </TabBody>
      {edit.allowed && <Unsaved name={name} members={members} names={names} formId={formId} />}
    </>
  )
}

/** Watches the name, so that a key press renders this bar and not the page. */
function Unsaved({
  name,
  members,
  names,
  formId,
}: {
  name: VersionedForm<GroupNameInput>
  members: Assignment<number>
  names: (userId: number) => string
  formId: string
}) {
  const typed = useWatch({ control: name.form.control, name: 'name' })
  const { added, removed } = members.changes
  const changes: Change[] = [
    ...(typed === name.base.input.name ? [] : [{ id: 'name', label: groupLabels.name }]),
    ...added.map((id) => ({ id: `+${id}`, label: names(id), kind: 'added' as const })),
    ...removed.map((id) => ({ id: `-${id}`, label: names(id), kind: 'removed' as const })),
  ]
  const states = [name.saving, members.saving]
  const isConflict = name.theirs !== undefined || members.isConflict
  return (
    <>
      <LeaveGuard changes={changes} />
      {changes.length > 0 ? (
        <UnsavedBar
          changes={changes}
          state={states.includes('saving') ? 'saving' : states.includes('failed') ? 'failed' : 'unsaved'}
          message={name.failure ?? (isConflict ? groupMessages.conflict : groupMessages.saveFailed)}
          formId={formId}
          saveDisabledReason={typed.trim() === '' ? groupMessages.nameRequired : undefined}
          onDiscard={() => {
            name.discard()
            members.discard()
          }}
        />
      ) : (
        <UnsavedBarAhead />
      )}
    </>
  )
}

/** Who differs between what they saved and what stands on the page. */
function memberConflict({ theirs, selected }: Assignment<number>, names: (userId: number) => string) {
  if (theirs === undefined) return []
  const say = (is: boolean) => (is ? groupLabels.isMember : groupLabels.isNoMember)
  return [...new Set([...theirs, ...selected])]
    .filter((id) => theirs.has(id) !== selected.has(id))
    .map((id) => ({
      id: String(id),
      label: names(id),
      theirs: say(theirs.has(id)),
      mine: say(selected.has(id)),
    }))
}
