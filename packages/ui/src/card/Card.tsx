'use client'

import { type ReactNode, useId } from 'react'
import type { ElementProps } from '../element-props/element-props'
import { Actions, Body, Cover, Description, Foot, Head, Plate, Root, TitleRow, Titles } from './Card.styles'

/** Props of Card: those of an `<article>`, and these. */
export interface CardProps extends ElementProps<'article', 'title'> {
  /** Its name and heading. */
  title: string
  /** Level of the heading; 3 by default. */
  headingLevel?: 2 | 3 | 4
  /** A muted line below the title. */
  description?: ReactNode
  /** A lucide icon before the title; hidden from assistive technology. */
  icon?: ReactNode
  /** Badges after the title. */
  badges?: ReactNode
  /** Small buttons at the end of the title's line. */
  actions?: ReactNode
  /** The content. */
  children?: ReactNode
  /** A last line below a rule, for facts such as the last change. */
  footer?: ReactNode
  /** Address that a press anywhere on the card opens. Buttons and links in the card keep their own actions. */
  href?: string
}

/**
 * One item among others, in a frame. Exposes `article` named by its heading. With `href` the heading is a `link` that covers the whole card, and Enter
 * follows it. Controls in the card are above the link and come after it in the tab order.
 */
export function Card(props: CardProps) {
  const { title, headingLevel = 3, description, icon, badges, actions, children, footer, href, ...rest } = props
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <Root {...rest} aria-labelledby={id} data-link={href === undefined ? undefined : ''}>
      <Head data-followed={children ? '' : undefined}>
        {icon !== undefined && <Plate aria-hidden="true">{icon}</Plate>}
        <Titles>
          <TitleRow>
            <Heading id={id}>
              {href === undefined ? (
                title
              ) : (
                <Cover href={href} data-cover="">
                  {title}
                </Cover>
              )}
            </Heading>
            {badges}
          </TitleRow>
          {description !== undefined && <Description>{description}</Description>}
        </Titles>
        {Boolean(actions) && <Actions>{actions}</Actions>}
      </Head>
      {Boolean(children) && <Body>{children}</Body>}
      {Boolean(footer) && <Foot>{footer}</Foot>}
    </Root>
  )
}
