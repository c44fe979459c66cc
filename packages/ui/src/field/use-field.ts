import { type ReactNode, useId } from 'react'
import { useAnnouncedError, useAnnouncedText } from '../announcer/use-announced-text'

/** The texts around a control. */
export interface FieldLabels {
  /** Accessible name of the control. */
  label: string
  /** How to fill it in, shown under it; describes the control. */
  help?: ReactNode
  /** What is wrong with the value, as a sentence; marks the control as invalid. */
  error?: string
  /** A warning or remark that is not an error, such as Caps Lock being on; describes the control, and is announced when it appears. */
  note?: ReactNode
}

/** The ids and states that connect a control to its texts. */
export interface FieldWiring {
  controlId: string
  labelId: string
  helpId: string
  errorId: string
  noteId: string
  reasonId: string
  /** For `aria-describedby`. The error comes first, because it asks for an action. */
  describedBy: string | undefined
  isInvalid: boolean
  isDisabled: boolean
}

/** Texts that describe a control. */
export interface Descriptions extends Pick<FieldLabels, 'help' | 'error' | 'note'> {
  /** Why the control cannot be used, as a sentence. */
  disabledReason?: string
  /** The control announces its errors itself. */
  hasOwnStatus?: boolean
}

/** The id of the label of a control, for buttons in the same field: the name of theirs is the same in each. */
export const getLabelId = (controlId: string): string => `${controlId}-label`

/**
 * Creates the ids of a control and its texts, decides which of them describe it, and announces its note and its error.
 * @param attributes id and description that the caller set
 */
export function useField(
  { help, error, note, disabledReason, hasOwnStatus = false }: Descriptions,
  attributes: { id?: string; 'aria-describedby'?: string },
): FieldWiring {
  const ownId = useId()
  const controlId = attributes.id ?? ownId
  const isInvalid = error !== undefined && error !== ''
  const isDisabled = disabledReason !== undefined
  const helpId = `${controlId}-help`
  const errorId = `${controlId}-error`
  const noteId = `${controlId}-note`
  const reasonId = `${controlId}-reason`
  useAnnouncedText(noteId, Boolean(note))
  useAnnouncedError(errorId, isInvalid && !hasOwnStatus)
  const describedBy = [
    isInvalid && errorId,
    Boolean(help) && helpId,
    Boolean(note) && noteId,
    attributes['aria-describedby'],
    isDisabled && reasonId,
  ]
    .filter(Boolean)
    .join(' ')
  return {
    controlId,
    labelId: getLabelId(controlId),
    helpId,
    errorId,
    noteId,
    reasonId,
    describedBy: describedBy || undefined,
    isInvalid,
    isDisabled,
  }
}
