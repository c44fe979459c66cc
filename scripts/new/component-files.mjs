/**
 * The files of a component, by name.
 * @param {import('./words-of-name.mjs').Spellings} name
 * @returns {Record<string, string>}
 */
export function componentFiles(name) {
  return {
    [`${name.pascal}.tsx`]: component(name),
    [`${name.pascal}.styles.ts`]: STYLES,
    [`${name.pascal}.stories.tsx`]: stories(name),
  }
}

/** @type {(name: import('./words-of-name.mjs').Spellings) => string} */
const component = ({ pascal, words }) => `'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Root } from './${pascal}.styles'

/** Props of ${pascal}: those of a \`<button>\`, and these. */
export interface ${pascal}Props extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'disabled'> {
  /** Its name, in words. */
  children: ReactNode
  /** How it is meant; \`neutral\` by default. */
  tone?: 'neutral' | 'accent'
}

/** The ${words}. Exposes a \`button\`, named by its words; Enter and Space press it, and the focus stays on it. */
export function ${pascal}({ children, tone = 'neutral', ...rest }: ${pascal}Props) {
  return (
    <Root type="button" {...rest} data-tone={tone}>
      {children}
    </Root>
  )
}
`

const STYLES = `import { styled } from 'styled-components'
import { token } from '../tokens/tokens'

/** States are attributes, never props that restyle; values are tokens. */
export const Root = styled.button\`
  min-height: \${token('target-min')};
  padding: 2px 8px;
  border: \${token('line')} solid \${token('border-strong')};
  border-radius: \${token('radius')};
  background: \${token('surface')};
  color: \${token('text')};
  cursor: pointer;

  &:hover {
    background: \${token('hover')};
  }
  &[data-tone='accent'] {
    border-color: \${token('accent')};
    color: \${token('accent-text')};
  }
\`
`

/** @type {(name: import('./words-of-name.mjs').Spellings) => string} */
const stories = ({ pascal, sentence }) => `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ${pascal} } from './${pascal}'

const meta = {
  title: 'Components/${sentence}',
  component: ${pascal},
  tags: ['autodocs'],
  args: { children: '${sentence}', onClick: fn() },
  parameters: {
    docs: {
      description: {
        component: \`What it is for, in a sentence or two.

**Not for** what another component does better.

**Role and name**: \\\`button\\\`, named by its words.

| Key | Does |
| --- | --- |
| Tab | Moves to it |
| Enter, Space | Presses it |\`,
      },
    },
  },
} satisfies Meta<typeof ${pascal}>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '${sentence}' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Accent: Story = { args: { tone: 'accent' } }

export const KeyboardAlone: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: '${sentence}' })
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
    await expect(button).toHaveFocus()
  },
}
`
