import { type Ref, useMemo, useState } from 'react'
import { groupLabels } from '@sitewright/domain/groups/messages'
import type { GroupMember } from '@sitewright/domain/groups/model'
import { allowed, type Decision } from '@sitewright/domain/shared/policy'
import { MultiComboBox } from '../../combo-box/MultiComboBox'
import { MemberDialog } from './MemberDialog'
import { memberOption } from './member-option'

/** A user of the license that a search has found, and whether it can be chosen. */
export interface FoundMember extends GroupMember {
  /** Searched too. */
  email: string
  decision: Decision
}

/** The users of a license, searched for at the server (GROUP-08, GROUP-39). */
export interface MemberSearch {
  found: readonly FoundMember[]
  isLoading: boolean
  failure?: string | undefined
  onRetry: () => void
  /** Called with each typed text, without a delay. */
  onSearch: (text: string) => void
}

/** Props of GroupMembers. */
export interface GroupMembersProps {
  /** Users whose names are known: the stored members, and selected search results. */
  members: readonly GroupMember[]
  selected: ReadonlySet<number>
  onChange: (userIds: readonly number[]) => void
  search: MemberSearch
  edit: Decision
  error?: string | undefined
  /** Path of the value in a form. */
  name?: string
  onBlur?: () => void
  inputRef?: Ref<HTMLInputElement>
}

/** The other users are counted, and listed in a dialog. */
const MAX_VISIBLE_TAGS = 8

/**
 * The users of a group: a searchable multi-select, and a list of all of them. The result of the server is filtered by the current text again, so that a list
 * older than the last key offers only users who match.
 */
export function GroupMembers({
  members,
  selected,
  onChange,
  search,
  edit,
  error,
  inputRef,
  ...field
}: GroupMembersProps) {
  const [isListed, setListed] = useState(false)
  const chosenOptions = useMemo(() => members.map((user) => memberOption(user)), [members])
  const knownIds = useMemo(() => new Set(members.map(({ userId }) => userId)), [members])
  const options = useMemo(
    () =>
      // A stored member can be added back, even if the actor may not add such a user.
      search.found.map((user) => memberOption(user, knownIds.has(user.userId) ? { ...user, decision: allowed } : user)),
    [search.found, knownIds],
  )
  const value = useMemo(() => [...selected], [selected])
  return (
    <>
      <MultiComboBox
        {...field}
        ref={inputRef}
        label={groupLabels.members}
        // The heading of the section says it.
        isLabelHidden
        help={edit.allowed ? groupLabels.membersHelp : undefined}
        error={error}
        options={options}
        chosenOptions={chosenOptions}
        onSearch={search.onSearch}
        isLoading={search.isLoading}
        failure={search.failure}
        onRetry={search.onRetry}
        value={value}
        onChange={onChange}
        maxVisibleTags={MAX_VISIBLE_TAGS}
        onShowAll={() => setListed(true)}
        labels={{ showAll: groupLabels.showMembers }}
        isReadOnly={!edit.allowed}
      />
      <MemberDialog
        isOpen={isListed}
        onClose={() => setListed(false)}
        members={members}
        selected={selected}
        onRemove={edit.allowed ? (userId) => onChange([...selected].filter((id) => id !== userId)) : undefined}
      />
    </>
  )
}
