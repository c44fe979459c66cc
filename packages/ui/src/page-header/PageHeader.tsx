import type { ReactNode } from 'react'
import { type Breadcrumb, Breadcrumbs } from '../breadcrumbs/Breadcrumbs'
import type { ElementProps } from '../element-props/element-props'
import { type KeyValue, KeyValueList } from '../key-value/KeyValueList'
import { PageHeading } from './PageHeading'
import { Facts, Root } from './PageHeader.styles'
import type { CompleteTexts, LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

export type { Breadcrumb } from '../breadcrumbs/Breadcrumbs'

/** A fact in the header. */
export type Fact = KeyValue

/** Texts of PageHeader, for translation. */
export interface PageHeaderLabels {
  /** Name of the breadcrumb landmark; "Breadcrumb" by default. */
  breadcrumb: string
  /** Replaces a missing fact; "None" by default. */
  empty: string
}

/** Props of PageHeader: those of a `<header>`, and these. */
export interface PageHeaderProps extends ElementProps<'header', 'title' | 'children'> {
  /** Name of the page or of the thing it shows; the only `h1`. */
  title: string
  /** Longer name beside the title. */
  subtitle?: ReactNode
  /** Parent pages, outermost first, without the current page. */
  breadcrumb?: readonly Breadcrumb[]
  /** Badges with the state of the thing, after the title. */
  badges?: ReactNode
  /** Actions for the whole page, with at most one primary action. */
  actions?: ReactNode
  /** Facts that users look up daily, at most six. */
  facts?: readonly Fact[]
  /** Replaces the English texts. */
  labels?: LabelTexts<PageHeaderLabels>
}

const LABELS: CompleteTexts<PageHeaderLabels> = { breadcrumb: 'Breadcrumb', empty: 'None' }

/** Head of a page: its location, its title and its actions. The title (`h1`) has no tab stop; scripts can focus it. */
export function PageHeader(props: PageHeaderProps) {
  const { title, subtitle, breadcrumb = [], badges, actions, facts = [], labels: labelOverrides, ...rest } = props
  const labels = useLabels('PageHeader', LABELS, labelOverrides)
  return (
    <Root {...rest}>
      {breadcrumb.length > 0 && <Breadcrumbs items={breadcrumb} label={labels.breadcrumb} />}
      <PageHeading title={title} subtitle={subtitle} badges={badges} actions={actions} />
      {facts.length > 0 && (
        <Facts>
          <KeyValueList layout="facts" items={facts} labels={{ empty: labels.empty }} />
        </Facts>
      )}
    </Root>
  )
}
