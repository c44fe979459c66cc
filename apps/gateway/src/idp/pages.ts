import { providerMessages } from '@sitewright/domain/session/messages'
import { markup, type PlainPage } from '../http/plain-page'

/** Who is there to choose. */
export interface KnownAccount {
  readonly userName: string
  readonly purpose: string
}

interface SignInPage {
  readonly action: string
  readonly accounts: readonly KnownAccount[]
  /** The user that the portal expects. */
  readonly hint: string
}

/** Signs in the user that is chosen or typed: this provider asks for no password. */
export const signInPage = ({ action, accounts, hint }: SignInPage): PlainPage => ({
  title: providerMessages.title,
  body: markup`<p>${providerMessages.noPassword}</p>
<form method="post" action="${action}">
<h2>${providerMessages.choose}</h2>
<ul>${accounts.map(
    ({ userName, purpose }) =>
      markup`<li><button name="account" value="${userName}">${userName}</button> <span class="muted">${purpose}</span></li>`,
  )}</ul>
</form>
<form method="post" action="${action}">
<h2>${providerMessages.other}</h2>
<label for="name">${providerMessages.userName}</label>
<input id="name" name="account" value="${hint}" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="256" required>
<div class="row">
<button>${providerMessages.submit}</button>
<button data-quiet name="cancel" value="true" formnovalidate>${providerMessages.cancel}</button>
</div>
</form>`,
})

/** Something went wrong at the provider; the portal is the way back. */
export const faultPage = (message: string, portal: string): PlainPage => ({
  title: providerMessages.title,
  body: markup`<p>${message}</p>
<p><a href="${portal}">${providerMessages.back}</a></p>`,
})

/** Submits the form with a script, because a user who logged out in the portal needs no second question. Without scripts there is a button. */
export const leavePage = (action: string, secret: string): PlainPage => ({
  title: providerMessages.leaving,
  body: markup`<form method="post" action="${action}">
<input type="hidden" name="xsrf" value="${secret}">
<input type="hidden" name="logout" value="yes">
<button>${providerMessages.leave}</button>
</form>`,
  script: 'document.forms[0].submit()',
})
