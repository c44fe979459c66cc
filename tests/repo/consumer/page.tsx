import { THEMES } from '@sitewright/ui/themes'
import { Parts } from './Parts'

/** In Next, a server component. */
export default function Page() {
  return (
    <main>
      <h1>{THEMES.join(', ')}</h1>
      <Parts />
    </main>
  )
}
