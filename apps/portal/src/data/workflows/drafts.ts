import * as z from 'zod/mini'
import { WorkflowPhase } from '@sitewright/domain/workflows/workflow'
import { readStored, store, unstore } from '../../shell/storage'

/** Stored drafts are offered and kept for this long, in milliseconds. */
export const DRAFT_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000

const PREFIX = 'sitewright.workflow-draft.'

const Draft = z.object({ name: z.string(), projectIds: z.array(z.int()), phases: z.array(WorkflowPhase) })
const Stored = z.object({ userId: z.int(), savedAt: z.number(), draft: Draft, before: Draft })
export type StoredDraft = z.infer<typeof Stored>

/** Each user has drafts of their own, one for each workflow and one for new workflows. */
const nameInStorage = (userId: number, workflow: string): string => `${PREFIX}${userId}.${workflow}`

const parse = (text: string | null): StoredDraft | undefined => {
  try {
    return Stored.parse(JSON.parse(text ?? ''))
  } catch {
    // Nothing is stored, or another version of the portal stored it.
    return undefined
  }
}

/** Removes the drafts of all users that are older than a week, so that no device keeps them forever. */
function removeExpired(now: number): void {
  try {
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith(PREFIX))) {
      const stored = parse(readStored(key))
      if (stored === undefined || now - stored.savedAt > DRAFT_LIFETIME_MS) unstore(key)
    }
  } catch {
    // Storage is blocked: nothing was stored.
  }
}

/**
 * The draft that a user stored on this device in the last 7 days. Never that of someone else.
 * @param workflow the key of the workflow that its copies share, or `new`
 */
export function readDraft(userId: number, workflow: string, now: number): StoredDraft | undefined {
  removeExpired(now)
  const stored = parse(readStored(nameInStorage(userId, workflow)))
  return stored?.userId === userId ? stored : undefined
}

/** Stores the draft of a user on this device; undefined removes it. */
export function writeDraft(
  userId: number,
  workflow: string,
  drafts: { draft: unknown; before: unknown } | undefined,
  now: number,
): void {
  const key = nameInStorage(userId, workflow)
  if (drafts === undefined) unstore(key)
  else store(key, JSON.stringify({ userId, savedAt: now, ...drafts }))
}
