'use client'

import {
  existingPhaseLabels as labels,
  existingPhaseMessages as messages,
} from '@sitewright/domain/workflows/existing-phase-messages'
import { X } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '../../button/Button'
import { DIALOG_LABELS } from '../../dialog/Dialog'
import { Head, Panel, Scrim, Title } from '../../dialog/Dialog.styles'
import { UndoBoundary } from '../../dialog/UndoBoundary'
import { EmptyState } from '../../empty-state/EmptyState'
import { useReturnFocus } from '../../focus/use-return-focus'
import { createPanelLoader, useLazyPanel } from '../../lazy-panel/lazy-panel'
import type { ExistingPhasesProps } from './existing-phase/ExistingPhases'
import { PartFailure } from './PartFailure'
import { From, PhaseSheet } from './existing-phase/ExistingPhaseDialog.styles'

const LOADER = createPanelLoader(async () => (await import('./existing-phase/ExistingPhases')).ExistingPhases)

/**
 * Inserts a copy of a phase of another workflow (WF-32 to WF-34, WF-105 to WF-110). Mounted while it is open; its content is loaded then. Exposes a `dialog` with a
 * `combobox`, a `listbox` of phases and a preview of the active one.
 *
 * Keys: ↑ and ↓ choose a phase, Enter inserts it, Shift+Enter inserts it and stays, Esc closes. The search takes the focus.
 */
export function ExistingPhaseDialog(props: ExistingPhasesProps) {
  const { onClose } = props
  return (
    <Scrim isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()}>
      <PhaseSheet>
        <UndoBoundary>
          <ExistingPhasePanel {...props} />
        </UndoBoundary>
      </PhaseSheet>
    </Scrim>
  )
}

function ExistingPhasePanel(props: ExistingPhasesProps) {
  const id = useId()
  const { Panel: Content, hasFailed, retry } = useLazyPanel(LOADER, true, () => undefined)
  useReturnFocus()
  return (
    <Panel aria-labelledby={id}>
      <Head>
        <Title id={id}>
          {labels.title} <From>{labels.from(props.projectIds)}</From>
        </Title>
        <IconButton label={DIALOG_LABELS.close} icon={<X aria-hidden="true" />} size="small" onClick={props.onClose} />
      </Head>
      {Content !== undefined ? (
        <Content {...props} />
      ) : hasFailed ? (
        <PartFailure title={messages.codeFailed} onRetry={retry}>
          <p>{messages.codeFailedHelp}</p>
        </PartFailure>
      ) : (
        <EmptyState role="status" title={messages.loading} headingLevel={3} />
      )}
    </Panel>
  )
}
