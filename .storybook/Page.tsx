import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { ThemeStyles } from '../packages/ui/src/tokens/ThemeStyles'
import { StoriesPage as Documentation } from './ComponentPage'
import { applyTheme, readChoices } from './document'
import { PageStyles } from './Page.styles'
import { Sheet } from './Sheet'
import { WORKBENCH } from './workbench'

/** Events of Storybook's channel. */
const GLOBALS_EVENTS = ['setGlobals', 'globalsUpdated']
const DARK = '(prefers-color-scheme: dark)'

/** Whether a page is dark, according to the theme in the toolbar, or to the system for `system`. */
const isDark = (theme: ReturnType<typeof readChoices>['theme']): boolean =>
  theme === 'system' ? matchMedia(DARK).matches : theme.endsWith('dark')

/**
 * A page of Storybook: the documentation of a component, or text such as the content guide. It uses the tokens and fonts
 * of the design system, and follows the theme in the toolbar.
 */
export function Page({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(() => readChoices(readGlobals()).theme)
  useEffect(() => {
    const update = ({ globals }: { globals: Record<string, unknown> }): void => setTheme(readChoices(globals).theme)
    for (const name of GLOBALS_EVENTS) context.channel.on(name, update)
    return () => {
      for (const name of GLOBALS_EVENTS) context.channel.off(name, update)
    }
  }, [context])
  useEffect(() => applyTheme(theme), [theme])
  return (
    <DocsContainer context={context} theme={isDark(theme) ? WORKBENCH.dark : WORKBENCH.light}>
      <ThemeStyles />
      <PageStyles />
      <main>{children}</main>
    </DocsContainer>
  )
}

/** The page of a file of stories: its documentation, or with `globals=page:sheet` in the URL the sheet of its states. */
export const StoriesPage = () => (readGlobals().page === 'sheet' ? <Sheet /> : <Documentation />)

/** Reads the toolbar's choices from the URL: `globals=theme:dark;direction:rtl`. */
function readGlobals(): Record<string, string> {
  const globals = new URLSearchParams(location.search).get('globals') ?? ''
  return Object.fromEntries(
    globals.split(';').flatMap((choice) => {
      const [name, value] = choice.split(':')
      return name && value ? [[name, value]] : []
    }),
  )
}
