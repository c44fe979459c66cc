'use client'

import { CircleAlert, TriangleAlert } from 'lucide-react'
import { useRef, useState, useSyncExternalStore } from 'react'
import { Announcement } from '../announcer/Announcement'
import { Button } from '../button/Button'
import { useDockHeight } from '../dock/use-dock-height'
import type { ElementProps } from '../element-props/element-props'
import { useMergedRef } from '../field/use-merged-ref'
import { useOverflow } from '../overflow/use-overflow'
import { useDelayed } from '../skeleton/use-delayed'
import { StylesAhead } from '../tokens/StylesAhead'
import { type Change, countChanges, splitChanges } from './change'
import { ChangeList, type ChangeLabels } from './ChangeList'
import { Chip, List } from './ChangeList.styles'
import { MoreChanges } from './MoreChanges'
import { All, Bar, Buttons, Count, Facts, Failure, Warning, Words } from './UnsavedBar.styles'
import { useLastUsed, useReturnToField } from './use-return-to-field'
import { useSaveKey } from './use-save-key'
import type { CompleteTexts, LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

export type { Change } from './change'
export type { ChangeLabels } from './ChangeList'

/** Texts of UnsavedBar, for translation. */
export interface UnsavedLabels {
  /** Name of the bar, announced when it appears; "Unsaved changes" by default. */
  unsaved: string
  /** Number of changes; "3 unsaved changes" by default. */
  count: (count: number) => string
  /** Number of changes that are not listed; "and 4 more" by default. */
  more: (count: number) => string
  /** Announced while saving; "Saving…" by default. */
  saving: string
  /** Why Discard is disabled while saving; "Wait until your changes are saved." by default. */
  savingReason: string
  /** Error text for a failed save without a message; "Not saved." by default. */
  failed: string
  /** Text of the save button; "Save" by default. */
  save: string
  /** Text of the discard button; "Discard" by default. */
  discard: string
  /** Text alternatives of the icons in the list. */
  changes?: LabelTexts<ChangeLabels>
}

/** Props of UnsavedBar: those of a `<section>`, and these. */
export interface UnsavedBarProps extends ElementProps<'section', 'children'> {
  /** The unsaved changes, in the order of the page. */
  changes: readonly Change[]
  /** Number of changes; the sum of what the entries of `changes` represent by default. */
  count?: number
  /** `failed`: the last save failed, and the changes are still unsaved. */
  state: 'unsaved' | 'saving' | 'failed'
  /** Why the last save failed: the message of the server. */
  message?: string
  /** A remark about the changes, such as that an earlier save succeeded without them. Announced. */
  note?: string
  /** What a save will do beyond the form, such as "Shuts out 231 users". Not announced, and hidden on narrow screens: the form says it too. */
  warning?: string
  /** `id` of the form to submit. */
  formId: string
  /** Selector of the forms whose last used field takes the focus when the bar disappears with it; the form of `formId` by default. */
  fieldForms?: string
  /** Called when the user discards all changes. */
  onDiscard: () => void
  /** Why the changes cannot be saved now, as a sentence. Save stays focusable. */
  saveDisabledReason?: string
  /** Called when the user presses Save while it has a `saveDisabledReason`, for example to focus what is missing. */
  onDisabledSave?: () => void
  /** Replaces the English texts. */
  labels?: LabelTexts<UnsavedLabels>
}

const LABELS: CompleteTexts<UnsavedLabels> = {
  unsaved: 'Unsaved changes',
  count: { one: '{count} unsaved change', other: '{count} unsaved changes' },
  more: 'and {count} more',
  saving: 'Saving…',
  savingReason: 'Wait until your changes are saved.',
  failed: 'Not saved.',
  save: 'Save',
  discard: 'Discard',
}

const isApplePlatform = (): boolean => /mac|iphone|ipad/i.test(navigator.platform)

/** The platform never changes. */
const subscribeToNothing = () => () => undefined

/** Screen readers announce only text that is added to an existing live region, so the text follows after this delay, in milliseconds. */
const ANNOUNCE_DELAY_MS = 100

/**
 * Lists the unsaved changes of a form, and saves or discards them. Docked under the form while it is dirty. Exposes a `region`
 * and announces once that there are unsaved changes. Ctrl+S or ⌘S saves. When the bar disappears with the focus, the last
 * used field of the form takes the focus.
 */
export function UnsavedBar(props: UnsavedBarProps) {
  const {
    changes,
    count = countChanges(changes),
    state,
    message,
    note,
    warning,
    formId,
    fieldForms,
    onDiscard,
    saveDisabledReason,
    onDisabledSave,
    labels: labelOverrides,
    ref,
    ...rest
  } = props
  const labels = useLabels('UnsavedBar', LABELS, labelOverrides)
  const bar = useRef<HTMLElement>(null)
  const isSaving = state === 'saving'
  useDockHeight(bar)
  useSaveKey(formId, isSaving)
  useReturnToField(bar, formId, fieldForms)
  const { isOverflowing, content } = useOverflow('block')
  const isAnnounced = useDelayed(true, ANNOUNCE_DELAY_MS)
  const isApple = useSyncExternalStore(subscribeToNothing, isApplePlatform, () => false)
  const [hasSaved, setHasSaved] = useState(false)
  if (isSaving && !hasSaved) setHasSaved(true)
  const { listed, hiddenCount } = splitChanges(changes)
  return (
    <Bar aria-label={labels.unsaved} {...rest} ref={useMergedRef(bar, ref)} data-state={state}>
      <Announcement>
        {isSaving ? labels.saving : (note ?? (isAnnounced && !hasSaved ? labels.unsaved : ''))}
      </Announcement>
      <Facts>
        <Count>{labels.count(count)}</Count>
        {note !== undefined && !isSaving && <span>{note}</span>}
        <Failure role="alert" tabIndex={isOverflowing ? 0 : undefined}>
          {state === 'failed' && (
            <Words ref={content}>
              <CircleAlert aria-hidden="true" />
              <span>{message || labels.failed}</span>
            </Words>
          )}
        </Failure>
        {state !== 'failed' && listed.length > 0 && <ChangeList changes={listed} labels={labels.changes} />}
        {state !== 'failed' && hiddenCount > 0 && (
          <MoreChanges
            label={labels.more(hiddenCount)}
            listLabel={labels.unsaved}
            changes={changes}
            labels={labels.changes}
          />
        )}
        {state !== 'failed' && warning !== undefined && (
          <Warning>
            <TriangleAlert aria-hidden="true" />
            <span>{warning}</span>
          </Warning>
        )}
      </Facts>
      <Buttons>
        <Button onClick={onDiscard} disabledReason={isSaving ? labels.savingReason : undefined}>
          {labels.discard}
        </Button>
        <Button
          type="submit"
          form={formId}
          tone="primary"
          isBusy={isSaving}
          disabledReason={saveDisabledReason}
          onClickCapture={saveDisabledReason === undefined ? undefined : onDisabledSave}
          aria-keyshortcuts="Control+S Meta+S"
        >
          {labels.save}
          <kbd aria-hidden="true">{isApple ? '⌘ S' : 'Ctrl S'}</kbd>
        </Button>
      </Buttons>
    </Bar>
  )
}

const PARTS = [Bar, Facts, Count, Failure, Words, Buttons, List, Chip, All, Warning]

/** Render it on a page without unsaved changes: it inserts the styles of the bar before the first change, and notes which field makes that change. */
export function UnsavedBarAhead() {
  useLastUsed()
  return <StylesAhead parts={PARTS} />
}
