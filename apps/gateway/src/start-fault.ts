/**
 * Why the gateway does not start, said to the person who starts it: what is wrong, and what to do about it.
 * main.ts prints it without a stack and ends with exit code 1.
 */
export class StartFault extends Error {
  override readonly name = 'StartFault'
  readonly remedy: string

  constructor(problem: string, remedy: string, cause?: unknown) {
    super(problem, cause === undefined ? undefined : { cause })
    this.remedy = remedy
  }
}
