import http from 'node:http'
import { exportJWK, generateKeyPair } from 'jose'
import { interactionPolicy, Provider } from 'oidc-provider'

/**
 * An OpenID provider that is not ours, as a process: `node … <port> <client id> <redirect uri>`. Signs in the expected user (login_hint) without a question.
 * POST /rotate changes its key.
 */
const [port = '', clientId = '', redirectUri = ''] = process.argv.slice(2)
const issuer = `http://127.0.0.1:${port}`

async function makeProvider(kid: string): Promise<Provider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key = { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' }
  const policy = interactionPolicy.base()
  policy.get('consent')?.checks.remove('native_client_prompt')
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        application_type: 'native',
        redirect_uris: [redirectUri],
        post_logout_redirect_uris: [redirectUri],
        response_types: ['id_token'],
        grant_types: ['implicit'],
        token_endpoint_auth_method: 'none',
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ['of a test'] },
    responseTypes: ['id_token'],
    scopes: ['openid', 'profile', 'email'],
    claims: { openid: ['sub'], profile: ['upn'], email: ['email'] },
    conformIdTokenClaims: false,
    interactions: { policy, url: (_ctx, { uid }) => `/interaction/${uid}` },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: true } },
    findAccount: (_ctx, accountId) => ({
      accountId,
      claims: async () => ({ sub: `id-of-${accountId}`, upn: accountId, email: accountId }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ accountId: oidc.session?.accountId, clientId: oidc.client?.clientId })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
  })
  return provider
}

let provider = await makeProvider('first')
http
  .createServer((request, response) => {
    void (async () => {
      if (request.url === '/rotate') {
        provider = await makeProvider('second')
        response.end()
      } else if (request.url?.startsWith('/interaction/')) {
        const { params } = await provider.interactionDetails(request, response)
        await provider.interactionFinished(request, response, { login: { accountId: String(params.login_hint) } })
      } else await provider.callback()(request, response)
    })()
  })
  .listen(Number(port), '127.0.0.1', () => process.stdout.write('listening\n'))
