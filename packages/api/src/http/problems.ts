import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Problem } from '@shop/contract/wire.schema'
import { HttpProblem, PROBLEM_TYPE } from './HttpProblem.ts'
import { toProblem } from './toProblem.ts'
import { NOSNIFF } from './transportHeaders.ts'
import { withoutValues } from './withoutValues.ts'

const RETRY_AFTER_S = 2

/** Sets the status and headers of an error response, and logs failures of the shop. The caller sends the body. */
export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): HttpProblem {
  const problem = toProblem(error)
  // A thrown problem is an answer, not a failure.
  if (problem.status >= 500 && problem !== error) {
    request.log.error({ err: withoutValues(error), req: request }, problem.message)
  }
  const retryAfterS = problem.retryAfterS ?? (problem.status === 503 ? RETRY_AFTER_S : undefined)
  if (retryAfterS !== undefined) reply.header('retry-after', retryAfterS)
  // Errors of the HTTP parser precede all hooks.
  reply.code(problem.status).headers(NOSNIFF).header('cache-control', 'no-store')
  return problem
}

/** Answers with problem details (RFC 9457). */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = answerProblem(error, request, reply)
  return reply
    .type(PROBLEM_TYPE)
    .serializer((body: Problem) => JSON.stringify(body))
    .send(problem.toBody(request.id))
}

/** Makes errors and unknown paths of this scope answer with problem details. */
export function answerWithProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendProblem(error, request, reply))
  app.setNotFoundHandler((request, reply) =>
    sendProblem(new HttpProblem(404, 'There is nothing here.'), request, reply),
  )
}
