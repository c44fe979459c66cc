'use client'

import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { Actions, Body, Cover, Description, Foot, Head, Plate, Root, TitleRow, Titles } from './Card.styles'

/** Props of Card: those of an `<article>`, and these. */
export interface CardProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  /** Its name and heading. */
  title: string
  /** Level of the heading; 3 by default. */
  headingLevel?: 2 | 3 | 4
  /** A line under the title, muted. */
  description?: ReactNode
  /** A lucide icon on a plate before the title; hidden from assistive technology. */
  icon?: ReactNode
  /** The state of the thing: badges after the title. */
  badges?: ReactNode
  /** What can be done with it: small buttons at the end of the title's line. */
  actions?: ReactNode
  /** The content. */
  children?: ReactNode
  /** A last line, ruled off: when it was changed, how many there are. */
  footer?: ReactNode
  /** Where the whole card leads. Its buttons and links stay their own. */
  href?: string
}

/**
 * One thing among others, framed. Exposes `article` named by its heading; with `href` the heading is a `link`, drawn over
 * the whole card, and Enter follows it. What can be pressed in the card lies above that and is reached after it.
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
