'use client'

import { CircleAlert, Download as DownloadIcon, X } from 'lucide-react'
import { useRef } from 'react'
import { Announcement } from '../announcer/Announcement'
import { Button, ButtonLink, type ButtonLinkProps, type ButtonProps, IconButton } from '../button/Button'
import { Problem, Root } from './DownloadButton.styles'
import { safeFileName } from './file-name'
import { type LoadedFile, useDownload } from './use-download'
import type { CompleteTexts, LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

export type { LoadedFile } from './use-download'

/** Texts of DownloadButton. */
export interface DownloadButtonLabels {
  /** Announced while the file loads. */
  loading: string
  /** Announced when the browser has the file. */
  saved: string
  /** Name of the button that cancels. */
  cancel: string
  /** Shown and announced when the file could not be loaded. */
  failed: string | ((error: unknown) => string)
}

const LABELS: CompleteTexts<DownloadButtonLabels> = {
  loading: 'Preparing the file',
  saved: 'Downloaded',
  cancel: 'Cancel the download',
  failed: 'The file could not be downloaded.',
}

/** Props of DownloadButton. Rest props and `ref` reach the `<button>`; `className` and `style` reach the root. */
export interface DownloadButtonProps extends Omit<ButtonProps, 'isBusy' | 'onClick' | 'isWide'> {
  /** Creates or fetches the file. The signal aborts when the user cancels or leaves the page. */
  load: (signal: AbortSignal) => Promise<LoadedFile>
  /** Name of the file when `load` returns none. Characters that file systems refuse are replaced. */
  fileName: string
  /** Called with the file's name when the browser has the file. */
  onSaved?: (fileName: string) => void
  /** Called when the file could not be loaded. The button shows the failure itself. */
  onFailed?: (error: unknown) => void
  /** Replaces the English texts. */
  labels?: LabelTexts<DownloadButtonLabels>
}

/**
 * Loads a file and saves it. Exposes `button`, busy while the file loads, and then a second `button` that cancels. When the second button
 * unmounts with the focus, the first one gets it. A failure appears beside it as an `alert`; the next press retries.
 */
export function DownloadButton(props: DownloadButtonProps) {
  const { load, fileName, onSaved, onFailed, labels: labelOverrides, className, style, children, ...rest } = props
  const labels = useLabels('DownloadButton', LABELS, labelOverrides)
  const root = useRef<HTMLSpanElement>(null)
  const returnFocus = (): void => {
    const active = document.activeElement
    if (active?.matches('[data-download-cancel]') === true && root.current?.contains(active) === true)
      root.current.querySelector('button')?.focus()
  }
  const { state, start, cancel } = useDownload({ load, fileName, onSaved, onFailed }, returnFocus)
  const announcement = { idle: '', loading: labels.loading, saved: labels.saved, failed: '' }[state.step]
  return (
    <Root ref={root} className={className} style={style}>
      <Button
        icon={<DownloadIcon aria-hidden="true" />}
        {...rest}
        isBusy={state.step === 'loading'}
        onClick={() => void start()}
      >
        {children}
      </Button>
      {state.step === 'loading' && (
        <IconButton
          size={rest.size}
          label={labels.cancel}
          icon={<X aria-hidden="true" />}
          data-download-cancel=""
          onClick={cancel}
        />
      )}
      <Announcement>{announcement}</Announcement>
      <Problem role="alert">
        {state.step === 'failed' && (
          <>
            <CircleAlert aria-hidden="true" />
            <span>{typeof labels.failed === 'string' ? labels.failed : labels.failed(state.error)}</span>
          </>
        )}
      </Problem>
    </Root>
  )
}

/** Props of DownloadLink: those of ButtonLink, and these. */
export interface DownloadLinkProps extends Omit<ButtonLinkProps, 'download'> {
  /** Name of the file. Characters that file systems refuse are replaced. The server's name by default. */
  fileName?: string
}

/** A link to a file with an address, which the browser saves. Exposes `link`. Enter follows it. */
export function DownloadLink({ fileName, ...rest }: DownloadLinkProps) {
  return (
    <ButtonLink
      icon={<DownloadIcon aria-hidden="true" />}
      {...rest}
      download={fileName === undefined ? '' : safeFileName(fileName)}
    />
  )
}
