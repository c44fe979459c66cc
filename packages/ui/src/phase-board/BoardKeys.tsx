'use client'

import { KeyCap } from '../sign/KeyCap'
import type { BoardLabels } from './board-labels'
import { Keys } from './PhaseBoard.styles'

/** Props of BoardKeys. */
export interface BoardKeysProps {
  /** Whether cards can be changed. */
  canChange: boolean
  /** Whether Enter opens properties. */
  canOpen: boolean
  /** Whether Ctrl+Enter adds an item. */
  canAdd: boolean
  labels: BoardLabels
}

/** The keys of the board, always visible above it. Only the keys that do something are listed. */
export function BoardKeys({ canChange, canOpen, canAdd, labels }: BoardKeysProps) {
  const keys: [caps: string[], action: string][] = [[['←', '↑', '↓', '→'], labels.goKeys]]
  if (canOpen) keys.push([['Enter'], labels.open])
  if (canChange) {
    keys.push([['M'], labels.menuKey], [['Alt', '← ↑ ↓ →'], labels.move])
    if (canAdd) keys.push([['Ctrl', 'Enter'], labels.addItem])
    keys.push([['F2'], labels.rename], [['Delete'], labels.remove], [['Ctrl', 'Z'], labels.undoKey])
  }
  return (
    <Keys>
      {keys.map(([caps, action]) => (
        <div key={action}>
          <dt>
            {caps.map((cap) => (
              <KeyCap key={cap} cap={cap} />
            ))}
          </dt>
          <dd>{action}</dd>
        </div>
      ))}
    </Keys>
  )
}
