import { standInMessages } from '@sitewright/domain/environments/messages'
import { markup, type Html, type PlainPage } from '../http/plain-page'
import type { Visit } from './sessions'

/** The ways back to the portal: its home, and its log-out, which logs out of everything (AUTH-51). */
const ways = (portal: string): Html => markup`<ul>
<li><a href="${portal}/">${standInMessages.portal}</a></li>
<li><a href="${portal}/login?logOff=true">${standInMessages.logOut}</a></li>
</ul>`

const about = markup`<p class="muted">${standInMessages.about}</p>`

/** Who is signed in, to which environment, and where they wanted to go. */
export const visitPage = ({ visitor, redirectUrl }: Visit, portal: string): PlainPage => ({
  title: standInMessages.title(visitor.environmentName),
  body: markup`${about}
<dl>
<dt>${standInMessages.user}</dt><dd>${visitor.firstName} ${visitor.lastName} (${visitor.userName})</dd>
<dt>${standInMessages.license}</dt><dd>${visitor.licenseName}</dd>
<dt>${standInMessages.environment}</dt><dd>${visitor.environmentName}</dd>
${redirectUrl === undefined ? undefined : markup`<dt>${standInMessages.wanted}</dt><dd><code>${redirectUrl}</code></dd>`}
</dl>
<ul><li><a href="/Account/LogOff">${standInMessages.logOff}</a></li></ul>
${ways(portal)}`,
})

/** Nobody is signed in, or something else is to be said. */
export const wordPage = (name: string, sentence: string, portal: string): PlainPage => ({
  title: standInMessages.title(name),
  body: markup`${about}
<p>${sentence}</p>
${ways(portal)}`,
})
