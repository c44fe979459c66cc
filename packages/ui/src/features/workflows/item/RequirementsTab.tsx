import { REQUIREMENT_TYPE, type Requirement } from '@sitewright/domain/workflows/item'
import {
  itemMessages as messages,
  itemTabTexts as labels,
  requirementTypeLabels,
} from '@sitewright/domain/workflows/item-messages'
import { FileText, MessageSquare, PenLine, Plus, Tag, ToggleLeft } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../button/Button'
import { VisuallyHidden } from '../../../visually-hidden/VisuallyHidden'
import { applyRequirement, deleteRequirement, openRequirement } from './part-forms'
import { RequirementForm } from './RequirementForm'
import type { ItemEdit } from './use-item-edit'
import { Cluster, RequirementBadge, TabContent } from './WorkflowItemEditor.styles'

const ICONS: Readonly<Record<Requirement['requirementType'], ReactNode>> = {
  [REQUIREMENT_TYPE.document]: <FileText aria-hidden="true" />,
  [REQUIREMENT_TYPE.signature]: <PenLine aria-hidden="true" />,
  [REQUIREMENT_TYPE.yesNo]: <ToggleLeft aria-hidden="true" />,
  [REQUIREMENT_TYPE.property]: <Tag aria-hidden="true" />,
  [REQUIREMENT_TYPE.comment]: <MessageSquare aria-hidden="true" />,
}

/** What must be delivered before an item counts as done: badges, and a form for one of them (ITEM-37 to ITEM-45). */
export function RequirementsTab({ edit }: { edit: ItemEdit }) {
  const { value, row, readOnlyReason } = edit
  const { requirements } = row
  const name = useRef<HTMLInputElement>(null)
  const open = (id: string | null): void => {
    flushSync(() => edit.replace(openRequirement(value, id)))
    name.current?.focus()
  }
  const apply = (): void => {
    const next = applyRequirement(value)
    flushSync(() => edit.replace(next))
    if (!next.requirement.isUpdated) return
    edit.announce(messages.requirementUpdated(value.requirement.form.name.trim()))
    // A new one: the next can be typed at once.
    if (next.requirementId === null) name.current?.focus()
  }
  const remove = (): void => {
    flushSync(() => edit.replace(deleteRequirement(value)))
    name.current?.focus()
    edit.announce(messages.requirementDeleted(value.requirement.form.name.trim()))
  }
  return (
    <TabContent>
      <Cluster role="group" aria-label={labels.requirements}>
        {[...requirements].map(([id, requirement]) => (
          <RequirementBadge key={id} type="button" aria-pressed={id === value.requirementId} onClick={() => open(id)}>
            {ICONS[requirement.requirementType]}
            <span>
              {requirement.name}
              <VisuallyHidden>, {requirementTypeLabels[requirement.requirementType]}</VisuallyHidden>
            </span>
          </RequirementBadge>
        ))}
        {readOnlyReason === undefined && requirements.size > 0 && (
          <Button
            tone="link"
            size="small"
            icon={<Plus aria-hidden="true" />}
            aria-pressed={value.requirementId === null}
            onClick={() => open(null)}
          >
            {labels.newRequirement}
          </Button>
        )}
      </Cluster>
      {requirements.size === 0 && <p>{messages.requirementsEmpty}</p>}
      {(readOnlyReason === undefined || value.requirementId !== null) && (
        <RequirementForm edit={edit} nameRef={name} onOk={apply} onDelete={remove} />
      )}
    </TabContent>
  )
}
