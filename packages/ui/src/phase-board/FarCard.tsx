import { memo, useId } from 'react'
import type { BoardCardProps } from './BoardCard'
import { listFlags } from './board-flag'
import { FarButton, Row } from './PhaseBoard.styles'

/** Props of FarCard. */
export type FarCardProps = Pick<BoardCardProps, 'item' | 'place' | 'count' | 'top' | 'flags' | 'labels'>

/** The description of a card as one text, the same as that of its facts. */
function describe({ item, place, count, flags, labels }: FarCardProps): string {
  const { weight, kind, change, error, remark } = item
  return [
    ...(weight === undefined ? [] : [labels.weight(weight), String(weight)]),
    ...(kind === undefined ? [] : [kind]),
    ...(change === undefined ? [] : [change]),
    ...(error === undefined ? [] : [error]),
    ...(remark === undefined ? [] : [remark]),
    ...listFlags(item, flags).map(({ label }) => label),
    labels.position(place + 1, count),
  ].join(' ')
}

/**
 * A card outside the viewport, with its name and its description and nothing else: assistive technology and find-in-page find it, and a
 * thousand of them cost the browser little. It becomes a whole card when it scrolls near the viewport or gets the focus.
 */
export const FarCard = memo(function FarCard(props: FarCardProps) {
  const { item, place, count, top } = props
  const id = useId()
  return (
    <Row data-item={item.id} data-far="" aria-posinset={place + 1} aria-setsize={count} style={{ top }}>
      <FarButton type="button" data-part="stop" tabIndex={-1} aria-describedby={id}>
        {item.name}
      </FarButton>
      <span id={id} hidden>
        {describe(props)}
      </span>
    </Row>
  )
})
