import { and, eq, type SQL } from 'drizzle-orm'
import { audit } from '../db/schema'
import type { AuditSubject } from './audit'

/** The condition of entries about a subject, as the index of the audit needs it. */
export const isAbout = ({ kind, id }: AuditSubject): SQL | undefined =>
  and(eq(audit.subjectKind, kind), eq(audit.subjectId, String(id)))
