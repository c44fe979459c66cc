import { Download, Printer, RotateCw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { configMessages } from '@sitewright/domain/configs/messages'
import { labelChoices, type ProjectLabels } from '@sitewright/domain/labels/config'
import { labelLabels, labelMessages } from '@sitewright/domain/labels/messages'
import type { SiteLabel } from '@sitewright/domain/labels/model'
import { Announcement } from '../../announcer/Announcement'
import { Button } from '../../button/Button'
import { Dialog } from '../../dialog/Dialog'
import { saveFile } from '../../download-button/save-file'
import { safeFileName } from '../../download-button/file-name'
import { EmptyState } from '../../empty-state/EmptyState'
import { Note } from '../../note/Note'
import { ProgressBar } from '../../progress-bar/ProgressBar'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { waitReason } from '../patterns/LoadFailure'
import { FailedLabels } from './FailedLabels'
import { LabelChoice, LabelChoiceSkeleton } from './LabelChoice'
import { Quiet, State } from './LabelDialog.styles'
import type { DrawLabel } from './LabelPaper'
import type { LabelPrint, PrintLabels } from './label-print'
import type { LabelScope } from './label-scopes'
import { useLabelPrint } from './use-label-print'

const WAITING = { loading: labelMessages.loadingLabels, failed: configMessages.fetchFailed }

export type { PrintControls, PrintOutcome } from './label-print'

/** Props of LabelDialog. */
export interface LabelDialogProps {
  isOpen: boolean
  /** Such as "Download Site Barcodes". */
  title: string
  /** The labels of the project, and the choices of sites; the first one is chosen at first. */
  view: ViewState<{ readonly projectLabels: ProjectLabels; readonly scopes: readonly LabelScope[] }>
  /** Name of the file on a desktop browser. */
  fileName: string
  /** Whether the labels go to the mobile app instead of a file. */
  isMobile: boolean
  /** Draws the label of a site. Without it there is no preview. */
  onDraw?: DrawLabel | undefined
  onPrint: PrintLabels
  /** Called with the labels for the mobile app. */
  onZpl: (zpl: string) => void
  onClose: () => void
}

/**
 * Prints labels for sites. If the project has several labels or there are several choices of sites, it asks. Otherwise it prints immediately (CODE-22). Each label is checked:
 * those that cannot be printed are listed, and the user can take the others (CODE-25). A failure stays in the dialog, with Retry. Closing the dialog cancels the print.
 */
export function LabelDialog(props: LabelDialogProps) {
  // Unmounted while closed, so that every opening starts from the beginning.
  return props.isOpen ? <OpenDialog {...props} /> : null
}

function OpenDialog({ title, view, fileName, isMobile, onDraw, onPrint, onZpl, onClose }: LabelDialogProps) {
  const [chosen, setChosen] = useState<SiteLabel>()
  const [scopeId, setScopeId] = useState<LabelScope['id']>()
  const { print, start, take, cancel } = useLabelPrint({
    onPrint,
    onPrinted: ({ file, zpl }) => {
      if (file !== undefined) saveFile(file, safeFileName(fileName))
      if (zpl !== undefined) onZpl(zpl)
      onClose()
    },
  })
  const { projectLabels, scopes = [] } = view.state === 'ready' ? view.value : {}
  const choices = projectLabels && labelChoices(projectLabels)
  const label = choices?.find(({ number }) => number === chosen?.number) ?? choices?.[0]
  const scope = scopes.find(({ id }) => id === scopeId) ?? scopes[0]
  const total = scope?.sites.length ?? 0
  const isEmpty = scope !== undefined && scopes.every(({ sites }) => sites.length === 0)
  const canChoose = (choices !== undefined && choices.length > 1) || scopes.length > 1
  const isPrinting = print.state === 'printing'
  const startPrint = (): void => {
    if (label !== undefined && scope !== undefined) void start(label, scope.sites)
  }
  // Labels that failed are of the choice before.
  const change = <Value,>(set: (value: Value) => void) => {
    return (value: Value): void => {
      cancel()
      set(value)
    }
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      size="wide"
      footer={
        <>
          <Button onClick={isPrinting && canChoose ? cancel : onClose}>{labelLabels.cancel}</Button>
          {!isEmpty && (
            <PrintButton
              print={print}
              total={total}
              isMobile={isMobile}
              disabledReason={waitReason(view, WAITING)}
              onClick={() => (print.state === 'incomplete' ? take(print.printed) : startPrint())}
            />
          )}
        </>
      }
    >
      {isEmpty ? (
        <EmptyState title={labelMessages.noSitesTitle}>
          <p>{labelMessages.noSites}</p>
        </EmptyState>
      ) : (
        <>
          <View view={view} loading={<LabelChoiceSkeleton />} failedTitle={configMessages.fetchFailed} layout="region">
            {(ready) =>
              label !== undefined &&
              scope !== undefined && (
                <>
                  {!canChoose && <StartAtOnce onStart={startPrint} />}
                  <LabelChoice
                    {...{ ...ready, label, scope, draw: onDraw, isPrinting }}
                    onChoose={change(setChosen)}
                    onScopeChange={change(({ id }: LabelScope) => setScopeId(id))}
                  />
                </>
              )
            }
          </View>
          <PrintState print={print} total={total} isMobile={isMobile} />
        </>
      )}
    </Dialog>
  )
}

interface PrintButtonProps {
  print: LabelPrint
  total: number
  isMobile: boolean
  disabledReason: string | undefined
  onClick: () => void
}

function describePrint(print: LabelPrint, total: number, isMobile: boolean): string {
  if (print.state === 'failed') return labelLabels.retry
  if (print.state !== 'incomplete') return isMobile ? labelLabels.print(total) : labelLabels.start(total)
  const others = total - print.printed.failures.length
  return isMobile ? labelLabels.printRest(others) : labelLabels.startRest(others)
}

/** One button for start, busy, Retry and the labels that can be printed, so that it keeps the focus. */
function PrintButton({ print, total, isMobile, disabledReason, onClick }: PrintButtonProps) {
  const Icon = print.state === 'failed' ? RotateCw : isMobile ? Printer : Download
  if (print.state === 'incomplete' && print.printed.failures.length === total) return null
  return (
    <Button
      tone="primary"
      icon={<Icon aria-hidden="true" />}
      isBusy={print.state === 'printing'}
      disabledReason={disabledReason}
      onClick={onClick}
    >
      {describePrint(print, total, isMobile)}
    </Button>
  )
}

/** The part that is done, in percent, by quarters: a message for each batch would interrupt what a screen reader reads. */
const getStep = (part: number): number => Math.floor(part * 4) * 25

function PrintState({ print, total, isMobile }: Omit<PrintButtonProps, 'disabledReason' | 'onClick'>) {
  return (
    <>
      {/* Outside of the state, which has no height while it is empty. */}
      <Announcement>
        {print.state === 'printing' ? labelLabels.progressStep(getStep(print.done / total)) : ''}
      </Announcement>
      <State>
        {print.state === 'printing' && (
          <>
            <ProgressBar
              kind="progress"
              label={labelLabels.progress}
              value={(print.done / total) * 100}
              valueText={labelLabels.progressOf(print.done, total)}
            />
            {!isMobile && <Quiet>{labelLabels.keepOpen}</Quiet>}
          </>
        )}
        {print.state === 'incomplete' && <FailedLabels failures={print.printed.failures} total={total} />}
        {print.state === 'failed' && (
          <Note tone="danger" role="alert">
            <strong>{labelMessages.failedTitle}</strong> {print.message}
          </Note>
        )}
      </State>
    </>
  )
}

/** Prints the only label as soon as it is loaded. An effect, because no event of the user happens then. */
function StartAtOnce({ onStart }: { onStart: () => void }) {
  const latest = useRef(onStart)
  useEffect(() => latest.current(), [])
  return null
}
