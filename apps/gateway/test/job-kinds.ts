import { sql } from 'drizzle-orm'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { signedIn } from '@sitewright/domain/shared/policy'
import { defineJob } from '../src/jobs/define'

/** Writes its pieces into the table of settings, whose primary key refuses a piece that is written twice. */
export const countJob = defineJob({
  kind: 'test.count',
  input: z.object({ pieces: z.int(), pauseMs: z.int() }),
  allow: signedIn,
  run: async (ctx, { pieces, pauseMs }) => {
    const encoder = new TextEncoder()
    await ctx.pieces({
      position: z.int(),
      first: 0,
      run: async (at) => {
        await wait(pauseMs)
        return {
          write: async (tx) => {
            await tx.execute(
              sql`insert into setting (name, value) values (${`count/${ctx.jobId}/${at}`}, ${String(process.pid)})`,
            )
            await ctx.append(tx, encoder.encode(`${at}\n`))
          },
          next: at + 1 < pieces ? at + 1 : undefined,
          done: at + 1,
          total: pieces,
        }
      },
    })
    return { name: 'count.txt', type: 'text/plain' }
  },
})
