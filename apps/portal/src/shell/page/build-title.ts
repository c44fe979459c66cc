import type { View } from '@sitewright/ui/view-state'

/** What the title of a page with tabs depends on. */
export interface Opened {
  view: View<unknown>
  /** Name of what is open, or what kind of thing it is until the name is known. */
  name: string
  /** Title for a failed view, if nothing but the request knows the name. */
  failedTitle?: string
}

/** The parts of the title: the name and the current tab, or that there is no such thing. */
export const buildTitle = ({ view, name, failedTitle }: Opened, tab: string | undefined): (string | undefined)[] =>
  view.state === 'failed' && failedTitle !== undefined ? [view.problem.missingTitle ?? failedTitle] : [name, tab]
