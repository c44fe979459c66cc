import { useRef } from 'react'
import { labelLabels } from '@sitewright/domain/labels/messages'
import type { LabelSize } from '@sitewright/domain/labels/model'
import { OverflowTooltip } from '../../tooltip/OverflowTooltip'
import { Across, Along, Frame, Paper, Side } from './LabelOutline.styles'

interface LabelOutlineProps {
  /** In inches. */
  size: LabelSize
  /** The name on the first label. */
  name: string
}

/** The outline of a label in its proportions, with the lengths of its sides and the first name. The ZPL is not drawn. */
export function LabelOutline({ size, name }: LabelOutlineProps) {
  const paper = useRef<HTMLDivElement>(null)
  return (
    <Frame role="img" aria-label={labelLabels.outline(`${size.width}x${size.height}`)}>
      <Paper ref={paper} style={{ '--label-ratio': size.width / size.height }}>
        <span>{name}</span>
      </Paper>
      <OverflowTooltip container={paper} selector="span" />
      <Along>
        <Side>{labelLabels.side(size.height)}</Side>
      </Along>
      <Across>
        <Side>{labelLabels.side(size.width)}</Side>
      </Across>
    </Frame>
  )
}
