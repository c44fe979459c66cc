import type { PageHeaderProps } from './PageHeader'
import { Actions, Badges, Row, Subtitle, Titles } from './PageHeader.styles'

/** Props of PageHeading. */
export type PageHeadingProps = Pick<PageHeaderProps, 'title' | 'subtitle' | 'badges' | 'actions'>

/** The row of a PageHeader with the title (`h1`) and the actions. */
export function PageHeading({ title, subtitle, badges, actions }: PageHeadingProps) {
  return (
    <Row>
      <Titles>
        <h1 tabIndex={-1}>{title}</h1>
        {subtitle !== undefined && <Subtitle>{subtitle}</Subtitle>}
        {Boolean(badges) && <Badges>{badges}</Badges>}
      </Titles>
      {Boolean(actions) && <Actions>{actions}</Actions>}
    </Row>
  )
}
