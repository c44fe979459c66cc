import { FieldRoot, Label } from '../../field/Field.styles'
import { Skeleton } from '../../skeleton/Skeleton'
import { token } from '../../tokens/tokens'

/** Props of FieldSkeletons. */
export interface FieldSkeletonsProps {
  /** Widths of the labels in px, one a field. */
  labels: readonly number[]
}

/** Fields that are still on their way, as tall as they will be: what stands below them stays where it is when they come. */
export function FieldSkeletons({ labels }: FieldSkeletonsProps) {
  return labels.map((width, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- lines of a skeleton have no other name
    <FieldRoot key={place}>
      <Label as="span">
        <Skeleton width={width} />
      </Label>
      <Skeleton shape="box" width="100%" style={{ height: token('control') }} />
    </FieldRoot>
  ))
}
