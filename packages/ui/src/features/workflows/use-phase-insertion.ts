import { changeTexts } from '@sitewright/domain/workflows/editor-messages'
import type { PhaseCopy } from '@sitewright/domain/workflows/copy'
import { describeInsertion } from '@sitewright/domain/workflows/existing-phase-messages'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ToastQueue } from '../../toasts/toast-queue'
import { withPhase } from './editor-dialog'
import type { WorkflowForm } from './use-workflow-form'

/** What an insertion needs of the editor. */
export interface PhaseInsertionOptions {
  form: WorkflowForm
  /** The element with the board. */
  body: RefObject<HTMLElement | null>
  toasts: Pick<ToastQueue, 'info' | 'close'>
  onAnnounce: (text: string) => void
  onClose: () => void
}

const TOAST = 'phase-inserted'

/**
 * Inserts a copied phase as one step of undo, and reports in a toast what was not copied. Its Undo goes with the next step, which it would undo instead (WF-110).
 * @returns the function that inserts. The focus moves to the menu of the phase, unless the dialog stays
 */
export function usePhaseInsertion({ form, body, toasts, onAnnounce, onClose }: PhaseInsertionOptions) {
  // A ref, because the toast is pressed many renders later.
  const latest = useRef(form)
  const inserted = useRef<WorkflowForm['step']>(undefined)
  useLayoutEffect(() => {
    latest.current = form
  })
  useEffect(() => {
    if (inserted.current === undefined || inserted.current === form.step) return
    inserted.current = undefined
    toasts.close(TOAST)
  }, [form.step, toasts])
  useEffect(() => () => toasts.close(TOAST), [toasts])
  /** The phase whose menu takes the focus. */
  const [target, setTarget] = useState<Pick<PhaseCopy, 'phase'>>()
  // In an effect, because the rest of the page is inert until those of the dialog are cleaned up.
  useEffect(() => {
    if (target === undefined) return
    const menu = `[data-phase="${CSS.escape(target.phase.phaseId)}"] [data-part="menu"]`
    body.current?.querySelector<HTMLElement>(menu)?.focus()
  }, [target, body])
  const undo = (): void => {
    const label = latest.current.history.undo()
    if (label !== undefined) onAnnounce(changeTexts.undone(label))
  }
  return ({ phase, dropped }: PhaseCopy, position: number, isStaying: boolean): void => {
    inserted.current = undefined
    flushSync(() => {
      form.change((draft) => withPhase(draft, phase, position), { label: changeTexts.steps.addPhase(phase.phaseName) })
      if (isStaying) return
      setTarget({ phase })
      onClose()
    })
    inserted.current = latest.current.step
    toasts.info(describeInsertion(phase.phaseName, dropped), {
      key: TOAST,
      action: { label: sharedMessages.undo, onAction: undo },
    })
  }
}
