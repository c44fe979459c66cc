import * as z from 'zod/mini'

/** An account of the demo world, as the sign-in page lists it. */
export const DemoAccount = z.object({
  userName: z.string(),
  licenseId: z.int(),
  /** What it is there for. */
  purpose: z.string(),
  /** Heading under which it stands. */
  group: z.string(),
})
export type DemoAccount = z.infer<typeof DemoAccount>

/** What an installation is for; the top bar says which (CONST-18, NAV-32). */
export const ENVIRONMENT_LABELS = ['PROD', 'UAT', 'DEV', 'PUBLIC_TEST'] as const

/** What the gateway tells the portal at run time, so that one build serves every environment. GET /config.json. */
export const RuntimeConfig = z.object({
  /** Address of each base, without a trailing slash. */
  bases: z.object({ gateway: z.string(), api: z.string(), own: z.string() }),
  /** Calls of our own that this server offers, as `area.verb`; a feature whose call is missing is hidden (API-113). */
  capabilities: z.array(z.string()),
  /** One of ENVIRONMENT_LABELS; another server may say something else. */
  environment: z.string(),
  supportEmail: z.string(),
  productName: z.string(),
  /** Version of the server. */
  version: z.string(),
  /** In demo mode only. */
  demo: z.optional(z.object({ password: z.string(), accounts: z.array(DemoAccount) })),
})
export type RuntimeConfig = z.infer<typeof RuntimeConfig>
