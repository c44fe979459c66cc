import { CloudAlert, Inbox } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Actions, Foot, Plate, Root, Title, Words } from './EmptyState.styles'

/** Props of EmptyState: those of a `<div>`, and these. */
export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What there is none of: "No users match these filters". */
  title: string
  /** Why, in one sentence. */
  children?: ReactNode
  /** A lucide icon on the plate; hidden from assistive technology. */
  icon?: ReactNode
  /** What to do next: the first as a button, the second as a ghost. */
  actions?: ReactNode
  /** `danger` when it failed instead of being empty: a red plate. `neutral` by default. */
  tone?: 'neutral' | 'danger'
  /** Level of the title's heading; 2 by default. */
  headingLevel?: 2 | 3 | 4
  /** A last, small line: a number to give to support. */
  foot?: ReactNode
}

/** Nothing to show, and what to do about it. A heading, a sentence and actions; give `role="status"` when it comes later. */
export function EmptyState(props: EmptyStateProps) {
  const { title, children, icon, actions, tone = 'neutral', headingLevel = 2, foot, ...rest } = props
  const ownIcon = tone === 'danger' ? <CloudAlert aria-hidden="true" /> : <Inbox aria-hidden="true" />
  return (
    <Root {...rest}>
      <Plate data-tone={tone}>{icon ?? ownIcon}</Plate>
      <Title as={`h${headingLevel}`}>{title}</Title>
      {Boolean(children) && <Words>{children}</Words>}
      {Boolean(actions) && <Actions>{actions}</Actions>}
      {Boolean(foot) && <Foot>{foot}</Foot>}
    </Root>
  )
}
