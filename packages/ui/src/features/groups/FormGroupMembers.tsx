import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { groupMessages } from '@sitewright/domain/groups/messages'
import type { UserGroup } from '@sitewright/domain/groups/model'
import { focusOnMount } from '../../focus/focus-on-mount'
import { useControlled } from '../../form/use-controlled'
import { Note } from '../../note/Note'
import { type FoundMember, GroupMembers, type GroupMembersProps } from './GroupMembers'
import { findLeftMembers } from './member-names'

/** Props of FormGroupMembers. */
export interface FormGroupMembersProps extends Pick<GroupMembersProps, 'members' | 'search' | 'edit'> {
  group: UserGroup
  /** Takes the focus on mount. */
  isFocused: boolean
  /** Called with the search results that were selected. */
  onAdd: (added: readonly FoundMember[]) => void
}

const NONE: ReadonlySet<number> = new Set()

/** The users of the group in the form around it; its value is a set of ids. Announces members who left while the page was open. */
export function FormGroupMembers({ group, isFocused, onAdd, ...props }: FormGroupMembersProps) {
  const { value: selected, onChange, ...field } = useControlled('userIds', NONE)
  const { submitCount } = useFormState()
  const [seen, setSeen] = useState({ group, submitCount })
  const [left, setLeft] = useState<readonly string[]>([])
  if (seen.submitCount !== submitCount) {
    setSeen({ group, submitCount })
    setLeft([])
  } else if (seen.group !== group) {
    setSeen({ group, submitCount })
    // The user knows about the members that they removed.
    const noticed = findLeftMembers(seen.group, group).filter(({ userId }) => selected.has(userId))
    setLeft([...left, ...noticed.map(({ userName }) => userName)])
  }
  return (
    <>
      {left.length > 0 && (
        <Note tone="warning" role="status">
          {groupMessages.lostMembers(left)}
        </Note>
      )}
      <GroupMembers
        {...props}
        {...field}
        selected={selected}
        onChange={(userIds) => {
          const isNew = (id: number): boolean => userIds.includes(id) && !selected.has(id)
          onAdd(props.search.found.filter(({ userId }) => isNew(userId)))
          onChange(new Set(userIds))
        }}
        inputRef={isFocused ? focusOnMount : undefined}
      />
    </>
  )
}
