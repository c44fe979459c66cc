import { Copy } from 'lucide-react'
import { Button } from '../../button/Button'

/** Props of CopyButton. */
export interface CopyButtonProps {
  /** Its name, which says what is copied: "Copy Drawing Register". */
  label: string
  /** The visible start of that name. */
  children: string
  isBusy?: boolean
  onClick: () => void
}

/** Copies one record of a CopySection. */
export const CopyButton = ({ label, ...rest }: CopyButtonProps) => (
  <Button {...rest} size="small" icon={<Copy aria-hidden="true" />} aria-label={label} />
)
