import type { ReactNode } from 'react'
import { Below, Label as ChoiceLabel, Root as ChoiceRoot } from '../../checkbox/Checkbox.styles'
import { FieldRoot, Help, Label, LabelRow } from '../../field/Field.styles'
import { LabelText } from '../../field/LabelText'
import { Skeleton } from '../../skeleton/Skeleton'
import { token } from '../../tokens/tokens'

/** Props of FieldSkeleton. */
export interface FieldSkeletonProps {
  label: string
  isRequired?: boolean
  /** The help below the field, which takes space too. */
  help?: ReactNode
  /** `area` for several lines of text; a field of one line by default. */
  shape?: 'line' | 'area'
  /** Spans both columns. */
  isWide?: boolean
  isLabelHidden?: boolean
}

const HEIGHTS = { line: token('control'), area: `calc(2 * ${token('control')} + 2px)` }

/** A labeled field that is still loading. It has the size of the field, so that nothing moves when the value arrives. */
export function FieldSkeleton(props: FieldSkeletonProps) {
  const { label, isRequired, help, shape = 'line', isWide = false, isLabelHidden } = props
  return (
    <FieldRoot data-wide={isWide ? '' : undefined} aria-hidden="true">
      <LabelRow data-label-hidden={isLabelHidden || undefined}>
        <Label as="span">
          <LabelText label={label} isRequired={isRequired} />
        </Label>
      </LabelRow>
      <Skeleton shape="box" width="100%" style={{ height: HEIGHTS[shape] }} />
      {help !== undefined && <Help>{help}</Help>}
    </FieldRoot>
  )
}

/** A checkbox that is still loading. */
export function ChoiceSkeleton({ label, help }: { label: string; help: ReactNode }) {
  return (
    <ChoiceRoot aria-hidden="true">
      <ChoiceLabel as="span">
        <Skeleton shape="box" style={{ flex: 'none', marginBlock: 2 }} />
        <span data-field-label="">{label}</span>
      </ChoiceLabel>
      <Below>{help}</Below>
    </ChoiceRoot>
  )
}
