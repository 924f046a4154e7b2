import type { FastifyInstance } from 'fastify'
import { sendFailurePage } from './sendFailurePage.ts'

/** Errors of this scope answer with a page for people: the problem, and links to go on. */
export function answerWithPages(app: FastifyInstance): void {
  app.setErrorHandler(sendFailurePage)
}
