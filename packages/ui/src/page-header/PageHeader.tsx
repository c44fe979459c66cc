import type { ComponentPropsWithRef, ReactNode } from 'react'
import { type Breadcrumb, Breadcrumbs } from '../breadcrumbs/Breadcrumbs'
import { type KeyValue, KeyValueList } from '../key-value/KeyValueList'
import { Actions, Facts, Root, Row, Subtitle, Titles } from './PageHeader.styles'

/** A cell of the title block. */
export type Fact = KeyValue

/** Props of PageHeader: those of a `<header>`, and these. */
export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'title' | 'children'> {
  /** Name of the page or of its thing; the only `h1`. */
  title: string
  /** A longer name beside it. */
  subtitle?: ReactNode
  /** The pages above, outermost first; not this one. */
  breadcrumb?: readonly Breadcrumb[]
  /** The state of the thing: badges after the title. */
  badges?: ReactNode
  /** What can be done with the whole page; one primary at most. */
  actions?: ReactNode
  /** What is looked up daily, at most six. */
  facts?: readonly Fact[]
  /** Name of the breadcrumb's landmark; "Breadcrumb" by default. */
  breadcrumbLabel?: string
  /** In place of a fact that is not known; "None" by default. */
  emptyText?: string
}

/** Head of a page: where one is, what this is, what can be done. The title takes focus by script (`h1`, no tab stop). */
export function PageHeader(props: PageHeaderProps) {
  const {
    title,
    subtitle,
    breadcrumb = [],
    badges,
    actions,
    facts = [],
    breadcrumbLabel = 'Breadcrumb',
    emptyText,
    ...rest
  } = props
  return (
    <Root {...rest}>
      {breadcrumb.length > 0 && <Breadcrumbs items={breadcrumb} label={breadcrumbLabel} />}
      <Row>
        <Titles>
          <h1 tabIndex={-1}>{title}</h1>
          {subtitle !== undefined && <Subtitle>{subtitle}</Subtitle>}
          {badges}
        </Titles>
        {Boolean(actions) && <Actions>{actions}</Actions>}
      </Row>
      {facts.length > 0 && (
        <Facts>
          <KeyValueList layout="facts" items={facts} emptyText={emptyText} />
        </Facts>
      )}
    </Root>
  )
}
