import { RequiredMark } from './Field.styles'

/** Props of LabelText. */
export interface LabelTextProps {
  label: string
  isRequired: boolean | undefined
}

/** The text of a label. A form finds it by `data-field-label`, without the mark of a required field. */
export function LabelText({ label, isRequired }: LabelTextProps) {
  return (
    <>
      <span data-field-label="">{label}</span>
      {isRequired && <RequiredMark aria-hidden="true">*</RequiredMark>}
    </>
  )
}
