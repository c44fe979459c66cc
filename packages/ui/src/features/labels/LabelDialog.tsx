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
import { LabelChoice, LabelChoiceSkeleton } from './LabelChoice'
import { Quiet, State } from './LabelDialog.styles'
import type { LabelPrint, PrintLabels } from './label-print'
import { useLabelPrint } from './use-label-print'

const WAITING = { loading: labelMessages.loadingLabels, failed: configMessages.fetchFailed }

export type { PrintControls, PrintOutcome } from './label-print'

/** Props of LabelDialog. */
export interface LabelDialogProps {
  isOpen: boolean
  /** Such as "Download Site Barcodes". */
  title: string
  /** The labels of the project. */
  view: ViewState<ProjectLabels>
  /** The names to print, in the order of the site tree. */
  names: readonly string[]
  /** How many sites are archived and get no label. */
  archived?: number
  /** Name of the file on a desktop browser. */
  fileName: string
  /** Whether the labels go to the mobile app instead of a file. */
  isMobile: boolean
  onPrint: PrintLabels
  onClose: () => void
}

/**
 * Prints labels for sites. If the project has several labels, it asks for one. Otherwise it prints immediately (CODE-22). A failure stays in the dialog, with Retry.
 * Closing the dialog cancels the print.
 */
export function LabelDialog(props: LabelDialogProps) {
  // Unmounted while closed, so that every opening starts from the beginning.
  return props.isOpen ? <OpenDialog {...props} /> : null
}

function OpenDialog({ title, view, names, archived = 0, fileName, isMobile, onPrint, onClose }: LabelDialogProps) {
  const [chosen, setChosen] = useState<SiteLabel>()
  const { print, start, cancel } = useLabelPrint({
    onPrint,
    onPrinted: (file) => {
      if (file !== undefined) saveFile(file, safeFileName(fileName))
      onClose()
    },
  })
  const choices = view.state === 'ready' ? labelChoices(view.value) : undefined
  const label = choices?.find(({ number }) => number === chosen?.number) ?? choices?.[0]
  const canChoose = choices !== undefined && choices.length > 1
  const isPrinting = print.state === 'printing'
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      size="wide"
      footer={
        <>
          <Button onClick={isPrinting && canChoose ? cancel : onClose}>{labelLabels.cancel}</Button>
          {names.length > 0 && (
            <PrintButton
              print={print}
              total={names.length}
              isMobile={isMobile}
              disabledReason={waitReason(view, WAITING)}
              onClick={() => {
                if (label !== undefined) void start(label)
              }}
            />
          )}
        </>
      }
    >
      {names.length === 0 ? (
        <EmptyState title={labelMessages.noSitesTitle}>
          <p>{labelMessages.noSites}</p>
        </EmptyState>
      ) : (
        <>
          <View view={view} loading={<LabelChoiceSkeleton />} failedTitle={configMessages.fetchFailed} layout="region">
            {(projectLabels) =>
              label !== undefined && (
                <>
                  {!canChoose && <StartAtOnce onStart={() => void start(label)} />}
                  <LabelChoice {...{ projectLabels, label, names, archived, isPrinting }} onChoose={setChosen} />
                </>
              )
            }
          </View>
          <PrintState print={print} total={names.length} isMobile={isMobile} />
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

/** One button for start, busy and Retry, so that it keeps the focus. */
function PrintButton({ print, total, isMobile, disabledReason, onClick }: PrintButtonProps) {
  const Icon = print.state === 'failed' ? RotateCw : isMobile ? Printer : Download
  const text = isMobile ? labelLabels.print(total) : labelLabels.start(total)
  return (
    <Button
      tone="primary"
      icon={<Icon aria-hidden="true" />}
      isBusy={print.state === 'printing'}
      disabledReason={disabledReason}
      onClick={onClick}
    >
      {print.state === 'failed' ? labelLabels.retry : text}
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
