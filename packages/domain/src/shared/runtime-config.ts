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

/** Where the ZPL of labels goes in the link to the mobile app. */
export const ZPL_PLACEHOLDER = '{zpl}'

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
  /** Where the product is for real; a public test environment leads there (NAV-30, NAV-32). */
  productionUrl: z.optional(z.string()),
  /** The mobile administration, another application; its link is hidden without one (NAV-16). */
  mobileAdminUrl: z.optional(z.string()),
  /** The link that opens the mobile app with labels, with ZPL_PLACEHOLDER (CODE-13). Without it, mobile browsers download labels like desktop browsers. */
  mobileAppUrl: z.optional(z.string()),
  /** The public token of Mapbox. Without one, maps are drawn by MapLibre and call no other server (MAP-17). */
  mapboxToken: z.optional(z.string()),
  /** What the toast calls the web application that opens after sign-in; a text of ours by default (AUTH-45). */
  webApplicationName: z.optional(z.string()),
  /** What recovery asks for; the username by default (AUTH-82). */
  recoveryBy: z.optional(z.enum(['username', 'email'])),
  /** Login offers single sign-on; by default it does. */
  hasSso: z.optional(z.boolean()),
  /** Demo data where others than this machine can reach it: every page says so. */
  isPublicDemo: z.optional(z.boolean()),
  /** In demo mode only. */
  demo: z.optional(z.object({ password: z.string(), accounts: z.array(DemoAccount) })),
})
export type RuntimeConfig = z.infer<typeof RuntimeConfig>
