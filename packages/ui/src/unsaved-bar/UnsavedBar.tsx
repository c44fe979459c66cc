'use client'

import { CircleAlert } from 'lucide-react'
import { type ComponentPropsWithRef, useRef, useState } from 'react'
import { Button } from '../button/Button'
import { useDockHeight } from '../dock/use-dock-height'
import { useOverflow } from '../overflow/use-overflow'
import { useDelayed } from '../skeleton/use-delayed'
import { StylesAhead } from '../tokens/StylesAhead'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { type Change, firstChanges } from './change'
import { ChangeList, type ChangeLabels } from './ChangeList'
import { Chip, List } from './ChangeList.styles'
import { MoreChanges } from './MoreChanges'
import { All, Bar, Buttons, Count, Facts, Failure, Words } from './UnsavedBar.styles'
import { useLastField } from './use-last-field'
import { useSaveKey } from './use-save-key'

export type { Change } from './change'

/** The words of an unsaved bar, for another language. */
export interface UnsavedLabels {
  /** Name of the bar, and what is said when it comes. */
  unsaved: string
  /** How many changes there are. */
  count: (count: number) => string
  /** How many there are beside those that are told. */
  more: (count: number) => string
  /** Said while it saves. */
  saving: string
  /** Why Discard does nothing while it saves. */
  savingReason: string
  /** Said when a save failed without words of its own. */
  failed: string
  /** What the signs of the chips say. */
  changes?: ChangeLabels
}

/** Props of UnsavedBar: those of a `<section>`, and these. */
export interface UnsavedBarProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'ref'> {
  /** What differs from what is saved, in the order of the page. */
  changes: readonly Change[]
  /** How many there are, where one of `changes` stands for several; as many as `changes` by default. */
  count?: number
  /** `failed`: the last save was refused, and what is unsaved still is. */
  state: 'unsaved' | 'saving' | 'failed'
  /** Why it was refused: the server's words. */
  message?: string
  /** `id` of the form that is saved. */
  formId: string
  /** Takes all changes back. */
  onDiscard: () => void
  /** Why it cannot be saved as it is, as a sentence: Save stays focusable and says so. */
  saveDisabledReason?: string
  /** "Save" by default. */
  saveLabel?: string
  /** "Discard" by default. */
  discardLabel?: string
  /** Words other than the English ones. */
  labels?: Partial<UnsavedLabels>
}

const LABELS: UnsavedLabels = {
  unsaved: 'Unsaved changes',
  count: (count) => `${count} unsaved ${count === 1 ? 'change' : 'changes'}`,
  more: (count) => `and ${count} more`,
  saving: 'Saving…',
  savingReason: 'Wait until it is saved.',
  failed: 'Not saved.',
}

const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.platform)

/** A live region is heard when words come into one that is there already: this much later, in milliseconds. */
const UNTIL_TOLD = 100

/**
 * Says what is unsaved, and saves or discards it; docked under a form for as long as it is dirty. Exposes a `region` and tells
 * once, politely, that there is something unsaved. Ctrl+S, or ⌘S, saves. When it leaves with the focus, the field that had it
 * last has it again.
 */
export function UnsavedBar(props: UnsavedBarProps) {
  const { changes, state, message, formId, onDiscard, saveLabel = 'Save', discardLabel = 'Discard', ...others } = props
  const { labels: labelOverrides, count = changes.length, saveDisabledReason, ...rest } = others
  const labels = { ...LABELS, ...labelOverrides }
  const bar = useRef<HTMLElement>(null)
  const isSaving = state === 'saving'
  useDockHeight(bar)
  useSaveKey(formId, isSaving)
  useLastField(bar, formId)
  const { isOverflowing, content } = useOverflow('block')
  const isTold = useDelayed(true, UNTIL_TOLD)
  const [hasSaved, setHasSaved] = useState(false)
  if (isSaving && !hasSaved) setHasSaved(true)
  const { first, more } = firstChanges(changes)
  return (
    <Bar aria-label={labels.unsaved} {...rest} ref={bar} data-state={state}>
      <VisuallyHidden role="status">
        {isSaving ? labels.saving : isTold && !hasSaved ? labels.unsaved : ''}
      </VisuallyHidden>
      <Facts>
        <Count>{labels.count(count)}</Count>
        <Failure role="alert" tabIndex={isOverflowing ? 0 : undefined}>
          {state === 'failed' && (
            <Words ref={content}>
              <CircleAlert aria-hidden="true" />
              <span>{message || labels.failed}</span>
            </Words>
          )}
        </Failure>
        {state !== 'failed' && first.length > 0 && <ChangeList changes={first} labels={labels.changes} />}
        {state !== 'failed' && more > 0 && (
          <MoreChanges label={labels.more(more)} listLabel={labels.unsaved} changes={changes} labels={labels.changes} />
        )}
      </Facts>
      <Buttons>
        <Button onClick={onDiscard} disabledReason={isSaving ? labels.savingReason : undefined}>
          {discardLabel}
        </Button>
        <Button
          type="submit"
          form={formId}
          tone="primary"
          isBusy={isSaving}
          disabledReason={saveDisabledReason}
          aria-keyshortcuts="Control+S Meta+S"
        >
          {saveLabel}
          <kbd aria-hidden="true">{isApple() ? '⌘ S' : 'Ctrl S'}</kbd>
        </Button>
      </Buttons>
    </Bar>
  )
}

const PARTS = [Bar, Facts, Count, Failure, Words, Buttons, List, Chip, All]

/** Stands where the bar will, on a page that is not dirty yet, so that the first change is not slowed by the styles of the bar. */
export function UnsavedBarAhead() {
  return <StylesAhead parts={PARTS} />
}
