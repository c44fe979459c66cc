'use client'

import { Circle, CircleCheck } from 'lucide-react'
import { Announcement } from '../announcer/Announcement'
import { useSettled } from '../announcer/use-settled'
import type { ElementProps } from '../element-props/element-props'
import { RequirementList } from './Requirements.styles'
import type { CompleteTexts, LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

/** Pause in typing before the number of met requirements is announced. */
const PAUSE_MS = 800

/** One rule for a typed value. */
export interface Requirement {
  /** A sentence. */
  text: string
  /** Whether the value meets it; `undefined` if only the server knows. */
  isMet: boolean | undefined
}

/** Texts of Requirements. */
export interface RequirementsLabels {
  /** Heading of the list. */
  requirements: string
  /** State of a requirement that is met. */
  met: string
  /** State of a requirement that is not met. */
  unmet: string
  /** State of a requirement that the server checks. */
  checkedOnSave: string
  /** Announced after a pause in typing. */
  countMet: (met: number, total: number) => string
  /** That, if the server checks some requirements. */
  countMetAndUnchecked: (met: number, total: number, unchecked: number) => string
}

const LABELS: CompleteTexts<RequirementsLabels> = {
  requirements: 'Requirements',
  met: 'Met',
  unmet: 'Not met',
  checkedOnSave: 'Checked on save',
  countMet: '{met} of {total} requirements met.',
  countMetAndUnchecked: '{met} of {total} requirements met, {unchecked} checked on save.',
}

/** Props of Requirements: those of the root `<section>`, and these. */
export interface RequirementsProps extends ElementProps<'section', 'id' | 'children'> {
  /** Id of the list, for the `aria-describedby` of the field. */
  id: string
  /** The requirements, in the order they are drawn. */
  requirements: readonly Requirement[]
  /** Replaces the English texts. */
  labels?: LabelTexts<RequirementsLabels>
  /** Level of its heading; 2 by default. */
  headingLevel?: 2 | 3
}

/**
 * The requirements for a value in the field beside it, each with an icon and a word for met or not. The list keeps its order while the
 * user types. The number of met requirements is announced after a pause, not after every key.
 */
export function Requirements(props: RequirementsProps) {
  const { id, requirements, labels: labelOverrides, headingLevel = 2, ...rest } = props
  const labels = useLabels('Requirements', LABELS, labelOverrides)
  const Heading = `h${headingLevel}` as const
  const checkable = requirements.filter(({ isMet }) => isMet !== undefined)
  const metCount = checkable.filter(({ isMet }) => isMet).length
  const uncheckedCount = requirements.length - checkable.length
  const announcement = useSettled(
    uncheckedCount === 0
      ? labels.countMet(metCount, requirements.length)
      : labels.countMetAndUnchecked(metCount, requirements.length, uncheckedCount),
    PAUSE_MS,
  )
  return (
    <section {...rest} aria-labelledby={`${id}-title`}>
      <RequirementList>
        <Heading id={`${id}-title`}>{labels.requirements}</Heading>
        <ul id={id}>
          {requirements.map(({ text, isMet }) => (
            <li key={text} data-met={isMet}>
              {isMet ? <CircleCheck aria-hidden="true" /> : <Circle aria-hidden="true" />}
              <p>
                <span>{text}</span>
                <small>{isMet === undefined ? labels.checkedOnSave : isMet ? labels.met : labels.unmet}</small>
              </p>
            </li>
          ))}
        </ul>
      </RequirementList>
      <Announcement>{checkable.length > 0 ? announcement : ''}</Announcement>
    </section>
  )
}
