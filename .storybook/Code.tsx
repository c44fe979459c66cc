import { Source } from '@storybook/addon-docs/blocks'
import type { ComponentProps } from 'react'
import { useTheme } from 'storybook/theming'

/** Code with a button that copies it, in the colors of the current theme. */
export function Code(props: Pick<ComponentProps<typeof Source>, 'code' | 'language'>) {
  return <Source {...props} dark={useTheme().base === 'dark'} />
}
