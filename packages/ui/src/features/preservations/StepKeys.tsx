import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { preservationScreenLabels as labels } from '@sitewright/domain/preservations/screen-messages'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden'
import { Keys } from './StepLists.styles'

const arrow = (name: string, Icon: typeof ArrowUp): ReactNode => (
  <>
    <Icon size={12} aria-hidden="true" />
    <VisuallyHidden>{name}</VisuallyHidden>
  </>
)

const KEYS: readonly (readonly [caps: readonly (readonly [id: string, cap: ReactNode])[], action: string])[] = [
  [
    [
      ['alt', 'Alt'],
      ['up', arrow('Up', ArrowUp)],
      ['down', arrow('Down', ArrowDown)],
    ],
    labels.keyMove,
  ],
  [
    [
      ['alt', 'Alt'],
      ['left', arrow('Left', ArrowLeft)],
      ['right', arrow('Right', ArrowRight)],
    ],
    labels.keyMoveList,
  ],
  [[['enter', 'Enter']], labels.keyAdd],
]

/** The keys of the lists (PRES-37). */
export function StepKeys() {
  return (
    <Keys>
      {KEYS.map(([caps, action]) => (
        <div key={action}>
          <dt>
            {caps.map(([id, cap]) => (
              <kbd key={id}>{cap}</kbd>
            ))}
          </dt>
          <dd>{action}</dd>
        </div>
      ))}
    </Keys>
  )
}
