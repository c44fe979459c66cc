import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigFault, readConfig, type Environment } from './config'
import { PACKAGE, type Edition } from './edition'

const faultsOf = (environment: Environment, edition?: Edition): readonly string[] => {
  try {
    readConfig(environment, edition)
  } catch (error) {
    if (error instanceof ConfigFault) return error.faults
    throw error
  }
  return []
}

const KEY = 'o1Vd8YtPmlJcLYBwqAMdPObx3NvIq+oTK2T3kHJ7Zl4='
const PRODUCTION: Environment = { SEED: 'none', TOKEN_KEYS: KEY }

describe('the environment', () => {
  it('is the demo world on this machine only, in the folder .data of the repository, if no variable is set', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      databaseUrl: undefined,
      pool: { size: 8, statementTimeoutMs: 30_000, waitMs: 5000 },
      stopDelayMs: 0,
      bodyLimits: { open: 65_536, known: 1_310_720 },
      seed: 'demo',
      admin: undefined,
      login: { limitPerAccount: 10, limitPerAddress: 100, windowMs: 900_000 },
      tokenKeys: [],
      environmentSecrets: new Map(),
      sessionLifetimeMs: 28_800_000,
      sessionMaxLifetimeMs: 43_200_000,
      auditMonths: 24,
      trustProxy: false,
      environmentLabel: 'PROD',
      supportEmail: 'support@sitewright.example',
      productName: 'Sitewright',
      sso: undefined,
      productionUrl: undefined,
      mobileAdminUrl: undefined,
      mobileAppUrl: 'sitewright://print?zpl={zpl}',
      mapboxToken: undefined,
      webApplicationName: undefined,
      recoveryBy: 'username',
      portalBases: { gateway: undefined, api: undefined },
      logLevel: 'info',
      metrics: undefined,
    })
    const root = path.resolve(import.meta.dirname, '../../..')
    expect(config.dataDir).toBe(path.join(root, '.data'))
    expect(config.portalDist).toBe(path.join(root, 'apps/portal/dist'))
  })

  it('is read with everything that it says', () => {
    const config = readConfig({
      PORT: '0',
      HOST: '0.0.0.0',
      DATA_DIR: 'here',
      DATABASE_URL: 'postgresql://me:secret@db.example:5433/sitewright',
      ...PRODUCTION,
      DATABASE_POOL_SIZE: '25',
      STATEMENT_TIMEOUT_MS: '5000',
      BODY_LIMIT_OPEN: '32768',
      BODY_LIMIT_KNOWN: '2097152',
      ADMIN_USERNAME: ' first.admin ',
      ADMIN_PASSWORD: ' a password with blanks ',
      LOGIN_LIMIT_ACCOUNT: '3',
      LOGIN_LIMIT_ADDRESS: '30',
      LOGIN_WINDOW_MS: '60000',
      SESSION_LIFETIME_MS: '3600000',
      ENVIRONMENT_SECRETS: `2=${KEY}`,
      INTEGRATION_URLS: '{"7":"https://drawings.example.com/setup?from=portal"}',
      TRUST_PROXY: '2',
      ENVIRONMENT_LABEL: 'UAT',
      SUPPORT_EMAIL: 'help@example.org',
      PRODUCT_NAME: 'Ours',
      SSO_ISSUER: 'https://id.example/pool/',
      SSO_CLIENT_ID: 'portal',
      SSO_CLAIM: 'email',
      SSO_TRUST_EMAIL: '1',
      PRODUCTION_URL: 'https://portal.example',
      MOBILE_ADMIN_URL: 'https://mobile.example/admin',
      MOBILE_APP_URL: 'ours-app:labels?zpl={zpl}',
      MAPBOX_TOKEN: 'pk.public',
      WEB_APPLICATION_NAME: 'Ours on site',
      RECOVERY_BY: 'email',
      PASSWORD_MIN_LENGTH: '12',
      PUBLIC_URL: 'https://Portal.example:8443/',
      SMTP_URL: 'smtps://me:secret@mail.example:465',
      MAIL_FROM: 'Ours <no-reply@example.org>',
      PORTAL_DIST: '/srv/portal',
      PORTAL_GATEWAY_BASE: 'https://gateway.example/base/',
      PORTAL_API_BASE: 'https://api.example',
      AUDIT_MONTHS: '36',
      STOP_DELAY_MS: '5000',
      DATABASE_WAIT_MS: '2000',
      LOG_LEVEL: 'warn',
      METRICS_PORT: '9464',
      METRICS_HOST: '10.0.0.7',
      METRICS_TOKEN: KEY,
    })
    expect(config).toEqual({
      port: 0,
      host: '0.0.0.0',
      dataDir: path.resolve('here'),
      databaseUrl: 'postgresql://me:secret@db.example:5433/sitewright',
      pool: { size: 25, statementTimeoutMs: 5000, waitMs: 2000 },
      stopDelayMs: 5000,
      bodyLimits: { open: 32_768, known: 2_097_152 },
      seed: 'none',
      isPublicDemo: false,
      admin: { userName: 'first.admin', password: 'a password with blanks' },
      login: { limitPerAccount: 3, limitPerAddress: 30, windowMs: 60_000 },
      sessionLifetimeMs: 3_600_000,
      sessionMaxLifetimeMs: 43_200_000,
      auditMonths: 36,
      tokenKeys: [KEY],
      environmentSecrets: new Map([[2, KEY]]),
      integrationUrls: new Map([[7, 'https://drawings.example.com/setup?from=portal']]),
      trustProxy: 2,
      environmentLabel: 'UAT',
      supportEmail: 'help@example.org',
      productName: 'Ours',
      // The issuer is compared letter by letter: its slash stays.
      sso: { issuer: 'https://id.example/pool/', clientId: 'portal', claim: 'email', trustsEmail: true },
      productionUrl: 'https://portal.example',
      mobileAdminUrl: 'https://mobile.example/admin',
      mobileAppUrl: 'ours-app:labels?zpl={zpl}',
      mapboxToken: 'pk.public',
      webApplicationName: 'Ours on site',
      recoveryBy: 'email',
      passwordMinLength: 12,
      publicUrl: 'https://portal.example:8443',
      smtpUrl: 'smtps://me:secret@mail.example:465',
      mailFrom: 'Ours <no-reply@example.org>',
      portalDist: '/srv/portal',
      hasSourceMaps: false,
      portalBases: { gateway: 'https://gateway.example/base', api: 'https://api.example' },
      logLevel: 'warn',
      metrics: { port: 9464, host: '10.0.0.7', token: KEY },
    })
  })

  it('tells everything that is wrong at once, without repeating a secret', () => {
    const faults = faultsOf({
      PORT: '80.5',
      DATABASE_URL: 'mysql://me:secret@db.example/x',
      ...PRODUCTION,
      ADMIN_USERNAME: 'Token',
      ADMIN_PASSWORD: 'too short',
      LOGIN_LIMIT_ACCOUNT: '0',
      PORTAL_API_BASE: 'api.example',
      PASSWORD_MIN_LENGTH: '7',
      PUBLIC_URL: 'https://portal.example/below',
      SMTP_URL: 'mail.example:secret',
      LOG_LEVEL: 'loud',
      ENVIRONMENT_LABEL: 'production',
    })
    expect(faults.map((fault) => fault.split(' ', 1)[0])).toEqual([
      'PUBLIC_URL',
      'PORT',
      'DATABASE_URL',
      'ADMIN_USERNAME',
      'ADMIN_PASSWORD',
      'LOGIN_LIMIT_ACCOUNT',
      'PASSWORD_MIN_LENGTH',
      'ENVIRONMENT_LABEL',
      'PORTAL_API_BASE',
      'SMTP_URL',
      'LOG_LEVEL',
    ])
    expect(faults.join()).not.toMatch(/secret|too short/)
    expect(faults[1]).toBe('PORT must be a whole number from 0 to 65535, not "80.5".')
  })

  it.each([
    ['sslmod=verify-full', 'DATABASE_URL has an unknown parameter sslmod. Use sslmode, sslrootcert, sslcert, sslkey.'],
    ['SSLMODE=require', 'DATABASE_URL has an unknown parameter SSLMODE. Use sslmode, sslrootcert, sslcert, sslkey.'],
    ['ssl=true', 'DATABASE_URL has an unknown parameter ssl. Use sslmode, sslrootcert, sslcert, sslkey.'],
    [
      'sslmode=require&uselibpqcompat=true',
      'DATABASE_URL has an unknown parameter uselibpqcompat. Use sslmode, sslrootcert, sslcert, sslkey.',
    ],
    ['smode=verify-full', 'DATABASE_URL has an unknown parameter smode. Use sslmode, sslrootcert, sslcert, sslkey.'],
    [
      'slsmode=verify-full',
      'DATABASE_URL has an unknown parameter slsmode. Use sslmode, sslrootcert, sslcert, sslkey.',
    ],
    [
      'sllmode=verify-full',
      'DATABASE_URL has an unknown parameter sllmode. Use sslmode, sslrootcert, sslcert, sslkey.',
    ],
    [
      'security=verify-full',
      'DATABASE_URL has an unknown parameter security. Use sslmode, sslrootcert, sslcert, sslkey.',
    ],
    [
      'application_name=a;sslmode=require',
      'DATABASE_URL has an unknown parameter application_name. Use sslmode, sslrootcert, sslcert, sslkey.',
    ],
    ['host=', 'DATABASE_URL has an unknown parameter host. Use sslmode, sslrootcert, sslcert, sslkey.'],
    [
      'host=127.0.0.1&host=db.example',
      'DATABASE_URL has an unknown parameter host. Use sslmode, sslrootcert, sslcert, sslkey.',
    ],
    [
      '\u0455slmode=verify-full',
      'DATABASE_URL has an unknown parameter with a character other than A-Z, 0-9, _. Use sslmode, sslrootcert, sslcert, sslkey.',
    ],
    [
      'sslmode%3Drequire%26password%3Dsecret',
      'DATABASE_URL has an unknown parameter with a character other than A-Z, 0-9, _. Use sslmode, sslrootcert, sslcert, sslkey.',
    ],
    ['sslmode=verify-full&sslmode=disable', 'DATABASE_URL repeats sslmode.'],
    [
      'sslmode=verify_full',
      'sslmode of DATABASE_URL must be one of disable, no-verify, prefer, require, verify-ca, verify-full.',
    ],
    ['sslcert=/c.pem', 'DATABASE_URL needs both sslcert and sslkey, or neither.'],
  ])('rejects a DATABASE_URL with %s [OPS-03]', (parameters, fault) => {
    expect(faultsOf({ DATABASE_URL: `postgres://me:secret@db.example/x?${parameters}` })).toEqual([fault])
  })

  it.each(['me:secret@db.example/%zz', 'me:secret@db.example/x%4', 'me:secret%ff@db.example/x', 'me:secret@%ff/x'])(
    'rejects the malformed percent-encoding of a DATABASE_URL with %j',
    (rest) => {
      expect(faultsOf({ DATABASE_URL: `postgres://${rest}` })).toEqual([
        'DATABASE_URL has a % that does not start a percent-encoded UTF-8 character. Write % as %25.',
      ])
    },
  )

  it('accepts a Unix socket in DATABASE_URL', () => {
    expect(faultsOf({ DATABASE_URL: 'postgres://me:secret@%2Fvar%2Frun/x' })).toEqual([])
  })

  it.each(['/', '?', '#'])(
    'rejects a password in DATABASE_URL with %s, of which messages would show a part',
    (character) => {
      expect(faultsOf({ DATABASE_URL: `postgres://me:12${character}secret@db.example/x` })).toEqual([
        'DATABASE_URL must percent-encode the characters / ? # @ of the user name and the password.',
      ])
    },
  )

  it.each([
    ['ADMIN_USERNAME alone', { ...PRODUCTION, ADMIN_USERNAME: 'admin' }, ['ADMIN_PASSWORD']],
    ['ADMIN_PASSWORD alone', { ...PRODUCTION, ADMIN_PASSWORD: 'twelve or more' }, ['ADMIN_USERNAME']],
    [
      'a password of invisible characters',
      { ...PRODUCTION, ADMIN_USERNAME: 'a', ADMIN_PASSWORD: '\u200b'.repeat(12) },
      ['ADMIN_PASSWORD'],
    ],
    [
      'a password of 11 characters',
      { ...PRODUCTION, ADMIN_USERNAME: 'a', ADMIN_PASSWORD: '12345678901' },
      ['ADMIN_PASSWORD'],
    ],
    ['single sign-on without the name of the portal there', { SSO_ISSUER: 'https://id.example' }, ['SSO_ISSUER']],
    ['the name of the portal at no provider', { SSO_CLIENT_ID: 'portal' }, ['SSO_CLIENT_ID']],
    ['trust in the addresses of no provider', { SSO_TRUST_EMAIL: '1' }, ['SSO_CLIENT_ID']],
    [
      'trust that is neither 0 nor 1',
      { SSO_ISSUER: 'https://id.example', SSO_CLIENT_ID: 'portal', SSO_TRUST_EMAIL: 'yes' },
      ['SSO_TRUST_EMAIL'],
    ],
    [
      'a provider whose keys anybody on the way could change',
      { SSO_ISSUER: 'http://id.example', SSO_CLIENT_ID: 'portal' },
      ['SSO_ISSUER'],
    ],
    ['a provider on this machine', { SSO_ISSUER: 'http://localhost:9000', SSO_CLIENT_ID: 'portal' }, []],
    ['a way of recovery that there is not', { RECOVERY_BY: 'phone' }, ['RECOVERY_BY']],
    ['demo data at every address', { HOST: '0.0.0.0' }, ['SEED=demo']],
    ['demo data at a public address', { PUBLIC_URL: 'https://portal.example', SEED: 'large' }, ['SEED=large']],
    ['demo data behind a proxy', { TRUST_PROXY: '1' }, ['SEED=demo']],
    ['demo data in public that is allowed', { HOST: '0.0.0.0', ALLOW_PUBLIC_DEMO: '1' }, []],
    ['demo data in public that is not quite allowed', { HOST: '0.0.0.0', ALLOW_PUBLIC_DEMO: 'true' }, ['SEED=demo']],
    ['demo data on this machine alone', { HOST: '::1', PUBLIC_URL: 'http://127.0.0.2:8080', TRUST_PROXY: 'false' }, []],
    ['production that believes any proxy', { ...PRODUCTION, TRUST_PROXY: 'true' }, ['TRUST_PROXY=true']],
    [
      'single sign-on of production by any claim',
      { ...PRODUCTION, SSO_ISSUER: 'https://id.example', SSO_CLIENT_ID: 'portal' },
      ['SSO_CLAIM'],
    ],
    ['production whose sessions anybody who reads the database could forge', { SEED: 'none' }, ['TOKEN_KEYS']],
    ['a key that is easy to guess', { TOKEN_KEYS: `${KEY}, ${'ab'.repeat(20)}` }, ['Key']],
    ['a key that is too short, and an empty one', { TOKEN_KEYS: `${KEY},short,` }, ['Key', 'Key']],
    ['a repeated key', { TOKEN_KEYS: `${KEY},${KEY}` }, ['Key']],
    ['an environment with a secret that is easy to guess', { ENVIRONMENT_SECRETS: '1=short' }, ['Part']],
    ['secrets of no environment', { ENVIRONMENT_SECRETS: `${KEY},=${KEY},one=${KEY}` }, ['Part', 'Part', 'Part']],
    ['two secrets of an environment', { ENVIRONMENT_SECRETS: `1=${KEY},1=${KEY}` }, ['Part']],
    ['a link to the mobile app without a place for ZPL', { MOBILE_APP_URL: 'ours://print' }, ['MOBILE_APP_URL']],
    ['a link to the mobile app that is none', { MOBILE_APP_URL: '{zpl}' }, ['MOBILE_APP_URL']],
    ['a link to the mobile app that runs code', { MOBILE_APP_URL: 'javascript:a({zpl})' }, ['MOBILE_APP_URL']],
    ['a secret token of Mapbox', { MAPBOX_TOKEN: 'sk.secret' }, ['MAPBOX_TOKEN']],
    ['integrations that are no JSON object', { INTEGRATION_URLS: '["https://a.example"]' }, ['INTEGRATION_URLS']],
    ['integrations that are no JSON', { INTEGRATION_URLS: '1=https://a.example' }, ['INTEGRATION_URLS']],
    [
      'addresses of integrations that would show the token or are none',
      {
        INTEGRATION_URLS: JSON.stringify({
          1: 'http://a.example/',
          2: 'no address',
          3: 'javascript:alert(1)',
          4: 'https://me:secret@a.example/',
          5: 'https://a.example/?jwt=x',
          6: 7,
          one: 'https://a.example/',
        }),
      },
      Array.from({ length: 7 }, () => 'INTEGRATION_URLS:'),
    ],
    [
      'addresses of integrations on this machine',
      { INTEGRATION_URLS: '{"1":"http://localhost:9000/","2":"http://127.0.0.1/","3":"http://a.localhost/"}' },
      [],
    ],
    ['production in public', { ...PRODUCTION, HOST: '0.0.0.0', TRUST_PROXY: '10.0.0.0/8' }, []],
    ['a seed that there is not', { SEED: 'Demo' }, ['SEED']],
    ['a port that there is not', { PORT: '65536' }, ['PORT']],
    ['an empty variable', { PORT: '', SEED: ' ' }, []],
    ['no administrator, which a database that is there needs no more', PRODUCTION, []],
  ])('with %s', (_, environment, variables) => {
    expect(faultsOf(environment).map((fault) => fault.split(' ', 1)[0])).toEqual(variables)
  })

  it('never repeats an address of an integration, which can contain a secret', () => {
    const [fault] = faultsOf({ INTEGRATION_URLS: '{"4":"http://a.example/?key=hidden"}' })
    expect(fault).toContain('integration 4')
    expect(fault).not.toContain('hidden')
  })

  it('has addresses of demo integrations in demo mode alone', () => {
    expect([...readConfig({}).integrationUrls.keys()]).toEqual([1, 3])
    expect(readConfig(PRODUCTION).integrationUrls.size).toBe(0)
  })

  it.each([
    [{ METRICS_PORT: '9464' }, { port: 9464, host: '127.0.0.1', token: undefined }],
    [{ METRICS_TOKEN: KEY }, { port: undefined, host: '127.0.0.1', token: KEY }],
  ])('serves metrics with %j [WATCH-02]', (environment, metrics) => {
    expect(readConfig(environment).metrics).toEqual(metrics)
  })

  it.each([
    [{ METRICS_PORT: 'secret' }, 'METRICS_PORT must be a whole number from 0 to 65535, not "secret".'],
    [
      { PORT: '8080', METRICS_PORT: '8080' },
      'METRICS_PORT must differ from PORT. To serve metrics at PORT, set only METRICS_TOKEN.',
    ],
    [{ METRICS_HOST: '0.0.0.0' }, 'METRICS_HOST needs METRICS_PORT.'],
    [{ METRICS_TOKEN: KEY.slice(0, 31) }, 'METRICS_TOKEN must have 32 to 1024 characters.'],
    [{ METRICS_TOKEN: 'ab'.repeat(20) }, 'METRICS_TOKEN has too few different characters. Generate a random key.'],
    [{ METRICS_TOKEN: `${KEY} x` }, 'METRICS_TOKEN must consist of visible ASCII characters without spaces.'],
  ])('rejects %j in a sentence [WATCH-11]', (environment, fault) => {
    expect(faultsOf(environment)).toEqual([fault])
  })

  it('names the invalid token key by its position, and never repeats a key', () => {
    expect(faultsOf({ TOKEN_KEYS: `${KEY},not-a-key` })).toEqual([
      'Key 2 of TOKEN_KEYS must have 32 to 1024 characters.',
    ])
  })

  it.each([
    ['true', true],
    ['false', false],
    ['1', 1],
    ['10.0.0.0/8,127.0.0.1', '10.0.0.0/8,127.0.0.1'],
  ])('believes proxies as TRUST_PROXY=%s says', (given, trusted) => {
    expect(readConfig({ TRUST_PROXY: given, ALLOW_PUBLIC_DEMO: '1' }).trustProxy).toBe(trusted)
  })
})

describe('the environment of the production package', () => {
  const faultsIn = (environment: Environment) => faultsOf(environment, PACKAGE)

  it('is production without SEED, with the portal beside the gateway [PKG-02]', () => {
    const { seed, portalDist, hasSourceMaps } = readConfig({ TOKEN_KEYS: KEY, DATA_DIR: 'data' }, PACKAGE)
    expect({ seed, hasSourceMaps }).toEqual({ seed: 'none', hasSourceMaps: false })
    expect(portalDist).toBe(path.resolve(import.meta.dirname, '../portal'))
  })

  it.each(['demo', 'large'])('cannot have SEED=%s [PKG-02]', (seed) => {
    expect(faultsIn({ SEED: seed, TOKEN_KEYS: KEY, DATA_DIR: 'data' })).toEqual([
      `SEED=${seed} needs demo data, which this package does not have. Set SEED=none, or remove SEED.`,
    ])
  })

  it('must say where the data is [PKG-02]', () => {
    expect(faultsIn({ TOKEN_KEYS: KEY })).toEqual([
      'DATABASE_URL must name a PostgreSQL server, or DATA_DIR a folder for the embedded database outside of the package, because an upgrade replaces the package.',
    ])
    expect(faultsIn({ TOKEN_KEYS: KEY, DATABASE_URL: 'postgres://me@db.example/sitewright' })).toEqual([])
  })
})
