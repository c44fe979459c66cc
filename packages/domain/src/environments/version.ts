/** The environment id of the version call is a constant (CONST-29). */
export const VERSION_ENVIRONMENT_ID = 1

/**
 * Is another front-end deployed than the one that runs? Any difference counts; an empty answer is none (NAV-25).
 * @param running the version baked into the running build
 */
export const isOtherVersion = (deployed: string | null | undefined, running: string): boolean =>
  deployed !== undefined && deployed !== null && deployed.trim() !== '' && deployed.trim() !== running
