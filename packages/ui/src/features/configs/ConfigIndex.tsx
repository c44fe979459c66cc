import { CircleAlert } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { configScreenLabels as labels } from '@sitewright/domain/configs/screen-messages'
import { KeyCap } from '../../sign/KeyCap'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden'
import { useCurrentSection } from '../patterns/use-current-section'
import { toCardId } from './card-id'
import type { ConfigBoard } from './config-board'
import { Index, Keys } from './Configs.styles'

/** One config in the index. */
export interface IndexEntry {
  id: number
  name: string
  headingId: string
  parameterCount: number
}

/** The configs that the filter leaves with their number of parameters, the one in view marked (CONF-80). A press moves the focus to its heading. Only on wide screens. */
export function ConfigIndex(props: { entries: readonly IndexEntry[]; board: ConfigBoard }) {
  const { board } = props
  const shown = useSyncExternalStore(board.subscribe, board.getShown, board.getShown)
  const entries = props.entries.flatMap((entry) => {
    const parameterCount = shown.get(entry.id) ?? entry.parameterCount
    return parameterCount === 0 && shown.has(entry.id) ? [] : [{ ...entry, parameterCount }]
  })
  // Cards, because the browser would have to lay out a card outside the viewport to measure its heading.
  const current = useCurrentSection(entries.map(({ headingId }) => toCardId(headingId)))
  const dirty = useSyncExternalStore(board.subscribe, board.getSnapshot, board.getSnapshot)
  return (
    <Index aria-label={labels.index}>
      <ul>
        {entries.map(({ id, name, headingId, parameterCount }) => {
          const own = dirty.get(id)
          return (
            <li key={id}>
              <button
                type="button"
                aria-current={toCardId(headingId) === current ? 'true' : undefined}
                onClick={() => document.getElementById(headingId)?.focus()}
              >
                <span>{name}</span>
                {own !== undefined && own.errorCount > 0 && <CircleAlert size={14} aria-hidden="true" />}
                {own !== undefined && own.errorCount > 0 && <VisuallyHidden>{labels.hasError}</VisuallyHidden>}
                {own?.errorCount === 0 && <span data-part="mark" />}
                {own !== undefined && <VisuallyHidden>{labels.unsaved}</VisuallyHidden>}
                <span data-part="count" aria-hidden="true">
                  {parameterCount}
                </span>
                <VisuallyHidden>{labels.parameters(parameterCount)}</VisuallyHidden>
              </button>
            </li>
          )
        })}
      </ul>
      <Keys>
        <dt>
          <kbd>Alt</kbd>
          <KeyCap cap="↓" />
        </dt>
        <dd>{labels.nextConfig}</dd>
        <dt>
          <kbd>Ctrl</kbd>
          <kbd>S</kbd>
        </dt>
        <dd>{labels.saveAll}</dd>
      </Keys>
    </Index>
  )
}
