import { overviewLabels as labels } from '@sitewright/domain/sites/overview-messages'
import { KeyCap } from '../../sign/KeyCap'
import { KeyLine } from './Overview.styles'

/** The keys of the focused map, as `OverviewMap` handles them. */
const KEYS = [
  ['mark', ['N', 'P']],
  ['select', ['Space']],
  ['box', ['Shift', labels.drag]],
  ['open', ['Enter']],
  ['fit', ['F']],
  ['pan', ['← ↑ ↓ →']],
  ['zoom', ['+', '−']],
  ['leave', ['Esc']],
] as const satisfies readonly (readonly [keyof typeof labels.actions, readonly string[]])[]

/** The keys of the map, always visible (MAP-30). */
export function OverviewKeys({ id }: { id: string }) {
  return (
    <KeyLine id={id} aria-label={labels.keys}>
      {KEYS.map(([action, caps]) => (
        <div key={action}>
          <dt>
            {caps.map((cap) => (
              <KeyCap key={cap} cap={cap} />
            ))}
          </dt>
          <dd>{labels.actions[action]}</dd>
        </div>
      ))}
    </KeyLine>
  )
}
