import { createContext, type ReactNode, use } from 'react'
import { useWatch } from 'react-hook-form'
import { formLabels } from '@sitewright/domain/shared/form-messages'
import type { Draft } from '../../draft/draft'
import type { Fields } from '../../draft/field-value'
import { Edited, Was } from './EditedField.styles'
import { FieldSkeleton, type FieldSkeletonProps } from './FieldSkeleton'
import { useIsSkeleton } from './FormSkeleton'

/** Returns the text of a stored value that differs from `value`, and `undefined` for an unchanged field. */
export type DescribeStored = (name: string, value: unknown) => string | undefined

/** Provided by EditForm. A form that creates a record has no stored values. */
export const StoredContext = createContext<DescribeStored>(() => undefined)

/** The draft of a form, provided by EditForm: its base and its conflict are current, its value is of the last event. A form that creates a record has none. */
export const FormDraft = createContext<Draft<Fields> | undefined>(undefined)

/** Props of EditedField: those of its skeleton, and these. */
export interface EditedFieldProps extends Pick<FieldSkeletonProps, 'label' | 'help' | 'shape' | 'isWide'> {
  /** Path of the value in the form. */
  name: string
  /** Renders the field. `labelEnd` has the stored value, for the end of the label's line. */
  children: (labelEnd: ReactNode) => ReactNode
}

/** Marks a field whose value differs from the server, with the revision bar and the stored value. While the record is loading it is a skeleton. */
export function EditedField({ label, help, shape, ...field }: EditedFieldProps) {
  if (useIsSkeleton()) return <FieldSkeleton label={label} help={help} shape={shape} isWide={field.isWide} />
  return <Marked {...field} />
}

function Marked({ name, isWide = false, children }: Pick<EditedFieldProps, 'name' | 'isWide' | 'children'>) {
  const was = use(StoredContext)(name, useWatch({ name }))
  return (
    <Edited data-wide={isWide ? '' : undefined} data-edited={was === undefined ? undefined : ''}>
      {children(was === undefined ? undefined : <Was>{was}</Was>)}
    </Edited>
  )
}

/** The text of a stored value. */
export function describeWas(value: unknown, format: ((value: never) => string) | undefined): string {
  if (typeof value === 'boolean') return value ? formLabels.wasOn : formLabels.wasOff
  if (value === null || value === undefined || value === '') return formLabels.wasEmpty
  return formLabels.was(format === undefined ? String(value) : format(value as never))
}
