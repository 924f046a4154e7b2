import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from '#http/problems.ts'
import { sendFailurePage } from './sendFailurePage.ts'
import { isForPeople } from './isForPeople.ts'

/** Answers an error with an HTML page on addresses for people, with problem details elsewhere. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return isForPeople(request.url)
    ? sendFailurePage(error, request, reply)
    : sendProblem(error, request, reply)
}
