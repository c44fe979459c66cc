import { useMemo, useRef, useState } from 'react'
import { addOnLabels, addOnMessages } from '@sitewright/domain/add-ons/messages'
import type { AddOnsChoice } from '@sitewright/domain/add-ons/model'
import { isOffered, isVendorAddOn, isVendorMissing } from '@sitewright/domain/add-ons/rules'
import { MultiComboBox } from '../../../combo-box/MultiComboBox'
import { ConfirmDialog } from '../../../confirm-dialog/ConfirmDialog'
import { focusOnMount } from '../../../focus/focus-on-mount'
import { getChanges } from '../../../draft/draft-texts'
import { useDraft } from '../../../draft/use-draft'
import { EmptyState } from '../../../empty-state/EmptyState'
import { Note } from '../../../note/Note'
import { DraftEditForm } from '../../patterns/DraftEditForm'
import { type ETag, toDraftOutcome } from '../../patterns/draft-outcome'
import {
  countRolesDropped,
  findMixedKinds,
  getChoiceToSave,
  getInheritedFrom,
  getLockReason,
  getRolesChanges,
  getStoredChoice,
  isEmptyChoice,
  isReplacementPending,
  keepKind,
  type Replacement,
  toggleChoice,
} from './add-on-choice'
import { AddOnList } from './AddOnList'
import type { AddOnsContent, AddOnsTabProps } from './AddOnsTab'
import { Lists } from './AddOnsTab.styles'
import { MixedKindsNote } from './MixedKindsNote'
import { ReplacementNote } from './ReplacementNote'

export type AddOnsEditorProps = Omit<AddOnsTabProps, 'view' | 'failedTitle'> & { content: AddOnsContent }

const FIELD_LABELS = { addOnIds: addOnLabels.products, vendors: addOnLabels.vendors }

const keepSame = (choice: AddOnsChoice): AddOnsChoice => choice

/** The form of a product license tab. */
export function AddOnsEditor(props: AddOnsEditorProps) {
  const { content, edit, readOnlyText, confirmsRemoval = false, onSave } = props
  const { addOns, assigned, vendors } = content
  const stored = useMemo(
    () => ({ value: getStoredChoice({ assigned, vendors }), version: assigned.tag, record: vendors?.version }),
    [assigned, vendors],
  )
  const control = useDraft<AddOnsChoice, ETag>({
    stored,
    onSave: async (value, info) =>
      toDraftOutcome(await onSave(getChoiceToSave(content, info.base, value), info), keepSame),
  })
  const [replacement, setReplacement] = useState<Replacement>()
  const [isAsking, setIsAsking] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const vendorField = useRef<HTMLInputElement>(null)
  const firstKind = useRef<HTMLButtonElement>(null)

  const base = control.draft.base.value
  const choice = getChoiceToSave(content, base, control.draft.value)
  // The panel and the bar show what the save sends.
  const draft = { ...control.draft, value: choice }
  const selected = choice.addOnIds
  const names = useMemo(() => new Map(addOns.map((addOn) => [addOn.addOnId, addOn.name])), [addOns])
  const texts = {
    labels: FIELD_LABELS,
    formats: { addOnIds: (id: number): string => names.get(id) ?? String(id), vendors: (name: string) => name },
  }
  const shown = new Set([...base.addOnIds, ...selected])
  const offered = addOns.filter(
    (addOn) => isOffered(addOn, shown) || getInheritedFrom(content, addOn.addOnId).length > 0,
  )
  const lists = [
    [addOnLabels.products, offered.filter((addOn) => !isVendorAddOn(addOn))],
    [addOnLabels.vendorProducts, offered.filter(isVendorAddOn)],
  ] as const
  const isVendorSelected = offered.some((addOn) => isVendorAddOn(addOn) && selected.has(addOn.addOnId))
  const isMissing = vendors !== undefined && isVendorMissing(addOns, selected, [...choice.vendors])
  const mixedKinds = findMixedKinds(content, base.addOnIds, selected)
  const removedRoleCount = countRolesDropped(content, base.addOnIds, selected)
  const reason = edit.allowed ? undefined : edit.reason
  const isLimit = draft.failure?.startsWith(addOnMessages.limitReached('')) === true
  const isPending = replacement !== undefined && isReplacementPending(replacement, base.addOnIds, selected)
  const areVendorsCleared = choice.vendors.size < control.draft.value.vendors.size

  const select = (next: AddOnsChoice): void => {
    control.change('addOnIds', next.addOnIds)
    control.change('vendors', next.vendors)
  }
  const toggle = (addOnId: number): void => {
    const next = toggleChoice(content, choice, addOnId)
    if (next.replacement !== undefined) setReplacement(next.replacement)
    select(next.choice)
  }
  const saveNow = async (): Promise<boolean> => {
    setIsTried(false)
    return (await control.save()) === 'saved'
  }
  const save = async (): Promise<boolean> => {
    if (isMissing) {
      setIsTried(true)
      vendorField.current?.focus()
      return false
    }
    if (confirmsRemoval && isEmptyChoice(content, selected) && !isEmptyChoice(content, base.addOnIds)) {
      setIsAsking(true)
      return false
    }
    return saveNow()
  }
  return (
    <DraftEditForm
      label={addOnLabels.tab}
      control={{ ...control, draft }}
      {...texts}
      changes={[...getChanges(draft, texts), ...getRolesChanges(removedRoleCount)]}
      readOnlyNote={reason === undefined ? undefined : readOnlyText(reason)}
      conflictTitle={addOnMessages.conflictTitle}
      saveLabel={addOnLabels.save}
      saveDisabledReason={mixedKinds && addOnMessages.chooseKindFirst}
      onDisabledSave={() => firstKind.current?.focus()}
      // The message about seats is above the lists.
      isFailureHidden={isLimit}
      onSave={save}
    >
      <Lists>
        {isLimit && (
          <Note tone="danger" role="alert" tabIndex={-1} ref={focusOnMount}>
            {draft.failure}
          </Note>
        )}
        {mixedKinds && (
          <MixedKindsNote
            ref={firstKind}
            kinds={mixedKinds}
            onKeep={(keep, remove) => select(keepKind(content, choice, keep, remove))}
          />
        )}
        {lists.map(
          ([label, list]) =>
            list.length > 0 && (
              <AddOnList
                key={label}
                label={label}
                addOns={list}
                getInheritedFrom={(addOn) => getInheritedFrom(content, addOn.addOnId)}
                base={base.addOnIds}
                selected={selected}
                readOnlyReason={reason}
                getLockReason={(addOn) => getLockReason(content, base.addOnIds, choice, addOn)}
                onToggle={toggle}
              />
            ),
        )}
        {offered.length === 0 && <EmptyState title={addOnMessages.none} />}
        <ReplacementNote
          replacement={isPending ? replacement : undefined}
          getName={texts.formats.addOnIds}
          removedRoleCount={removedRoleCount}
        />
        {areVendorsCleared && (
          <Note tone="warning" role="status">
            {addOnMessages.vendorsWillBeRemoved}
          </Note>
        )}
        {vendors !== undefined && isVendorSelected && (
          <MultiComboBox
            ref={vendorField}
            label={addOnLabels.vendors}
            options={vendors.all.map((name) => ({ value: name, label: name }))}
            value={[...choice.vendors]}
            disabledReason={reason}
            error={isTried && isMissing ? addOnMessages.vendorRequired : undefined}
            onChange={(next) => control.change('vendors', new Set(next))}
          />
        )}
      </Lists>
      <ConfirmDialog
        isOpen={isAsking}
        title={addOnLabels.confirmTitle}
        tone="danger"
        confirmLabel={addOnLabels.confirm}
        labels={{ cancel: addOnLabels.cancel }}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          void saveNow()
        }}
      >
        <p>{addOnMessages.removesAllRoles}</p>
      </ConfirmDialog>
    </DraftEditForm>
  )
}
