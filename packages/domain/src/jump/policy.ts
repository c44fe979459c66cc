import { signedIn } from '../shared/policy'

/** Every user searches. What is found depends on the policy of each page: without roles, nothing (JUMP-05). */
export const canJump = signedIn
