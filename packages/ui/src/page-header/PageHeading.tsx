import type { PageHeaderProps } from './PageHeader'
import { Actions, Badges, Row, Subtitle, Titles } from './PageHeader.styles'

/** Props of PageHeading. */
export interface PageHeadingProps extends Pick<PageHeaderProps, 'title' | 'subtitle' | 'badges' | 'actions'> {
  /** Level of the title; 1 by default. 2 for a list beside what was opened from it, which has the `h1`. */
  headingLevel?: 1 | 2
}

/** The row of a PageHeader with the title and the actions. */
export function PageHeading({ title, subtitle, badges, actions, headingLevel = 1 }: PageHeadingProps) {
  const Title = headingLevel === 1 ? 'h1' : 'h2'
  return (
    <Row>
      <Titles>
        <Title tabIndex={-1}>{title}</Title>
        {subtitle !== undefined && <Subtitle>{subtitle}</Subtitle>}
        {Boolean(badges) && <Badges>{badges}</Badges>}
      </Titles>
      {Boolean(actions) && <Actions>{actions}</Actions>}
    </Row>
  )
}
