import { type CSSProperties, type ReactNode, useId } from 'react'
import { useAnnouncedError, useAnnouncedText } from '../announcer/use-announced-text'
import type { CompleteTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'
import { useValidity } from './use-validity'

/** Props that every field has. */
export interface BaseFieldProps {
  /** Accessible name. */
  label: string
  /** How to fill it in; describes the field. */
  help?: ReactNode
  /** What is wrong with the value, as a sentence; marks the field as invalid. Replaces the field's own error. */
  error?: string
  /** A warning or remark that is not an error; describes the field, and is announced when it appears. */
  note?: ReactNode
  /** Marks the field as required. A native form is not submitted while it is empty, unless the form has `noValidate`. */
  isRequired?: boolean
  /** The error of an empty required field in a native form, as a sentence: "Enter your name." */
  requiredError?: string
  /** The value can be focused and read, not changed; the field has a dashed border. */
  isReadOnly?: boolean
  /** Why it cannot be used, as a sentence. It stays focusable and readable, has a dashed border and shows the reason. */
  disabledReason?: string
  /** Hides the label visually; assistive technology still reads it. */
  isLabelHidden?: boolean
}

/** Props of a field whose label has a line of its own. */
export interface FieldProps extends BaseFieldProps {
  /** At the end of the label's line: a link, or "Optional". */
  labelEnd?: ReactNode
}

/** What `useField` reads of the props of a component. */
export interface FieldInput extends Partial<FieldProps> {
  id?: string
  'aria-describedby'?: string
  className?: string
  style?: CSSProperties
}

/** What a field knows about its value. */
export interface FieldState {
  /** What is wrong with the value, as a sentence. A native form is not submitted with it. */
  problem?: string
  /** Whether the problem is shown before a submit: after the first blur. */
  isProblemShown?: boolean
  /** Whether there is no value. `undefined` if only the browser knows it. */
  isEmpty?: boolean
  /** The error of an empty required field without a `requiredError`: one of the labels, `fill` by default, or a text of its own. */
  missing?: keyof FieldLabels | { text: string }
  /** Restores the default value of an uncontrolled field when the form around it is reset. */
  onReset?: () => void
  /** Ids of other elements that describe the control. */
  describedBy?: string | undefined
  /** The field is a group, whose options show why they cannot be used. */
  isGroup?: boolean
  /** The control announces its errors itself. */
  hasOwnStatus?: boolean
}

/** Texts of every field: the error of an empty required one in a native form. */
export interface FieldLabels {
  /** For a field to type in: "Fill in this field." */
  fill: string
  /** For options: "Choose an option." */
  choose: string
  /** For a checkbox: "Check this box." */
  check: string
  /** For a switch: "Turn this on." */
  turnOn: string
}

const LABELS: CompleteTexts<FieldLabels> = {
  fill: 'Fill in this field.',
  choose: 'Choose an option.',
  check: 'Check this box.',
  turnOn: 'Turn this on.',
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

/** The id of the label of a control, for buttons in the same field: the name of theirs is the same in each. */
export const getLabelId = (controlId: string): string => `${controlId}-label`

/** Whether the value of a field cannot be changed. */
export const isFixedField = ({ isReadOnly, disabledReason }: FieldInput): boolean =>
  isReadOnly === true || disabledReason !== undefined

type Omitted = keyof FieldProps | 'className' | 'style'

const OMITTED: Readonly<Record<Omitted, true>> = {
  label: true,
  labelEnd: true,
  isLabelHidden: true,
  help: true,
  error: true,
  note: true,
  isRequired: true,
  requiredError: true,
  isReadOnly: true,
  disabledReason: true,
  className: true,
  style: true,
}

/** The props of a component that are not those of every field or of its root, and reach its control. */
export const omitFieldProps = <Props extends FieldInput>(props: Props): Omit<Props, Omitted> =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !Object.hasOwn(OMITTED, name))) as Props

/**
 * Wires a field once: the ids of its texts, what describes the control, its states, its announcements, and the native form around it.
 * @param input the props of the component
 * @param state what the component knows about the value; nothing for a native control, which the browser checks
 * @returns the wiring, and props to spread: `frame` on `Field`, `root` on any other root, `box` on the outline, `control` on the control
 */
export function useField(input: FieldInput, state: FieldState = {}) {
  const { label = '', help, note, disabledReason, isReadOnly, labelEnd, isLabelHidden, className, style } = input
  const { isEmpty, missing = 'fill' } = state
  const labels = useLabels('Field', LABELS, undefined)
  const ownId = useId()
  const controlId = input.id ?? ownId
  const isFixed = isFixedField(input)
  const isRequired = input.isRequired === true && !isReadOnly
  const isMissing = isRequired && !isFixed && isEmpty
  const requiredError = input.requiredError ?? (typeof missing === 'string' ? labels[missing] : missing.text)
  const problem = isFixed ? undefined : (state.problem ?? (isMissing ? requiredError : undefined))
  const { nativeError, handlers } = useValidity(controlId, {
    problem: isEmpty === undefined ? state.problem : (problem ?? ''),
    missing: requiredError,
    onReset: state.onReset,
  })
  const error = input.error ?? ((state.isProblemShown ? state.problem : undefined) || nativeError || undefined)
  const isInvalid = error !== undefined && error !== ''
  const isDisabled = disabledReason !== undefined
  const helpId = `${controlId}-help`
  const errorId = `${controlId}-error`
  const noteId = `${controlId}-note`
  const reasonId = `${controlId}-reason`
  useAnnouncedText(noteId, Boolean(note))
  useAnnouncedError(errorId, isInvalid && !state.hasOwnStatus)
  const describedBy =
    [
      isInvalid && errorId,
      Boolean(help) && helpId,
      Boolean(note) && noteId,
      input['aria-describedby'],
      state.describedBy,
      isDisabled && !state.isGroup && reasonId,
    ]
      .filter(Boolean)
      .join(' ') || undefined
  const wiring: FieldWiring = {
    controlId,
    labelId: getLabelId(controlId),
    helpId,
    errorId,
    noteId,
    reasonId,
    describedBy,
    isInvalid,
    isDisabled,
  }
  const root = { className, style, ...handlers }
  return {
    ...wiring,
    /** The shown error: the caller's, else the field's own. */
    error,
    isFixed,
    root,
    frame: { wiring, label, isRequired, help, error, note, labelEnd, isLabelHidden, ...root },
    box: {
      'data-invalid': isInvalid || undefined,
      'data-read-only': isReadOnly || undefined,
      'data-disabled': isDisabled || undefined,
    },
    control: {
      id: controlId,
      // The browser checks the text, which is no value in some fields: it is empty when all values are tags.
      required: (isRequired && !isFixed && isEmpty !== false) || undefined,
      'aria-required': isRequired || undefined,
      'aria-invalid': isInvalid || undefined,
      'aria-disabled': isDisabled || undefined,
      'aria-describedby': describedBy,
    },
  }
}
