import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { rowsOf, type Contract } from '@sitewright/api-client/contract/contract'
import { requestMessages } from '@sitewright/domain/shared/messages'
import { Problem } from '@sitewright/domain/shared/problem'
import { pathOf, wantsPage, type PortalPage } from './portal'
import { writeProblem } from './problems'
import { notFound } from './refusals'

/** Which methods a path of the contract has: by pattern, a value is anything but a slash. */
function methodsOf(table: Contract): (path: string) => string[] {
  const patterns = rowsOf(table).map(({ row, path }) => ({
    method: row.method,
    pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`),
  }))
  return (path) => [...new Set(patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))]
}

/** What no route serves: a page of the portal, a call with another method, or nothing at all. */
export function answerUnknownPaths(app: FastifyInstance, table: Contract, page: PortalPage): void {
  const allowedAt = methodsOf(table)
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    if (wantsPage(request)) {
      await page.send(request, reply)
      return reply
    }
    const methods = allowedAt(pathOf(request))
    if (methods.length > 0) reply.header('allow', methods.join(', '))
    writeProblem(
      methods.length > 0 ? new Problem({ status: 405, message: requestMessages.methodNotAllowed }) : notFound(),
      request,
      reply,
    )
    return reply
  })
}
