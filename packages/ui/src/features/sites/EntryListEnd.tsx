import { Plus } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from '../../button/Button'
import { ListError } from './SitePropertiesForm.styles'

/** Props of EntryListEnd. */
export interface EntryListEndProps {
  /** Why the list cannot be saved. */
  error: string | undefined
  isReadOnly: boolean
  addLabel: string
  addButton: Ref<HTMLButtonElement>
  onAdd: () => void
}

/** The end of a list of entries: its error, and the button that adds an entry. */
export function EntryListEnd({ error, isReadOnly, addLabel, addButton, onAdd }: EntryListEndProps) {
  return (
    <>
      {error !== undefined && <ListError role="alert">{error}</ListError>}
      {!isReadOnly && (
        <Button ref={addButton} size="small" icon={<Plus aria-hidden="true" />} onClick={onAdd}>
          {addLabel}
        </Button>
      )}
    </>
  )
}
