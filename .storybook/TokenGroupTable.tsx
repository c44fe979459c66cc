import { Unstyled } from '@storybook/addon-docs/blocks'
import type { ComponentProps } from 'react'
import { TokenTable } from '../packages/ui/src/foundations/token-table-story'

/** A table of tokens on a page. It marks the row that the address of the outer window names, to which Storybook scrolls. */
export function TokenGroupTable({ group }: Pick<ComponentProps<typeof TokenTable>, 'group'>) {
  return (
    <Unstyled>
      <TokenTable group={group} current={window.parent.location.hash.slice(1)} />
    </Unstyled>
  )
}
