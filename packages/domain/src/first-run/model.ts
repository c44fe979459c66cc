import * as z from 'zod/mini'
import { CatalogEnvironmentInput } from '../catalog/model'
import { UserInput } from '../users/model'

/** The steps, in order, as addresses name them (FIRST-02). */
export const FIRST_RUN_STEPS = ['environment', 'product-licenses', 'license', 'administrator'] as const
export type FirstRunStep = (typeof FIRST_RUN_STEPS)[number]

/** How far an installation is set up (FIRST-01). `null` and 0 where there is nothing yet. */
export const FirstRunState = z.object({
  /** Whether the signed-in user has an email address, or signs in without one by single sign-on. */
  hasEmail: z.boolean(),
  /** Whether a mail server is configured (FIRST-11). */
  sendsMail: z.boolean(),
  /** The first environment that is offered. */
  environment: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** How many standard product licenses are offered. */
  productLicenses: z.int(),
  /** The first license of a customer. `offersRoles`: whether a standard product license of it brings any role (FIRST-09). */
  license: z.nullable(z.object({ licenseId: z.int(), name: z.string(), offersRoles: z.boolean() })),
  /** The first user of a customer who can administer users. */
  administrator: z.nullable(z.object({ userName: z.string() })),
})
export type FirstRunState = z.infer<typeof FirstRunState>

const environment = { ...CatalogEnvironmentInput.shape, createsSecret: z.boolean() }

/** The form of the first step (FIRST-06): all of it, or what is missing. */
export const FirstEnvironment = z.object({ email: UserInput.shape.email, ...environment })
export type FirstEnvironment = z.infer<typeof FirstEnvironment>
export const firstEnvironmentForms = {
  all: FirstEnvironment,
  environment: z.object(environment),
  email: z.object({ email: UserInput.shape.email }),
} as const

/** The form of the second step: numbers of suggested product licenses (FIRST-07). */
export const ProductSelection = z.object({ numbers: z.set(z.int()) })
export type ProductSelection = z.infer<typeof ProductSelection>
