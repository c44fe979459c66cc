import { sameNameCode, faultSentence, type StatusFault } from '@sitewright/domain/workflows/status-source'
import { statusSourceMessages as messages } from '@sitewright/domain/workflows/status-source-messages'
import type { EquipmentConfigs } from '@sitewright/domain/workflows/equipment'
import { Button } from '../../button/Button'
import { Note } from '../../note/Note'
import { StatusFaults } from './WorkflowEditor.styles'

/** Props of StatusSourceNote. */
export interface StatusSourceNoteProps {
  /** `id` of the list, which takes the focus when it prevents a save. */
  id: string
  faults: readonly StatusFault[]
  configs: EquipmentConfigs
  projectIds: readonly number[]
  /** Gives the items of a fault another code. */
  onMap: (fault: StatusFault, state: number) => void
}

/** The equipment statuses whose codes the selected projects lack or have under another name, each with its items and the code of the same name (WF-80). */
export function StatusSourceNote({ id, faults, configs, projectIds, onMap }: StatusSourceNoteProps) {
  return (
    <Note tone="danger" role="alert">
      {messages.intro}
      <StatusFaults id={id} aria-label={messages.title} tabIndex={-1}>
        {faults.map((fault) => (
          <li key={JSON.stringify([fault.state, 'name' in fault ? fault.name : null])}>
            {faultSentence(fault)}{' '}
            {[...new Set(fault.uses.map(({ phaseName, itemName }) => `${phaseName} › ${itemName}`))].join(', ')}
            <MapButton fault={fault} code={sameNameCode(fault, configs, projectIds)} onMap={onMap} />
          </li>
        ))}
      </StatusFaults>
    </Note>
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
