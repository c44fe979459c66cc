import { useMemo, useState } from 'react'
import { groupLabels, groupMessages } from '@sitewright/domain/groups/messages'
import {
  type GroupDetailsInput,
  type GroupMember,
  GroupNameInput,
  type GroupVersion,
  type UserGroup,
} from '@sitewright/domain/groups/model'
import { formLabels } from '@sitewright/domain/shared/form-messages'
import { mapOutcome, type SaveOutcome } from '@sitewright/domain/shared/outcome'
import type { Decision } from '@sitewright/domain/shared/policy'
import type { SaveInfo } from '../../draft/use-draft'
import { EditedTextField } from '../patterns/EditedTextField'
import { EditForm } from '../patterns/EditForm'
import { FormSection, FormSheet } from '../patterns/FormSheet'
import { FormGroupMembers } from './FormGroupMembers'
import type { MemberSearch } from './GroupMembers'
import { createNameFinder, findLeftMembers } from './member-names'

/** Props of GroupDetails. */
export interface GroupDetailsProps {
  group: UserGroup
  /** The ETag of the group's users. */
  tag?: string | undefined
  /** The decision of the policy for this group; a read-only page shows its reason (GROUP-40). */
  edit: Decision
  /** Saves the changed fields. The name and the users are two calls (GROUP-10). */
  onSave: (input: GroupDetailsInput, info: SaveInfo<GroupDetailsInput, GroupVersion>) => Promise<SaveOutcome<UserGroup>>
  search: MemberSearch
  /** Whether the page opens with the focus in the selection of users (GROUP-12). */
  isAtUsers?: boolean
}

const toVersion = (group: UserGroup, tag: string | undefined) => ({
  value: { name: group.name, userIds: new Set(group.userIds) },
  version: [group.version, tag] as const,
})

/** Name and users of a group, in one form. */
export function GroupDetails({ group, tag, edit, search, onSave, isAtUsers = false }: GroupDetailsProps) {
  const [seen, setSeen] = useState(group)
  // Members who left, and results of earlier searches: the server does not send their names any longer.
  const [met, setMet] = useState<readonly GroupMember[]>([])
  if (seen !== group) {
    setSeen(group)
    setMet([...met, ...findLeftMembers(seen, group)])
  }
  const known = useMemo(() => [...met, ...(group.users ?? [])], [met, group])
  const findName = useMemo(() => createNameFinder(known), [known])
  const stored = useMemo(() => toVersion(group, tag), [group, tag])

  return (
    <EditForm<GroupDetailsInput, GroupVersion>
      schema={GroupNameInput}
      stored={stored}
      labels={{ name: groupLabels.name, userIds: groupLabels.users }}
      formats={{ userIds: findName }}
      readOnlyNote={edit.allowed ? undefined : groupMessages.readOnly(edit.reason)}
      getDisabledReason={({ name }, stored) =>
        name.trim() === '' && name !== stored.name ? groupMessages.nameRequired : undefined
      }
      onSave={async (input, info) => {
        const outcome = await onSave(input, info)
        return mapOutcome(outcome, (saved) => toVersion(saved, 'etag' in outcome ? outcome.etag : undefined))
      }}
    >
      <FormSheet
        aside={
          <FormSection title={groupLabels.members}>
            <FormGroupMembers
              group={group}
              members={known}
              search={search}
              edit={edit}
              isFocused={isAtUsers}
              onAdd={(added) => setMet([...met, ...added])}
            />
          </FormSection>
        }
      >
        <FormSection title={formLabels.identity} hasLegend={edit.allowed}>
          <EditedTextField<GroupDetailsInput>
            name="name"
            label={groupLabels.name}
            isRequired
            isReadOnly={!edit.allowed}
          />
        </FormSection>
      </FormSheet>
    </EditForm>
  )
}
