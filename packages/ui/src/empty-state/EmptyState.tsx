import { CloudAlert, Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ElementProps } from '../element-props/element-props'
import { Actions, Foot, Plate, Root, Title, Words } from './EmptyState.styles'

/** Props of EmptyState: those of a `<div>`, and these. */
export interface EmptyStateProps extends ElementProps<'div', 'title'> {
  /** What is missing: "No users match these filters". */
  title: string
  /** Why, in one sentence. */
  children?: ReactNode
  /** A lucide icon, hidden from assistive technology. */
  icon?: ReactNode
  /** What to do next: the first action as a button, the second one as a ghost button. */
  actions?: ReactNode
  /** `danger` for a failure; `neutral` by default. */
  tone?: 'neutral' | 'danger'
  /** Heading level of the title; 2 by default, and 1 where it replaces the whole page. */
  headingLevel?: 1 | 2 | 3 | 4
  /** Small last line, such as a request id for the support team. */
  foot?: ReactNode
}

/** Replaces missing content: a heading, a sentence and actions. Pass `role="status"` if it appears after the page has loaded. */
export function EmptyState(props: EmptyStateProps) {
  const { title, children, icon, actions, tone = 'neutral', headingLevel = 2, foot, ...rest } = props
  const defaultIcon = tone === 'danger' ? <CloudAlert aria-hidden="true" /> : <Inbox aria-hidden="true" />
  return (
    <Root {...rest}>
      <Plate data-tone={tone}>{icon ?? defaultIcon}</Plate>
      <Title as={`h${headingLevel}`}>{title}</Title>
      {Boolean(children) && <Words>{children}</Words>}
      {Boolean(actions) && <Actions>{actions}</Actions>}
      {Boolean(foot) && <Foot>{foot}</Foot>}
    </Root>
  )
}
