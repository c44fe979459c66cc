import { type ReactNode, useId } from 'react'
import { formLabels } from '@sitewright/domain/shared/form-messages'
import { RequiredMark } from '../../field/Field.styles'
import { useIsSkeleton } from './FormSkeleton'
import { Column, Head, Legend, Section, Sheet } from './FormSheet.styles'

/** Props of FormSheet. */
export interface FormSheetProps {
  /** The sections of the main column. */
  children: ReactNode
  /** The sections beside them, and after them below 1024 px. Without any, the main column has the full width. */
  aside?: ReactNode
}

/** The sections of a form over the full width of the page, 8 to 5, at most two in each column. Assistive technology does not see a skeleton. */
export function FormSheet({ children, aside }: FormSheetProps) {
  return (
    <Sheet aria-hidden={useIsSkeleton() || undefined} data-sheet="">
      <Column>{children}</Column>
      {aside !== undefined && <Column>{aside}</Column>}
    </Sheet>
  )
}

/** Props of FormSection. */
export interface FormSectionProps {
  title: string
  /** Explains the mark of required fields; for the first section of a form that can be edited. */
  hasLegend?: boolean
  children: ReactNode
}

/** One section of a FormSheet, a `region` with the name of its heading. */
export function FormSection({ title, hasLegend = false, children }: FormSectionProps) {
  const id = useId()
  const isSkeleton = useIsSkeleton()
  return (
    <Section aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {hasLegend && !isSkeleton && (
          <Legend>
            <RequiredMark aria-hidden="true">*</RequiredMark> {formLabels.required}
          </Legend>
        )}
      </Head>
      {children}
    </Section>
  )
}
