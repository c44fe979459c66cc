'use client'

import { CircleAlert, Download as DownloadIcon, X } from 'lucide-react'
import { useRef } from 'react'
import { Button, ButtonLink, type ButtonLinkProps, type ButtonProps, IconButton } from '../button/Button'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { Problem, Root } from './DownloadButton.styles'
import { safeFileName } from './file-name'
import { type Download, useDownload } from './use-download'

/** Props of DownloadButton. Rest props reach the `<button>`; `className` and `style` reach the root. */
export interface DownloadButtonProps extends Omit<ButtonProps, 'isBusy' | 'onClick' | 'ref' | 'isWide'> {
  /** Makes or fetches the file; is told by the signal when nobody waits for it any more. */
  load: Download['load']
  /** Name of the file, where `load` gives none; what a file cannot be called is replaced. */
  fileName: string
  /** The browser has been given the file, by this name. */
  onSaved?: (fileName: string) => void
  /** It could not be loaded; the button says so by itself. */
  onFailed?: (error: unknown) => void
  /** What is said of a failure; "The file could not be downloaded." by default. */
  failedText?: (error: unknown) => string
  /** Said while it is loaded; "Preparing the file" by default. */
  loadingLabel?: string
  /** Said when the browser has it; "Downloaded" by default. */
  savedLabel?: string
  /** Name of what gives up waiting; "Cancel the download" by default. */
  cancelLabel?: string
}

/**
 * Loads a file and saves it. Exposes `button`, busy while it is loaded, with a second one that cancels; the focus goes back
 * to the first when the second leaves with it. A failure stands beside it as an `alert`; a press tries again.
 */
export function DownloadButton(props: DownloadButtonProps) {
  const { load, fileName, onSaved, onFailed, failedText, loadingLabel = 'Preparing the file', ...others } = props
  const { savedLabel = 'Downloaded', cancelLabel = 'Cancel the download', className, style, children, ...rest } = others
  const root = useRef<HTMLSpanElement>(null)
  const takeFocusBack = (): void => {
    const active = document.activeElement
    if (active?.matches('[data-download-cancel]') === true && root.current?.contains(active) === true)
      root.current.querySelector('button')?.focus()
  }
  const { state, start, cancel } = useDownload({ load, fileName, onSaved, onFailed }, takeFocusBack)
  const said = { idle: '', loading: loadingLabel, saved: savedLabel, failed: '' }[state.step]
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
          label={cancelLabel}
          icon={<X aria-hidden="true" />}
          data-download-cancel=""
          onClick={cancel}
        />
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Problem role="alert">
        {state.step === 'failed' && (
          <>
            <CircleAlert aria-hidden="true" />
            <span>{failedText?.(state.error) ?? 'The file could not be downloaded.'}</span>
          </>
        )}
      </Problem>
    </Root>
  )
}

/** Props of DownloadLink: those of ButtonLink, and these. */
export interface DownloadLinkProps extends Omit<ButtonLinkProps, 'download'> {
  /** Name of the file; what a file cannot be called is replaced. The server's own by default. */
  fileName?: string
}

/** A link to a file that lies at an address; the browser saves it. Exposes `link`; Enter follows it. */
export function DownloadLink({ fileName, ...rest }: DownloadLinkProps) {
  return (
    <ButtonLink
      icon={<DownloadIcon aria-hidden="true" />}
      {...rest}
      download={fileName === undefined ? '' : safeFileName(fileName)}
    />
  )
}
