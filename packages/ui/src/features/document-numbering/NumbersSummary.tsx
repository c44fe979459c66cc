import { ArrowRight, TriangleAlert } from 'lucide-react'
import {
  documentNumberLabels as labels,
  documentNumberMessages as messages,
} from '@sitewright/domain/document-numbering/messages'
import { numberProblem } from '@sitewright/domain/document-numbering/rules'
import type { Rows } from '../../draft/rows'
import { KeyCap } from '../../sign/KeyCap'
import { Keys, Side, Summary } from './DocumentNumbering.styles'
import type { NumberRow } from './number-draft'

/** Props of NumbersSummary. */
export interface NumbersSummaryProps {
  rows: Rows<NumberRow>
  /** The stored numbers. */
  base: Rows<NumberRow>
}

/** What a submit changes, with its consequences, and the keys of the table. */
export function NumbersSummary({ rows, base }: NumbersSummaryProps) {
  const changes = [...rows].flatMap(([id, { name, nextNumber: to }]) => {
    const from = base.get(id)?.nextNumber ?? null
    return Object.is(from, to) || to === null || numberProblem(to) !== undefined
      ? []
      : [{ id, name, from: from ?? 0, to }]
  })
  return (
    <Side aria-label={labels.summary}>
      <h2>{labels.summary}</h2>
      <p>{changes.length === 0 ? messages.sendsNothing : messages.sends(changes.length, rows.size)}</p>
      {changes.length > 0 && (
        <Summary>
          {changes.map(({ id, name, from, to }) => (
            <li key={id}>
              <h3>{name}</h3>
              <span data-part="numbers">
                {from} <ArrowRight aria-hidden="true" /> <b>{to}</b>
              </span>
              {to < from ? (
                <p data-tone="warning">
                  <TriangleAlert aria-hidden="true" />
                  {messages.lower(to, from - 1)}
                </p>
              ) : (
                <p>
                  {messages.nextIs(name, to)} {messages.unused(to - from)}
                </p>
              )}
            </li>
          ))}
        </Summary>
      )}
      <Keys>
        <dt>
          <kbd>Enter</kbd>
        </dt>
        <dd>{labels.keys.nextRow}</dd>
        <dt>
          <KeyCap cap="↑" />
          <KeyCap cap="↓" />
        </dt>
        <dd>{labels.keys.step}</dd>
        <dt>
          <kbd>Esc</kbd>
        </dt>
        <dd>{labels.keys.reset}</dd>
      </Keys>
    </Side>
  )
}
