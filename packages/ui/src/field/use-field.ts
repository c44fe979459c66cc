import { type ReactNode, useId } from 'react'

/** The words around a control. */
export interface FieldLabels {
  /** Its name. */
  label: string
  /** How to fill it in; stands under it and is its description. */
  help?: ReactNode
  /** What is wrong with the value, as a sentence. Marks the control as invalid. */
  error?: string
  /** A remark that is not an error, such as Caps Lock being on. */
  note?: ReactNode
}

/** What wires a control to its words. */
export interface FieldWiring {
  controlId: string
  helpId: string
  errorId: string
  noteId: string
  /** For `aria-describedby`: the error first, as it is what must be acted on. */
  describedBy: string | undefined
  isInvalid: boolean
}

/** Gives a control and its words their ids, and says which of them describe it. */
export function useField(
  { help, error, note }: Pick<FieldLabels, 'help' | 'error' | 'note'>,
  given: { id?: string; 'aria-describedby'?: string },
): FieldWiring {
  const ownId = useId()
  const controlId = given.id ?? ownId
  const isInvalid = error !== undefined && error !== ''
  const helpId = `${controlId}-help`
  const errorId = `${controlId}-error`
  const noteId = `${controlId}-note`
  const describedBy = [
    isInvalid && errorId,
    Boolean(help) && helpId,
    Boolean(note) && noteId,
    given['aria-describedby'],
  ]
    .filter(Boolean)
    .join(' ')
  return { controlId, helpId, errorId, noteId, describedBy: describedBy || undefined, isInvalid }
}
