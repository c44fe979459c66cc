import { UserMinus, UserPlus, Users as UsersIcon } from 'lucide-react'
import { useMemo, useState } from 'react'
import { groupLabels, groupMessages } from '@sitewright/domain/groups/messages'
import type { GroupRef } from '@sitewright/domain/groups/model'
import { grantMessages } from '@sitewright/domain/shared/grants'
import { userLabels } from '@sitewright/domain/users/messages'
import type { User } from '@sitewright/domain/users/model'
import { Button } from '../../button/Button'
import { ComboBox } from '../../combo-box/ComboBox'
import { Dialog } from '../../dialog/Dialog'
import { Popover } from '../../popover/Popover'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden'
import { Assigning, GroupPicker, Hint, MembershipList, Part } from './GroupActions.styles'
import { getMemberships } from './memberships'
import type { GroupChoices } from './GroupChoice'
import { useIsNarrow } from '../patterns/use-is-narrow'
import { useRemovalQuestion } from '../patterns/use-removal-question'

export interface GroupActionsProps {
  /** The selected users. */
  users: readonly User[]
  /** The groups of the chosen license; none where no license is chosen (USER-25, USER-26). */
  choices: GroupChoices | undefined
  /** Resolves when it is done, or has failed and was told. */
  onAssign: (users: readonly User[], group: GroupRef) => Promise<unknown>
  onUnassign: (users: readonly User[], group: GroupRef) => Promise<unknown>
}

/**
 * What can be done with the selected users: put them into a group, or take them out of one (USER-23 to USER-28). On a narrow screen behind one button, in a
 * dialog: the bar would cover the list.
 */
export function GroupActions({ users, choices, onAssign, onUnassign }: GroupActionsProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const isNarrow = useIsNarrow()
  const removal = useRemovalQuestion()
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
    await onAssign(users, group)
    setBusy(false)
  }

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
