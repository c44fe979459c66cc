import { sameNameCode, faultSentence, type StatusFault } from '@sitewright/domain/workflows/status-source'
import { statusSourceMessages as messages } from '@sitewright/domain/workflows/status-source-messages'
import type { EquipmentConfigs } from '@sitewright/domain/workflows/equipment'
import type { Ref } from 'react'
import { Button } from '../../button/Button'
import { Note } from '../../note/Note'
import { Notes, StatusFaults } from './WorkflowEditor.styles'

/** Props of StatusSourceNote. */
export interface StatusSourceNoteProps {
  /** Ref of the note, which takes the focus of a refused save. */
  ref: Ref<HTMLDivElement>
  faults: readonly StatusFault[]
  configs: EquipmentConfigs
  projectIds: readonly number[]
  /** Gives the items of a fault another code. */
  onMap: (fault: StatusFault, state: number) => void
}

/** The equipment statuses whose codes the selected projects lack or have under another name, each with its items and the code of the same name (WF-80). */
export function StatusSourceNote({ ref, faults, configs, projectIds, onMap }: StatusSourceNoteProps) {
  return (
    <Notes>
      <Note ref={ref} tone="danger" role="alert" tabIndex={-1}>
        {messages.intro}
        <StatusFaults aria-label={messages.title}>
          {faults.map((fault) => (
            <li key={JSON.stringify([fault.state, 'name' in fault ? fault.name : null])}>
              {faultSentence(fault)}{' '}
              {[...new Set(fault.uses.map(({ phaseName, itemName }) => `${phaseName} › ${itemName}`))].join(', ')}
              <MapButton fault={fault} code={sameNameCode(fault, configs, projectIds)} onMap={onMap} />
            </li>
          ))}
        </StatusFaults>
      </Note>
    </Notes>
  )
}

function MapButton({
  fault,
  code,
  onMap,
}: {
  fault: StatusFault
  code: number | undefined
  onMap: StatusSourceNoteProps['onMap']
}) {
  if (code === undefined || !('name' in fault)) return <p>{messages.noSameName}</p>
  return (
    <Button size="small" aria-label={messages.mapOf(fault.name, code)} onClick={() => onMap(fault, code)}>
      {messages.map(code)}
    </Button>
  )
}
