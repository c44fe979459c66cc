import type { RunAct, RunStep } from '@sitewright/domain/workflows/dry-run'
import {
  dryRunLabels as labels,
  dryRunMessages as messages,
  toRunText,
} from '@sitewright/domain/workflows/dry-run-messages'
import { editorLabels } from '@sitewright/domain/workflows/editor-messages'
import { ArrowLeft, ClipboardCopy, Play, RotateCcw, Undo2, Unlink } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Announcement } from '../../../announcer/Announcement'
import { useAnnouncement } from '../../../announcer/use-announcement'
import { Button } from '../../../button/Button'
import { useCopy } from '../../../clipboard/use-copy'
import { EmptyState } from '../../../empty-state/EmptyState'
import { focusOnMount } from '../../../focus/focus-on-mount'
import { Note } from '../../../note/Note'
import { PageHeader } from '../../../page-header/PageHeader'
import { KeyCap } from '../../../sign/KeyCap'
import type { ToastQueue } from '../../../toasts/toast-queue'
import { undoKey } from '../../../undo/undo-key'
import { useStableActions } from '../../patterns/use-stable-actions'
import type { DryRunPartProps } from '../EditorDialogs'
import { DryRunItems } from './DryRunItems'
import { DryRunRuler } from './DryRunRuler'
import { DryRunSteps } from './DryRunSteps'
import { Columns, Keyline, Notice, Page, SectionHead } from './DryRun.styles'
import { type DryRunOptions, useDryRun } from './use-dry-run'

/** Props of DryRun. */
export interface DryRunProps extends DryRunOptions, Omit<DryRunPartProps, 'projectIds'> {
  /** The address of the board. */
  boardHref: string
  toasts: Pick<ToastQueue, 'info' | 'error'>
}

/** A page that shows what a workflow would do, step by step (WF-85 to WF-94). It changes nothing outside itself. */
export function DryRun(props: DryRunProps) {
  const { workflow, changeCount, listHref, boardHref, onClose, toasts, phases } = props
  const shown = useDryRun(props)
  const { run, names, steps, last, progress } = shown
  const [isAccepted, setAccepted] = useState(run.dangling === 0)
  const [announcement, announce] = useAnnouncement()
  const page = useRef<HTMLDivElement>(null)
  const makeText = (): string =>
    toRunText(names, { workflow, phases: phases.map(({ phaseName }) => phaseName), steps, progress })
  const total = (step: RunStep | undefined): string => names.formatWeight(step?.after.total ?? 0)
  const reportCopied = (): string => toasts.info(messages.copied(steps.length))
  const { copy } = useCopy(makeText, { onCopied: reportCopied, onFailed: () => toasts.error(messages.copyFailed) })

  /** Focuses the button of the item, or of the next one that can be completed. */
  const focusItem = (from?: string): void => {
    const buttons = [...(page.current?.querySelectorAll<HTMLElement>('[data-part="complete"]') ?? [])]
    const row = page.current?.querySelector(`[data-item="${CSS.escape(from ?? '')}"]`)
    const isAfter = (button: HTMLElement): boolean =>
      !row || Boolean(row.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING)
    const target = buttons.find(isAfter) ?? buttons[0]
    if (target) target.focus()
    else page.current?.querySelector('h1')?.focus()
  }
  const actions = useStableActions({
    onAct: (act: RunAct, isFocusKept = false): void => {
      let step: RunStep | undefined
      flushSync(() => {
        step = shown.act(act)
      })
      announce(messages.total(total(step)))
      if (act.kind === 'complete' && !isFocusKept) focusItem(act.itemId)
    },
    onUndo: (act?: RunAct): void => {
      if (last === undefined) return
      const undone = last.act
      const before = steps.at(-2)
      let step: RunStep | undefined
      flushSync(() => {
        step = shown.undo(act)
      })
      announce(step ? messages.total(total(step)) : messages.undone(steps.length, total(before)))
      if (act?.kind === 'complete') focusItem(act.itemId)
      else if (undone.kind === 'complete') {
        const button = `[data-item="${CSS.escape(undone.itemId)}"] [data-part="complete"]`
        page.current?.querySelector<HTMLElement>(button)?.focus()
      }
      // The button of the step is gone with it.
      if (document.activeElement === document.body) page.current?.querySelector('h1')?.focus()
    },
  })
  const startOver = (): void => {
    flushSync(shown.clear)
    announce(messages.startedOver)
    focusItem()
  }
  const runAll = (): void => {
    let count = 0
    flushSync(() => {
      count = shown.runAll()
    })
    announce(count === 0 ? messages.nothingLeft : messages.ran(count))
    page.current?.querySelector('h1')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.target instanceof HTMLInputElement || undoKey(event) !== 'undo') return
    event.preventDefault()
    if (!event.repeat) actions.onUndo()
  }
  const onCopy = (event: ClipboardEvent): void => {
    const selection = getSelection()
    if (steps.length === 0 || (selection && !selection.isCollapsed) || event.target instanceof HTMLInputElement) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', makeText())
    reportCopied()
  }
  const isEmpty = phases.every(({ items }) => items.length === 0)
  const nothingToUndo = last === undefined ? messages.nothingToUndo : undefined
  return (
    <Page ref={page} onKeyDown={onKeyDown} onCopy={onCopy}>
      <PageHeader
        title={labels.title}
        subtitle={changeCount === 0 ? messages.saved : messages.draft(changeCount)}
        breadcrumb={[
          { label: editorLabels.list, href: listHref },
          { label: workflow, href: boardHref },
        ]}
        actions={
          <>
            <Button icon={<ArrowLeft aria-hidden="true" />} ref={focusOnMount} onClick={onClose}>
              {labels.back}
            </Button>
            <Button icon={<Undo2 aria-hidden="true" />} disabledReason={nothingToUndo} onClick={() => actions.onUndo()}>
              {labels.undo(Math.max(1, steps.length))}
            </Button>
            <Button icon={<RotateCcw aria-hidden="true" />} disabledReason={nothingToUndo} onClick={startOver}>
              {labels.startOver}
            </Button>
            <Button
              icon={<ClipboardCopy aria-hidden="true" />}
              disabledReason={nothingToUndo}
              onClick={() => void copy()}
            >
              {labels.copy}
            </Button>
          </>
        }
      />
      <Notice>
        <Note tone="info">{messages.notice}</Note>
      </Notice>
      {isEmpty ? (
        <EmptyState title={messages.noItems} />
      ) : isAccepted ? (
        <>
          <DryRunRuler {...props} shown={shown} onAct={actions.onAct} />
          <Columns>
            <section aria-labelledby="dry-run-items">
              <SectionHead>
                <h2 id="dry-run-items">{labels.items}</h2>
                <Keyline>
                  <KeyCap cap="↑ ↓" /> {labels.keyItem} <KeyCap cap="Space" /> {labels.keyComplete}
                </Keyline>
              </SectionHead>
              <DryRunItems phases={phases} shown={shown} onAct={actions.onAct} />
            </section>
            <section aria-labelledby="dry-run-steps">
              <SectionHead>
                <h2 id="dry-run-steps">{labels.steps}</h2>
                <span>{steps.length > 0 && messages.stepCount(steps.length)}</span>
                {steps.length > 0 && (
                  <Keyline>
                    <KeyCap cap="Ctrl" /> <KeyCap cap="Z" /> {labels.keyUndo} <KeyCap cap="Ctrl" /> <KeyCap cap="C" />{' '}
                    {labels.copy}
                  </Keyline>
                )}
              </SectionHead>
              {steps.length === 0 ? (
                <EmptyState
                  headingLevel={3}
                  icon={<Play aria-hidden="true" />}
                  title={messages.emptyTitle}
                  actions={<Button onClick={runAll}>{labels.runAll}</Button>}
                >
                  <p>{messages.empty}</p>
                </EmptyState>
              ) : (
                <DryRunSteps steps={steps} names={names} onUndo={actions.onUndo} onRunAll={runAll} />
              )}
            </section>
          </Columns>
        </>
      ) : (
        <EmptyState
          tone="danger"
          icon={<Unlink aria-hidden="true" />}
          title={messages.danglingTitle(run.dangling)}
          actions={
            <>
              <Button onClick={onClose}>{messages.toBoard}</Button>
              <Button
                tone="ghost"
                onClick={() => {
                  flushSync(() => setAccepted(true))
                  focusItem()
                }}
              >
                {messages.runWithout}
              </Button>
            </>
          }
        >
          <p>{messages.dangling}</p>
        </EmptyState>
      )}
      <Announcement of={announcement} />
    </Page>
  )
}
