import { CircleCheck, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import {
  documentNumberLabels as labels,
  documentNumberMessages as messages,
} from '@sitewright/domain/document-numbering/messages'
import type { NamedNumber, UpdateOutcome } from '@sitewright/domain/document-numbering/rules'
import { Button } from '../../button/Button'
import { Dialog } from '../../dialog/Dialog'
import { focusOnMount } from '../../focus/focus-on-mount'
import { Rejected, Saved } from './DocumentNumbering.styles'

/** Props of RejectedDialog. */
export interface RejectedDialogProps {
  /** The update with rejected numbers; `undefined` closes the dialog. */
  update: UpdateOutcome | undefined
  numbers: readonly NamedNumber[]
  /** Closes the dialog. The typed numbers stay. */
  onClose: () => void
  /** Loads the numbers again, without the typed ones. */
  onRefresh: () => void
}

/** Asks about the numbers that someone else changed first, and lists what was saved (NUM-08 to NUM-11, NUM-16, NUM-19). Refresh has the focus. */
export function RejectedDialog({ update, numbers, onClose, onRefresh }: RejectedDialogProps) {
  const [last, setLast] = useState(update)
  if (update !== undefined && update !== last) setLast(update)
  const { rejected = [], saved = [] } = update ?? last ?? {}
  const nameOf = (type: number): string =>
    numbers.find(({ resourceType }) => resourceType === type)?.name ?? String(type)
  return (
    <Dialog
      isOpen={update !== undefined}
      title={messages.failedTitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{labels.keep}</Button>
          <Button ref={focusOnMount} tone="primary" icon={<RefreshCw aria-hidden="true" />} onClick={onRefresh}>
            {labels.refresh}
          </Button>
        </>
      }
    >
      <p>{messages.rejected}</p>
      <Rejected>
        <thead>
          <tr>
            <th scope="col">{labels.resourceType}</th>
            <th scope="col">{labels.newNextNumber}</th>
            <th scope="col">{labels.changedElsewhere}</th>
          </tr>
        </thead>
        <tbody>
          {rejected.map(({ resourceType, newNextNumber, changedElsewhereTo }) => (
            <tr key={resourceType}>
              <th scope="row">{nameOf(resourceType)}</th>
              <td>{newNextNumber}</td>
              <td>
                <b>{changedElsewhereTo ?? labels.noNumber}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </Rejected>
      {saved.length > 0 && (
        <Saved>
          {saved.map(({ resourceType, newNextNumber }) => (
            <li key={resourceType}>
              <CircleCheck aria-hidden="true" />
              {messages.savedAs(nameOf(resourceType), newNextNumber)}
            </li>
          ))}
        </Saved>
      )}
    </Dialog>
  )
}
