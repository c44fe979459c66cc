import { Trash2, Users as UsersIcon } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { groupLabels, groupMessages } from '@sitewright/domain/groups/messages'
import { GROUP_FILTER_DELAY_MS, type GroupMember } from '@sitewright/domain/groups/model'
import { grantMessages } from '@sitewright/domain/shared/grant-messages'
import { userLabels } from '@sitewright/domain/users/messages'
import { Button, IconButton } from '../../button/Button'
import { useRowView } from '../../data-table/use-row-view'
import { type Column, WindowedTable } from '../../data-table/WindowedTable'
import { Dialog } from '../../dialog/Dialog'
import { focusOnMount } from '../../focus/focus-on-mount'
import { EmptyState } from '../../empty-state/EmptyState'
import { useMergedRef } from '../../field/use-merged-ref'
import { SearchField } from '../../search-field/SearchField'
import { DialogList } from './GroupScreens.styles'

/** Props of MemberDialog. */
export interface MemberDialogProps {
  isOpen: boolean
  onClose: () => void
  /** Users whose names are known. */
  members: readonly GroupMember[]
  selected: ReadonlySet<number>
  /** Only for users who can change them. */
  onRemove?: ((userId: number) => void) | undefined
}

const getFullName = (member: GroupMember): string => `${member.firstName} ${member.lastName}`.trim()

/** All users of a group, to look through and to take out; thousands of them too. It opens at its filter. */
export function MemberDialog({ isOpen, onClose, ...list }: MemberDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="wide"
      title={groupLabels.memberList}
      footer={<Button onClick={onClose}>{groupLabels.done}</Button>}
    >
      <MemberList {...list} />
    </Dialog>
  )
}

function MemberList({ members, selected, onRemove }: Omit<MemberDialogProps, 'isOpen' | 'onClose'>) {
  const [search, setSearch] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const known = useMemo(() => new Map(members.map((member) => [member.userId, member] as const)), [members])
  const rows = useMemo(
    () =>
      [...selected].map(
        (userId): GroupMember => known.get(userId) ?? { userId, userName: String(userId), firstName: '', lastName: '' },
      ),
    [selected, known],
  )
  const columns: Column<GroupMember>[] = [
    {
      id: 'userName',
      header: userLabels.userName,
      width: '45%',
      cell: (member) => member.userName,
      searchValue: (member) => member.userName,
      sortValue: (member) => member.userName,
    },
    { id: 'name', header: groupLabels.fullName, cell: getFullName, searchValue: getFullName },
  ]
  if (onRemove) {
    columns.push({
      id: 'remove',
      header: groupLabels.unassign,
      isHeaderHidden: true,
      width: 56,
      cell: (member) => (
        <IconButton
          size="small"
          label={groupLabels.remove(member.userName)}
          icon={<Trash2 aria-hidden="true" />}
          disabledReason={member.canLeave === false ? grantMessages.leave : undefined}
          onClick={() => {
            // The button goes with its row.
            input.current?.focus()
            onRemove(member.userId)
          }}
        />
      ),
    })
  }
  const view = useRowView({ rows, columns, search, sort: { columnId: 'userName', direction: 'ascending' } })
  return (
    <DialogList>
      <SearchField
        ref={useMergedRef(input, focusOnMount)}
        label={groupLabels.memberFilter}
        placeholder={userLabels.filterPlaceholder}
        value={search}
        delay={GROUP_FILTER_DELAY_MS}
        shortcut={null}
        onChange={setSearch}
      />
      <WindowedTable
        caption={groupLabels.memberList}
        columns={columns}
        view={view}
        rowKey={(member) => member.userId}
        rowName={(member) => member.userName}
        layout="framed"
        density="compact"
        height="22rem"
        // The buttons at the end stay in sight on a phone; a long name is cut there.
        minWidth="16rem"
        announcement={`${view.count} ${view.count === 1 ? userLabels.one : userLabels.many}`}
        empty={
          <EmptyState title={groupMessages.noMemberFound} icon={<UsersIcon aria-hidden="true" />} headingLevel={3} />
        }
      />
    </DialogList>
  )
}
