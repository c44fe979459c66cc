import * as z from 'zod/mini'

/** A web application of its own, where the users of a license work. (Identity specification §3; ENV-01.) */
export const Environment = z.object({
  environmentId: z.int(),
  name: z.string(),
  /** Absolute address, with or without a slash at its end. */
  serverUrl: z.string(),
})
export type Environment = z.infer<typeof Environment>

/** An environment of a license. */
export const LinkedEnvironment = z.object({
  ...Environment.shape,
  /** Beyond the specification: since when it is linked, in epoch milliseconds. Absent if not recorded (LIC-87). */
  linkedAt: z.optional(z.int()),
})
export type LinkedEnvironment = z.infer<typeof LinkedEnvironment>

/** Reply of GET environment/1/vuejsVersion on the public API: the front-end that is deployed. */
export const DeployedVersion = z.object({ vueDeployedVersion: z.nullish(z.string()) })
export type DeployedVersion = z.infer<typeof DeployedVersion>
