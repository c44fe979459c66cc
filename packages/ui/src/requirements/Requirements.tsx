'use client'

import { Circle, CircleCheck } from 'lucide-react'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { useSettled } from '../weight-editor/use-settled'
import { RequirementList } from './Requirements.styles'

/** A pause in typing, after which what is met is announced. */
const PAUSE_MS = 800

/** One thing that is asked of what is typed. */
export interface Requirement {
  /** A sentence. */
  text: string
  /** Whether it is met; `undefined` where that is not known here. */
  isMet: boolean | undefined
}

/** The words of a list of requirements. */
export interface RequirementLabels {
  /** Heading of the list. */
  requirements: string
  met: string
  unmet: string
  /** Of one that is checked elsewhere. */
  checkedOnSave: string
  /** Announced when a person pauses. */
  metOf: (met: number, all: number) => string
}

export interface RequirementsProps {
  /** Named by the field that it describes. */
  id: string
  requirements: readonly Requirement[]
  labels: RequirementLabels
  /** Level of its heading; 2 by default. */
  headingLevel?: 2 | 3
}

/**
 * What is asked of what is typed beside it, each met or not by a sign and a word. The list stands still while a person types; how many are met is announced when
 * they pause, and not after every key.
 */
export function Requirements({ id, requirements, labels, headingLevel = 2 }: RequirementsProps) {
  const Heading = `h${headingLevel}` as const
  const known = requirements.filter(({ isMet }) => isMet !== undefined)
  const said = useSettled(labels.metOf(known.filter(({ isMet }) => isMet).length, known.length), PAUSE_MS)
  return (
    <section aria-labelledby={`${id}-title`}>
      <RequirementList>
        <Heading id={`${id}-title`}>{labels.requirements}</Heading>
        <ul id={id}>
          {requirements.map((requirement) => (
            <li key={requirement.text} data-met={requirement.isMet}>
              {requirement.isMet ? <CircleCheck aria-hidden="true" /> : <Circle aria-hidden="true" />}
              <p>
                <span>{requirement.text}</span>
                <small>
                  {requirement.isMet === undefined
                    ? labels.checkedOnSave
                    : requirement.isMet
                      ? labels.met
                      : labels.unmet}
                </small>
              </p>
            </li>
          ))}
        </ul>
      </RequirementList>
      <VisuallyHidden role="status">{known.length > 0 ? said : ''}</VisuallyHidden>
    </section>
  )
}
