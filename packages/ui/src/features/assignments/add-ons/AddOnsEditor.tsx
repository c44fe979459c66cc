import { useMemo, useRef, useState } from 'react'
import { addOnLabels, addOnMessages } from '@sitewright/domain/add-ons/messages'
import { isOffered, isVendorAddOn, isVendorMissing } from '@sitewright/domain/add-ons/rules'
import { giversOf } from '@sitewright/domain/shared/given-by'
import { assignmentLabels } from '@sitewright/domain/shared/messages'
import { AssignmentForm } from '../../../assignment/AssignmentForm'
import { isSameSet } from '../../../assignment/assignment-state'
import { toChanges, toConflictRows } from '../../../assignment/assignment-labels'
import { useAssignment } from '../../../assignment/use-assignment'
import { MultiComboBox } from '../../../combo-box/MultiComboBox'
import { ConfirmDialog } from '../../../confirm-dialog/ConfirmDialog'
import { focusOnMount } from '../../../dialog/focus-on-mount'
import { EmptyState } from '../../../empty-state/EmptyState'
import { Note } from '../../../note/Note'
import {
  addOnIdsIn,
  type ChoiceId,
  countRolesDropped,
  isNothingLeft,
  lockReasonOf,
  type Replacement,
  rolesChip,
  stillHolds,
  storedChoice,
  tagIn,
  toggleChoice,
  vendorId,
  vendorsIn,
} from './add-on-choice'
import { AddOnList } from './AddOnList'
import type { AddOnsOf, AddOnsTabProps } from './AddOnsTab'
import { Lists } from './AddOnsTab.styles'
import { ReplacementNote } from './ReplacementNote'

export type AddOnsEditorProps = Omit<AddOnsTabProps, 'view' | 'failedTitle'> & { content: AddOnsOf }

/** Product licenses that are there to be chosen. */
export function AddOnsEditor(props: AddOnsEditorProps) {
  const { content, edit, readOnlyText, confirmsRemoval = false, onSave } = props
  const { addOns, givenBy, vendors } = content
  const assignment = useAssignment<ChoiceId>({
    stored: storedChoice(content),
    onSave: (ids, version) => onSave(saveOf(ids, vendors), tagIn(version)),
  })
  const { base, selected, failure } = assignment
  const [replacement, setReplacement] = useState<Replacement>()
  const [isAsking, setAsking] = useState(false)
  const [isTried, setTried] = useState(false)
  const vendorField = useRef<HTMLInputElement>(null)

  const names = useMemo(() => new Map<ChoiceId, string>(addOns.map((addOn) => [addOn.addOnId, addOn.name])), [addOns])
  const nameOf = (id: ChoiceId): string => names.get(id) ?? vendorsIn([id])[0] ?? String(id)
  const chosen = new Set(addOnIdsIn(selected))
  const held = new Set([...addOnIdsIn(base), ...chosen])
  const offered = addOns.filter((addOn) => isOffered(addOn, held) || giversOf(givenBy, addOn.addOnId).length > 0)
  const lists = [
    [addOnLabels.products, offered.filter((addOn) => !isVendorAddOn(addOn))],
    [addOnLabels.vendorProducts, offered.filter(isVendorAddOn)],
  ] as const
  const isVendorChosen = offered.some((addOn) => isVendorAddOn(addOn) && chosen.has(addOn.addOnId))
  const isMissing = vendors !== undefined && isVendorMissing(addOns, chosen, vendorsIn(selected))
  const rolesGone = countRolesDropped(content, base, selected)
  const reason = edit.allowed ? undefined : edit.reason
  const isLimit = failure?.startsWith(addOnMessages.limitReached('')) === true

  const toggle = (addOnId: number): void => {
    const next = toggleChoice(content, selected, addOnId)
    if (next.replacement !== undefined) setReplacement(next.replacement)
    assignment.select(next.selected)
  }
  const save = async (): Promise<boolean> => {
    setTried(true)
    if (isMissing) {
      vendorField.current?.focus()
      return false
    }
    if (confirmsRemoval && isNothingLeft(content, selected) && !isNothingLeft(content, base)) {
      setAsking(true)
      return false
    }
    const isSaved = await assignment.save()
    setTried(false)
    return isSaved
  }
  return (
    <AssignmentForm
      label={addOnLabels.tab}
      // A refusal for want of seats stands at the list.
      assignment={isLimit ? { ...assignment, failure: undefined } : assignment}
      readOnlyNote={reason === undefined ? undefined : (readOnlyText?.(reason) ?? reason)}
      changes={[...toChanges(assignment.changes, nameOf), ...rolesChip(rolesGone)]}
      count={assignment.changes.added.length + assignment.changes.removed.length}
      conflictMessage={addOnMessages.conflict}
      conflictRows={toConflictRows(assignment.theirs, selected, nameOf, assignmentLabels)}
      conflictLabels={assignmentLabels}
      saveLabel={addOnLabels.save}
      onSave={save}
    >
      <Lists>
        {isLimit && (
          <Note tone="danger" role="alert" tabIndex={-1} ref={focusOnMount}>
            {failure}
          </Note>
        )}
        {lists.map(
          ([label, list]) =>
            list.length > 0 && (
              <AddOnList
                key={label}
                label={label}
                addOns={list}
                givenBy={givenBy}
                base={base}
                selected={selected}
                readOnlyReason={reason}
                lockReasonOf={(addOn) => lockReasonOf(content, base, selected, addOn)}
                onToggle={toggle}
              />
            ),
        )}
        {offered.length === 0 && <EmptyState title={addOnMessages.none} />}
        <ReplacementNote
          replacement={replacement !== undefined && stillHolds(replacement, selected) ? replacement : undefined}
          nameOf={nameOf}
          rolesGone={rolesGone}
        />
        {vendors !== undefined && isVendorChosen && (
          <MultiComboBox
            ref={vendorField}
            label={addOnLabels.vendors}
            options={vendors.all.map((name) => ({ value: name, label: name }))}
            value={vendorsIn(selected)}
            disabledReason={reason}
            error={isTried && isMissing ? addOnMessages.vendorRequired : undefined}
            onChange={(next) => assignment.select([...chosen, ...next.map(vendorId)])}
          />
        )}
      </Lists>
      <ConfirmDialog
        isOpen={isAsking}
        title={addOnLabels.confirmTitle}
        tone="danger"
        confirmLabel={addOnLabels.confirm}
        labels={{ cancel: addOnLabels.cancel }}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          setTried(false)
          void assignment.save()
        }}
      >
        <p>{addOnMessages.removesAllRoles}</p>
      </ConfirmDialog>
    </AssignmentForm>
  )
}

/** What a save names, of one list of product licenses and vendors. */
function saveOf(ids: readonly ChoiceId[], vendors: AddOnsOf['vendors']) {
  const addOnIds = addOnIdsIn(ids)
  if (vendors === undefined) return { addOnIds }
  const chosen = vendorsIn(ids)
  const isSame = isSameSet(chosen, new Set(vendors.assigned))
  return { addOnIds, vendors: chosen, ...(isSame ? {} : { vendorsBefore: vendors.assigned }) }
}
