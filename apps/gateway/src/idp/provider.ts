import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { JWK } from 'jose'
import { providerMessages } from '@sitewright/domain/session/messages'
import { writePlainPage, type PlainPage } from '../http/plain-page'
import { DEVELOPMENT_CLIENT, DEVELOPMENT_PROVIDER_PATH } from './address'
import { cookieKeyOf } from './keys'
import { createMemory } from './memory'
import { faultPage, leavePage } from './pages'

/** How long what it keeps lasts, in seconds. */
const HOUR = 60 * 60
const LASTS = { Session: 8 * HOUR, Grant: 8 * HOUR, Interaction: HOUR, IdToken: 5 * 60 }

const SCOPES = 'openid profile email'

interface Options {
  /** Where people reach the gateway. */
  readonly origin: string
  readonly key: JWK
  /** Epoch milliseconds. */
  readonly now: () => number
}

/** Where a user says who they are. */
export const interactionPath = (uid: string): string => `${DEVELOPMENT_PROVIDER_PATH}/interaction/${uid}`

/** The library is missing: demo mode runs on an installation without development dependencies. */
export class LibraryMissing extends Error {}

async function loadLibrary() {
  try {
    return await import('oidc-provider')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error
    throw new LibraryMissing(providerMessages.notInstalled, { cause: error })
  }
}

const show = (ctx: KoaContextWithOIDC, page: PlainPage): void => {
  const { text, policy } = writePlainPage(page)
  ctx.type = 'html'
  ctx.set('content-security-policy', policy)
  ctx.body = text
}

/**
 * An OpenID provider for development, which checks no password. One client, our portal, which gets only id_tokens. The library is loaded here, because production
 * neither needs nor installs it.
 * @throws LibraryMissing
 */
export async function createDevelopmentProvider({ origin, key, now }: Options): Promise<Provider> {
  const { Provider: OpenIdProvider, interactionPolicy } = await loadLibrary()
  const policy = interactionPolicy.base()
  // Nothing is asked for that needs consent; a native client would have to ask all the same.
  policy.get('consent')?.checks.remove('native_client_prompt')
  policy.get('login')?.checks.add(
    new interactionPolicy.Check('other_account', 'another account is expected', ({ oidc }) => {
      const { login_hint: hint } = oidc.params ?? {}
      const isOther = typeof hint === 'string' && hint !== '' && hint !== oidc.session?.accountId
      return isOther && oidc.result?.login === undefined
    }),
  )
  const provider = new OpenIdProvider(origin + DEVELOPMENT_PROVIDER_PATH, {
    adapter: createMemory(now),
    clients: [
      {
        client_id: DEVELOPMENT_CLIENT,
        // A web client may not be on this machine.
        application_type: 'native',
        redirect_uris: [`${origin}/login`],
        post_logout_redirect_uris: [`${origin}/login`],
        response_types: ['id_token'],
        grant_types: ['implicit'],
        token_endpoint_auth_method: 'none',
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: [cookieKeyOf(key)] },
    responseTypes: ['id_token'],
    scopes: SCOPES.split(' '),
    claims: { openid: ['sub'], profile: ['preferred_username', 'name'] },
    // Without a call for more, all that is known stands in the token.
    conformIdTokenClaims: false,
    ttl: LASTS,
    findAccount: (_ctx, accountId) => ({
      accountId,
      claims: async () => ({ sub: accountId, preferred_username: accountId, name: accountId }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ accountId: oidc.session?.accountId, clientId: oidc.client?.clientId })
      grant.addOIDCScope(SCOPES)
      await grant.save()
      return grant
    },
    interactions: { policy, url: (_ctx, { uid }) => interactionPath(uid) },
    clientBasedCORS: () => false,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx) => {
          const secret = ctx.oidc.session?.state?.secret
          show(ctx, leavePage(ctx.oidc.urlFor('end_session_confirm'), typeof secret === 'string' ? secret : ''))
        },
        postLogoutSuccessSource: (ctx) => show(ctx, faultPage(providerMessages.left, `${origin}/login`)),
      },
    },
    renderError: (ctx, { error, error_description: description }) =>
      show(ctx, faultPage(providerMessages.fault(error, description ?? ''), `${origin}/login`)),
  })
  // The addresses that it tells are those of the origin: serve.ts says so in each request.
  provider.proxy = true
  return provider
}
