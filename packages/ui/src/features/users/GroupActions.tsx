import { UserMinus, UserPlus, Users as UsersIcon } from 'lucide-react'
import { useMemo, useState } from 'react'
import { groupLabels, groupMessages } from '@sitewright/domain/groups/messages'
import type { GroupRef } from '@sitewright/domain/groups/model'
import { grantMessages } from '@sitewright/domain/shared/grant-messages'
import { userLabels } from '@sitewright/domain/users/messages'
import type { User } from '@sitewright/domain/users/model'
import { Button } from '../../button/Button'
import { ComboBox } from '../../combo-box/ComboBox'
import { ConfirmDialog } from '../../confirm-dialog/ConfirmDialog'
import { Dialog } from '../../dialog/Dialog'
import { Popover } from '../../popover/Popover'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden'
import { Assigning, GroupPicker, Hint, MembershipList, Part } from './GroupActions.styles'
import { getMemberships } from './memberships'
import type { GroupChoices } from './GroupChoice'
import { useIsNarrow } from '../patterns/use-is-narrow'
import { useQuestion } from '../patterns/use-question'
import { useRemovalQuestion } from '../patterns/use-removal-question'

/** Why users were not assigned to a group. None of the users is assigned then. */
export interface AssignRefusal {
  /** Those who are the reason; empty if it is another one. */
  userIds: readonly number[]
  /** A sentence that names them. */
  reason: string
}

/** Props of GroupActions. */
export interface GroupActionsProps {
  /** The selected users. */
  users: readonly User[]
  /** The groups of the chosen license; none where no license is chosen (USER-25, USER-26). */
  choices: GroupChoices | undefined
  /** Resolves to what was refused, undefined when all are assigned. Reports the failure unless some of the users could be assigned. */
  onAssign: (users: readonly User[], group: GroupRef) => Promise<AssignRefusal | undefined>
  /** Deselects users by their ids. */
  onDeselect: (userIds: readonly number[]) => void
  onUnassign: (users: readonly User[], group: GroupRef) => Promise<unknown>
}

/**
 * What can be done with the selected users: put them into a group, or take them out of one (USER-23 to USER-28). On a narrow screen behind one button, in a
 * dialog: the bar would cover the list.
 */
export function GroupActions({ users, choices, onAssign, onDeselect, onUnassign }: GroupActionsProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const isNarrow = useIsNarrow()
  const removal = useRemovalQuestion()
  const refused = useQuestion<AssignRefusal & { others: readonly User[] }>()
  const groups = choices?.groups
  const options = useMemo(
    () => (groups ?? []).map((group) => ({ value: group.userGroupId, label: group.name })),
    [groups],
  )
  const group = groups?.find((candidate) => candidate.userGroupId === chosen)
  const disabledReason = choices === undefined ? groupMessages.chooseLicense : undefined

  const assign = async () => {
    if (group === undefined) return
    setOpen(false)
    setBusy(true)
    const refusal = await onAssign(users, group)
    const others = users.filter(({ userId }) => refusal?.userIds.includes(userId) === false)
    // The server refuses all of them for the sake of some (GROUP-43).
    if (refusal && others.length > 0 && others.length < users.length && (await refused.ask({ ...refusal, others }))) {
      onDeselect(refusal.userIds)
      await onAssign(others, group)
    }
    setBusy(false)
  }
  const refusedDialog = refused.question && (
    <ConfirmDialog
      isOpen
      title={groupMessages.assignOthers(refused.question.others.length, users.length)}
      confirmLabel={groupLabels.assignOthers(refused.question.userIds.length, refused.question.others.length)}
      onConfirm={refused.question.onConfirm}
      onClose={refused.question.onClose}
    >
      <p>{refused.question.reason}</p>
    </ConfirmDialog>
  )

  const unassign = async (members: readonly User[], from: GroupRef): Promise<void> => {
    const isConfirmed = await removal.askAbout(members.length, (count) => ({
      title: groupMessages.unassignMany(count, from.name),
      text: groupMessages.unassignConsequence,
      confirmLabel: groupLabels.unassign,
    }))
    if (isConfirmed) await onUnassign(members, from)
  }

  const assigning = (
    <>
      {disabledReason !== undefined && <Hint data-part="hint">{disabledReason}</Hint>}
      <GroupPicker>
        <ComboBox
          label={groupLabels.assignTo}
          isLabelHidden
          placeholder={groupLabels.assignTo}
          options={options}
          value={group === undefined ? null : chosen}
          onChange={setChosen}
          isLoading={choices?.isLoading ?? false}
          failure={choices?.failure}
          onRetry={choices?.onRetry}
          disabledReason={disabledReason}
        />
      </GroupPicker>
      <Button
        icon={<UserPlus aria-hidden="true" />}
        isBusy={isBusy}
        disabledReason={disabledReason ?? (group === undefined ? groupMessages.chooseGroup : undefined)}
        onClick={() => void assign()}
      >
        {groupLabels.assign}
      </Button>
    </>
  )
  const memberships = (close: () => void) => (
    <Memberships
      users={users}
      onUnassign={(members, from) => {
        close()
        void unassign(members, from)
      }}
    />
  )

  if (isNarrow) {
    return (
      <>
        <Button
          icon={<UsersIcon aria-hidden="true" />}
          isBusy={isBusy}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {groupLabels.list}
        </Button>
        <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={groupLabels.list}>
          <Assigning>{assigning}</Assigning>
          <Part>
            <h3>{groupLabels.unassignFrom}</h3>
            {memberships(() => setOpen(false))}
          </Part>
        </Dialog>
        {removal.dialog}
        {refusedDialog}
      </>
    )
  }
  return (
    <>
      {assigning}
      <Popover
        label={groupLabels.unassign}
        title={groupLabels.unassignFrom}
        startIcon={<UserMinus aria-hidden="true" />}
        placement="top end"
      >
        {memberships}
      </Popover>
      {removal.dialog}
      {refusedDialog}
    </>
  )
}

function Memberships({
  users,
  onUnassign,
}: Pick<GroupActionsProps, 'users'> & {
  onUnassign: (users: readonly User[], group: GroupRef) => void
}) {
  const memberships = getMemberships(users)
  if (memberships.length === 0) return <p>{groupMessages.noMembership}</p>
  return (
    <MembershipList>
      {memberships.map(({ group, users: members, isLocked }) => (
        <li key={group.userGroupId}>
          <span>
            {group.name}
            <small>
              {members.length} {members.length === 1 ? userLabels.one : userLabels.many}
            </small>
          </span>
          <Button
            size="small"
            disabledReason={isLocked ? grantMessages.leave : undefined}
            onClick={() => onUnassign(members, group)}
          >
            {groupLabels.unassign} <VisuallyHidden>{group.name}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </MembershipList>
  )
}
